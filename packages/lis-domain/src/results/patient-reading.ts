import { wordsIn, type TestDefinition } from '../catalogue/index.ts';
import { languages, type LanguageTag } from '../language/index.ts';
import type { PatientResult } from './result.schema.ts';

/** A result in one language. */
export interface PatientReading extends PatientResult {
  /** One line that explains the test; empty if not provided. */
  meaning: string;
}

type ResultTexts = Pick<PatientResult, 'value_text' | 'range'>;

/**
 * Returns the texts of a result in every language of its test. Numbers and free text are unchanged.
 */
export function translationsOf(
  { value_text, range }: ResultTexts,
  test: Pick<TestDefinition, 'name' | 'coded_values' | 'translations'>,
): PatientResult['translations'] {
  const translations: PatientResult['translations'] = {};
  for (const language of languages.filter((each) => test.translations[each] !== undefined)) {
    const { name, meaning, translate } = wordsIn(test, language);
    translations[language] = {
      test_name: name,
      meaning,
      value_text: value_text === null ? null : translate(value_text),
      expected: range?.text == null ? null : translate(range.text),
    };
  }
  return translations;
}

/** Returns a result in a language; missing translations fall back to the facility’s own text. */
export function readingIn(result: PatientResult, language: LanguageTag): PatientReading {
  const translation = result.translations[language];
  if (translation === undefined) return { ...result, meaning: '' };
  const { test_name, meaning, value_text, expected } = translation;
  return {
    ...result,
    test_name,
    meaning,
    value_text,
    range: result.range && { ...result.range, text: expected },
  };
}
