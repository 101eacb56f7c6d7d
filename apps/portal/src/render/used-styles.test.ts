import { describe, expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page =
  '<!doctype html><html lang="en" dir="ltr"><body><div class="a b" data-kind="form"><button type="button" data-size="large">Go</button><svg viewBox="0 0 1 1"/></div></body></html>';

describe('styles of a rendered page', () => {
  it.each([
    ['an element', 'button{color:red}'],
    ['a class among others', '.b{color:red}'],
    ['an attribute and its value', '.a [data-size="large"]{color:red}'],
    ['a value without quotes', '[data-size=large]{color:red}'],
    ['a state that may come', 'button:hover:not(:disabled)::after{content:"}"}'],
    ['a state with brackets inside', '.a:not(:has(> [data-none])):nth-child(2n + 1){color:red}'],
    ['one of several', ':is(.none, .a) > button{color:red}'],
    ['what opens without a script', '.a[open]{color:red}'],
    ['the page and its direction', ':root{color:red}html:dir(rtl) .a{color:red}'],
    [
      'what is asked of paper and of forced colours',
      '@media print{.a{color:red}}@media (forced-colors: active){.a{color:red}}',
    ],
    [
      'movements and fonts',
      '@keyframes turn{to{rotate:1turn}}@font-face{font-family:"X";src:local("Y")}',
    ],
    ['a variable that is read', '.a{--x:var(--y);--y:url("a;b");color:var(--x, red)}'],
  ])('contain %s', (_what, css) => {
    expect(usedStyles(css, page)).toBe(css);
  });

  it.each([
    ['an element that is not there', 'table{color:red}', ''],
    ['a class that is not there', '.a.none{color:red}', ''],
    ['another value', '[data-size="small"]{color:red}', ''],
    ['an attribute inside a choice', 'button:is([data-none],.none):hover{color:red}', ''],
    ['a selector beside one that is', '.none,.a,[data-none]{color:red}', '.a{color:red}'],
    [
      'a group that holds nothing then',
      '@media print{.none{color:red}}.a{color:red}',
      '.a{color:red}',
    ],
    [
      'a variable that nobody reads, and those it alone read',
      '.a{--x:var(--y);--y:1;color:red}',
      '.a{color:red}',
    ],
    ['a rule of nothing but such variables', '.a{--x:1}', ''],
  ])('omit %s', (_what, css, kept) => {
    expect(usedStyles(css, page)).toBe(kept);
  });
});
