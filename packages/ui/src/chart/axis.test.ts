import { describe, expect, it } from 'vitest';
import { createFormat } from '../i18n/index.ts';
import { valueTicks } from './axis.tsx';

const written = (from: number, to: number, locale = 'en') =>
  valueTicks(
    createFormat({ locale, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }),
    [from, to],
    4,
  ).map(({ text }) => text);

describe('valueTicks', () => {
  it.each([
    ['alike', 0, 2, 'en', ['0.0', '0.5', '1.0', '1.5', '2.0']],
    ['in the user’s language', 0, 2, 'de', ['0,0', '0,5', '1,0', '1,5', '2,0']],
    ['with groups of digits', 0, 40_000, 'en', ['0', '10,000', '20,000', '30,000', '40,000']],
    ['in short form for large values', 0, 400_000, 'en', ['0', '100K', '200K', '300K', '400K']],
  ])('formats ticks %s', (_, from, to, locale, texts) => {
    expect(written(from, to, locale)).toEqual(texts);
  });
});
