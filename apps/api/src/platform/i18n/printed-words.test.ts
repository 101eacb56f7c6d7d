import { languages, type LanguageTag } from '@alms/lis-domain/language';
import type { Age } from '@alms/lis-domain/catalogue';
import { describe, expect, it } from 'vitest';
import { agesWords, ageWords, pageWords, printedWords, specimenWords } from './printed-words.ts';

describe.each(languages)('printed text in %s', (language) => {
  const words = printedWords(language);

  it('keeps the flag letters', () => {
    for (const letter of ['LL', 'L', 'H', 'HH', 'A', 'AA'] as const)
      expect(words(`flag_${letter}`).split(' ')[0]).toBe(letter);
  });

  it('numbers the pages', () => {
    expect(pageWords(words)).toMatch(/(?<!\u2068)\{page\}.*(?<!\u2068)\{pages\}/);
  });
});

it.each<[LanguageTag, Age['unit'], Record<number, string>]>([
  ['en', 'a', { 0: '0 years', 1: '1 year', 2: '2 years', 68: '68 years' }],
  ['fr', 'a', { 0: '0 an', 1: '1 an', 2: '2 ans', 68: '68 ans' }],
  ['es', 'mo', { 0: '0 meses', 1: '1 mes', 2: '2 meses', 11: '11 meses' }],
  ['pt', 'mo', { 0: '0 mês', 1: '1 mês', 2: '2 meses', 11: '11 meses' }],
  [
    'ar',
    'd',
    {
      0: '0 يوم',
      1: 'يوم واحد',
      2: 'يومان',
      3: '3 أيام',
      10: '10 أيام',
      11: '11 يومًا',
      100: '100 يوم',
      103: '103 أيام',
    },
  ],
  ['ar', 'a', { 1: 'سنة واحدة', 2: 'سنتان', 3: '3 سنوات', 68: '68 سنة', 102: '102 سنة' }],
])('pluralises ages in %s', (language, unit, expected) => {
  for (const [value, text] of Object.entries(expected))
    expect(ageWords({ value: Number(value), unit }, printedWords(language))).toBe(text);
});

it('names a specimen by material and container and keeps an unknown code', () => {
  expect(specimenWords('SER', 'sst', printedWords('fr'))).toBe('Sérum, bouchon jaune or');
  expect(specimenWords('SER', 'sst', printedWords('ar'))).toBe('مصل، غطاء ذهبي');
  expect(specimenWords('BON', 'box-9', printedWords('es'))).toBe('BON, box-9');
});

it.each<[LanguageTag, [number, Age['unit']], [number, Age['unit']], string]>([
  ['en', [68, 'a'], [68, 'a'], '68 years'],
  ['en', [50, 'a'], [51, 'a'], '50–51 years'],
  ['en', [16, 'mo'], [2, 'a'], '16 months – 2 years'],
  ['fr', [0, 'd'], [4, 'mo'], '0 jour – 4 mois'],
  ['ar', [50, 'a'], [51, 'a'], '50–51 سنة'],
])(
  'ages in %s from %j to %j are %s',
  (language, [youngest, unit], [oldest, otherUnit], expected) => {
    expect(
      agesWords(
        { youngest: { value: youngest, unit }, oldest: { value: oldest, unit: otherUnit } },
        printedWords(language),
      ),
    ).toBe(expected);
  },
);
