import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { languageField, type LanguageTag } from '../language/index.ts';
import type { CodedValue } from './value-rules.schema.ts';
import type { Named } from '../http/named.ts';

/**
 * Translation of a test, with its patient explanation, which is only stored here even for the
 * facility’s own language. Empty: falls back to the test itself.
 */
const translationObject = v.object({
  name: lineField(120, 0),
  /** One line that explains the test to a patient. */
  meaning: lineField(200, 0),
  /** Translated coded values by code. */
  answers: v.record(lineField(40), lineField(80)),
});
export interface TranslationSchema extends Named<typeof translationObject> {}
export const translationSchema: TranslationSchema = translationObject;
export interface Translation extends v.InferOutput<TranslationSchema> {}

export const translationsField = v.record(languageField, translationSchema);

interface Translated {
  name: string;
  coded_values: readonly CodedValue[];
  translations: v.InferOutput<typeof translationsField>;
}

/** Texts of a test in one language. */
export interface TestWords {
  name: string;
  meaning: string;
  /** Translates a coded value, or several separated by commas; other text is returned unchanged. */
  translate: (text: string) => string;
}

/**
 * Returns the texts of a test in a language; missing translations fall back to the facility’s own
 * text.
 */
export function wordsIn(
  { name, coded_values, translations }: Translated,
  language: LanguageTag,
): TestWords {
  const translation = translations[language];
  const translateAnswer = (answer: string) => {
    const known = coded_values.find(({ code, display }) => display === answer || code === answer);
    return (known && translation?.answers[known.code]) ?? answer;
  };
  const isAnswer = (text: string) => coded_values.some(({ display }) => display === text);
  return {
    name: translation?.name || name,
    meaning: translation?.meaning ?? '',
    translate: (text) =>
      isAnswer(text) ? translateAnswer(text) : text.split(', ').map(translateAnswer).join(', '),
  };
}
