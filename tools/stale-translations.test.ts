import { describe, expect, it } from 'vitest';
import { staleTranslations } from './stale-translations.mjs';

const catalogue = (language: string, before: object, after: object) => ({
  path: `packages/lis-features/src/samples/words/${language}.json`,
  before,
  after,
});
const english = catalogue(
  'en',
  { lost: 'Lost', stored: 'Stored' },
  { lost: 'Missing', stored: 'Stored' },
);
const translated = (language: string) => catalogue(language, { lost: 'a' }, { lost: 'b' });

describe('staleTranslations', () => {
  it('lists each translation that was not changed with its English text', () => {
    expect(
      staleTranslations([
        { message: 'fix(words): reword', catalogues: [english, translated('fr')] },
      ]),
    ).toEqual(
      ['es', 'pt', 'ar'].map(
        (each) => `packages/lis-features/src/samples/words/${each}.json: lost`,
      ),
    );
  });

  it('accepts translations changed in a later commit, and not in an earlier one', () => {
    const others = { message: 'fix', catalogues: ['fr', 'es', 'pt', 'ar'].map(translated) };
    const reworded = { message: 'fix', catalogues: [english] };
    expect(staleTranslations([reworded, others])).toEqual([]);
    expect(staleTranslations([others, reworded])).toHaveLength(4);
  });

  it('accepts a declared change of the English wording alone', () => {
    const declared = 'fix(words): spell canceled in American English\n\nTranslations: unchanged\n';
    expect(staleTranslations([{ message: declared, catalogues: [english] }])).toEqual([]);
  });

  it('ignores new and removed messages', () => {
    expect(
      staleTranslations([
        { message: 'feat', catalogues: [catalogue('en', { a: 'A' }, { b: 'B' })] },
      ]),
    ).toEqual([]);
  });
});
