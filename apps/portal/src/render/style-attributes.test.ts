import { expect, it } from 'vitest';
import { extractStyleAttributes } from './style-attributes.ts';

it('converts style attributes to rules for the same elements', () => {
  expect(
    extractStyleAttributes(
      '<div style="--a:1;min-block-size:100dvh"><p class="x" style="background:url(&quot;/a.svg&quot;)">style="no"</p></div>',
    ),
  ).toEqual({
    html: '<div data-drawn="0"><p class="x" data-drawn="1">style="no"</p></div>',
    rules:
      '[data-drawn="0"]{--a:1;min-block-size:100dvh}[data-drawn="1"]{background:url("/a.svg")}',
  });
});

it('leaves a page without style attributes unchanged', () => {
  expect(extractStyleAttributes('<p>one</p>')).toEqual({ html: '<p>one</p>', rules: '' });
});
