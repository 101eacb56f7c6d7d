import { expect, it } from 'vitest';
import { insertionFor } from './isolate-bidi.ts';

it('isolates insertions within right-to-left text', () => {
  expect(insertionFor('ar')('3.5–5.0')).toBe('\u20683.5–5.0\u2069');
  expect(insertionFor('ar')('')).toBe('');
  expect(insertionFor('pt')('3.5–5.0')).toBe('3.5–5.0');
});
