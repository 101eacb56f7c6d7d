import { describe, expect, it } from 'vitest';
import { catalogue, unisolated } from './catalogue.ts';

const english = {
  order: 'Order {number}',
  left: '{count, plural, one {# result} other {# results}} left',
  link: 'Open {url}',
  onlyEnglish: '{count, plural, one {# day} other {# days}}',
};
const words = catalogue<typeof english>({
  en: english,
  fr: { ...english, order: 'Demande {number}' },
  es: english,
  pt: english,
  ar: {
    order: 'الطلب {number}',
    left: 'باقٍ {count, plural, zero {# نتيجة} one {نتيجة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
    link: 'افتح {url}',
  } as typeof english,
});

describe('server catalogue', () => {
  it('formats a message in its language', () => {
    expect(words('en')('order', { number: 'O-1' })).toBe('Order O-1');
    expect(words('fr')('order', { number: 'O-1' })).toBe('Demande O-1');
  });

  it('falls back to English with English plural forms', () => {
    expect(words('ar')('onlyEnglish', { count: 2 })).toBe('2 days');
  });

  it.each([
    [0, 'باقٍ 0 نتيجة'],
    [1, 'باقٍ نتيجة'],
    [2, 'باقٍ نتيجتان'],
    [3, 'باقٍ 3 نتائج'],
    [11, 'باقٍ 11 نتيجة'],
    [100, 'باقٍ 100 نتيجة'],
  ])('uses the Arabic plural form of %i and Western digits', (count, expected) => {
    expect(words('ar')('left', { count })).toBe(expected);
  });

  it('isolates strings in right-to-left text, unless marked as unisolated', () => {
    expect(words('ar')('order', { number: 'O-1' })).toBe('الطلب \u2068O-1\u2069');
    expect(words('ar')('order', { number: '' })).toBe('الطلب ');
    expect(words('ar')('link', { url: unisolated('https://a.example') })).toBe(
      'افتح https://a.example',
    );
  });

  it.each<[string, Record<string, unknown> | undefined]>([
    ['no values', undefined],
    ['another value', { id: 'O-1' }],
    ['an undefined value', { number: undefined }],
    ['null', { number: null }],
    ['a value that is not a number', { number: NaN }],
  ])('rejects %s', (_, values) => {
    expect(() => words('en')('order', values as Record<string, string>)).toThrow(/number|id/);
  });

  it('rejects an unknown message and knows which it has', () => {
    expect(words('en').has('order')).toBe(true);
    expect(words('en').has('toString')).toBe(false);
    expect(() => words('en')('toString' as 'order')).toThrow('unknown message toString');
  });

  it('rejects an unknown language', () => {
    expect(() => words('de' as 'en')).toThrow('no catalogue for the language de');
  });

  it('requires a file for each language', () => {
    expect(() => catalogue(new URL('./words/missing/', import.meta.url))).toThrow('ENOENT');
  });
});
