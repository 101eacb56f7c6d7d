import { expect, it } from 'vitest';
import { base64Of } from './base64-of.ts';

it.each([
  ['all kinds of bytes', new Uint8Array([0, 255, 137, 80, 78, 71]), 'AP+JUE5H'],
  ['more bytes than one chunk', new Uint8Array(70_000), `${'A'.repeat(93_334)}==`],
  ['nothing', new Uint8Array(), ''],
])('encodes %s', async (_, bytes, expected) => {
  expect(await base64Of(new Blob([bytes], { type: 'image/png' }))).toBe(expected);
});
