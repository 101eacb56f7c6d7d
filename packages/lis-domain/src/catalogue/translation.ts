import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { languageField, type LanguageTag } from '../language/index.ts';
import type { CodedValue } from './value-rules.schema.ts';

/** A test in another language, and what it tells its patient, which the facility's own language has no other place for. Empty: as the test itself says. */
export const translationSchema = v.object({
  name: lineField(120, 0),
  /** What the test tells, in one line that a patient understands. */
  meaning: lineField(200, 0),
  /** What an answer is called, by its code. */
  answers: v.record(v.string(), lineField(80)),
});
export type Translation = v.InferOutput<typeof translationSchema>;

export const translationsField = v.record(languageField, translationSchema);

interface Translated {
  name: string;
  coded_values: readonly CodedValue[];
  translations: v.InferOutput<typeof translationsField>;
}

/** The words of a test in one language. */
export interface TestWords {
  name: string;
  meaning: string;
  /** An answer, or several with commas between them, as this language says it; what is no answer of the test stays as it is. */
  said: (text: string) => string;
}

/** How a test is called and what it says to a reader of a language: what nobody has translated stays in the facility's own words. */
export function wordsIn(
  { name, coded_values, translations }: Translated,
  language: LanguageTag,
): TestWords {
  const translation = translations[language];
  const said = (answer: string) => {
    const known = coded_values.find(({ code, display }) => display === answer || code === answer);
    return (known && translation?.answers[known.code]) ?? answer;
  };
  const isAnswer = (text: string) => coded_values.some(({ display }) => display === text);
  return {
    name: translation?.name || name,
    meaning: translation?.meaning ?? '',
    said: (text) => (isAnswer(text) ? said(text) : text.split(', ').map(said).join(', ')),
  };
}
