import { describe, expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page =
  '<!doctype html><html lang="en" dir="ltr"><body><div class="a b" data-kind="form"><button type="button" data-size="large">Go</button><svg viewBox="0 0 1 1"/></div></body></html>';

describe('styles of a rendered page', () => {
  it.each([
    ['an element', 'button{color:red}'],
    ['one of several classes', '.b{color:red}'],
    ['an attribute and its value', '.a [data-size="large"]{color:red}'],
    ['an unquoted attribute value', '[data-size=large]{color:red}'],
    ['an interactive state', 'button:hover:not(:disabled)::after{content:"}"}'],
    ['a state with nested brackets', '.a:not(:has(> [data-none])):nth-child(2n + 1){color:red}'],
    ['one of several alternatives', ':is(.none, .a) > button{color:red}'],
    ['what opens without scripts', '.a[open]{color:red}'],
    ['the root element and its direction', ':root{color:red}html:dir(rtl) .a{color:red}'],
    [
      'print and forced-colours rules',
      '@media print{.a{color:red}}@media (forced-colors: active){.a{color:red}}',
    ],
    [
      'keyframes and fonts',
      '@keyframes turn{to{rotate:1turn}}@font-face{font-family:"X";src:local("Y")}',
    ],
    ['a variable in use', '.a{--x:var(--y);--y:url("a;b");color:var(--x, red)}'],
  ])('contain %s', (_what, css) => {
    expect(usedStyles(css, page)).toBe(css);
  });

  it.each([
    ['an element not on the page', 'table{color:red}', ''],
    ['a class not on the page', '.a.none{color:red}', ''],
    ['another value', '[data-size="small"]{color:red}', ''],
    ['an unused attribute among alternatives', 'button:is([data-none],.none):hover{color:red}', ''],
    ['an unused selector next to a used one', '.none,.a,[data-none]{color:red}', '.a{color:red}'],
    ['a group that becomes empty', '@media print{.none{color:red}}.a{color:red}', '.a{color:red}'],
    [
      'an unused variable and the variables only it uses',
      '.a{--x:var(--y);--y:1;color:red}',
      '.a{color:red}',
    ],
    ['a rule with only unused variables', '.a{--x:1}', ''],
  ])('omit %s', (_what, css, kept) => {
    expect(usedStyles(css, page)).toBe(kept);
  });
});
