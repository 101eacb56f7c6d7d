import { wordsIn, type TestDefinition } from '../catalogue/index.ts';
import { languages, type LanguageTag } from '../language/index.ts';
import type { PatientResult } from './result.schema.ts';

/** A result in the words of one language. */
export interface PatientReading extends PatientResult {
  /** What the test tells, in one line; empty where nobody has said. */
  meaning: string;
}

type Said = Pick<PatientResult, 'value_text' | 'range'>;

/** What a result says in every language that its test is translated into. Figures and free text stay as they are. */
export function translationsOf(
  { value_text, range }: Said,
  test: Pick<TestDefinition, 'name' | 'coded_values' | 'translations'>,
): PatientResult['translations'] {
  const told: PatientResult['translations'] = {};
  for (const language of languages.filter((each) => test.translations[each] !== undefined)) {
    const { name, meaning, said } = wordsIn(test, language);
    told[language] = {
      test_name: name,
      meaning,
      value_text: value_text === null ? null : said(value_text),
      expected: range?.text == null ? null : said(range.text),
    };
  }
  return told;
}

/** A result as a reader of a language reads it: in the facility's own words where there are no others. */
export function readingIn(result: PatientResult, language: LanguageTag): PatientReading {
  const told = result.translations[language];
  if (told === undefined) return { ...result, meaning: '' };
  const { test_name, meaning, value_text, expected } = told;
  return {
    ...result,
    test_name,
    meaning,
    value_text,
    range: result.range && { ...result.range, text: expected },
  };
}
