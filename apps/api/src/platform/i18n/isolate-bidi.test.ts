import { expect, it } from 'vitest';
import { isolateBidi } from './isolate-bidi.ts';

it('isolates insertions within right-to-left text', () => {
  expect(isolateBidi('ar')('3.5–5.0')).toBe('\u20683.5–5.0\u2069');
  expect(isolateBidi('ar')('')).toBe('');
  expect(isolateBidi('pt')('3.5–5.0')).toBe('3.5–5.0');
});
