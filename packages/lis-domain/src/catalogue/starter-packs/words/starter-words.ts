import { languages, type LanguageTag } from '../../../language/languages.ts';
import type { TestDefinition } from '../../test-parameter.schema.ts';
import { wordsIn } from '../../translation.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { StarterWords } from './words-of-language.ts';

export const starterWords: Readonly<Record<LanguageTag, StarterWords>> = { en, fr, es, pt, ar };

/**
 * Returns a test with its name, patient explanation and coded values in every language. Identical
 * texts are stored once.
 */
export function inEveryLanguage(test: TestDefinition): TestDefinition {
  const translations: TestDefinition['translations'] = {};
  for (const language of languages) {
    const { names, meanings, answers } = starterWords[language];
    const said = test.coded_values.flatMap(({ code, display }) =>
      answers[display] === undefined ? [] : [[code, answers[display]] as const],
    );
    const words = {
      name: names[test.code] ?? '',
      meaning: meanings[test.code] ?? '',
      answers: Object.fromEntries(said),
    };
    if (words.name !== '' || words.meaning !== '') translations[language] = words;
  }
  return { ...test, translations };
}

/**
 * Returns the test for a facility with a language other than English: in that language, with
 * English as a translation.
 */
export function writtenIn(test: TestDefinition, language: LanguageTag): TestDefinition {
  const translation = test.translations[language];
  if (language === 'en' || translation === undefined) return test;
  const { name, said } = wordsIn(test, language);
  const displays = Object.fromEntries(
    test.coded_values.map(({ code, display }) => [code, display]),
  );
  return {
    ...test,
    name,
    short_name: test.short_name === test.name ? name : test.short_name,
    coded_values: test.coded_values.map((answer) => ({ ...answer, display: said(answer.display) })),
    ranges: test.ranges.map((row) => ({ ...row, text: row.text && said(row.text) })),
    translations: {
      ...test.translations,
      en: { name: test.name, meaning: test.translations.en?.meaning ?? '', answers: displays },
      [language]: { ...translation, name: '', answers: {} },
    },
  };
}
