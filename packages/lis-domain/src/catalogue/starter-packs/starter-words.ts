import { languages, type LanguageTag } from '../../language/languages.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { wordsIn } from '../translation.ts';
import frNames from './words/names/fr.json' with { type: 'json' };
import esNames from './words/names/es.json' with { type: 'json' };
import ptNames from './words/names/pt.json' with { type: 'json' };
import arNames from './words/names/ar.json' with { type: 'json' };
import enMeanings from './words/meanings/en.json' with { type: 'json' };
import frMeanings from './words/meanings/fr.json' with { type: 'json' };
import esMeanings from './words/meanings/es.json' with { type: 'json' };
import ptMeanings from './words/meanings/pt.json' with { type: 'json' };
import arMeanings from './words/meanings/ar.json' with { type: 'json' };
import frAnswers from './words/answers/fr.json' with { type: 'json' };
import esAnswers from './words/answers/es.json' with { type: 'json' };
import ptAnswers from './words/answers/pt.json' with { type: 'json' };
import arAnswers from './words/answers/ar.json' with { type: 'json' };

import frTemplates from './words/templates/fr.json' with { type: 'json' };
import esTemplates from './words/templates/es.json' with { type: 'json' };
import ptTemplates from './words/templates/pt.json' with { type: 'json' };
import arTemplates from './words/templates/ar.json' with { type: 'json' };

/** Texts of the packs in one language: names and patient explanations by test code. */
interface StarterWords {
  names: Readonly<Record<string, string>>;
  meanings: Readonly<Record<string, string>>;
  /** Coded values by their English text. */
  answers: Readonly<Record<string, string>>;
  /** Templates of narrative results by test code, in the order of the test. */
  templates: Readonly<Record<string, TestDefinition['narrative_templates']>>;
}

/**
 * Translated by this project: a facility should review them before patients see them. The packs are
 * written in English, so English has patient explanations only.
 */
export const starterWords: Readonly<Record<LanguageTag, StarterWords>> = {
  en: { names: {}, meanings: enMeanings, answers: {}, templates: {} },
  fr: { names: frNames, meanings: frMeanings, answers: frAnswers, templates: frTemplates },
  es: { names: esNames, meanings: esMeanings, answers: esAnswers, templates: esTemplates },
  pt: { names: ptNames, meanings: ptMeanings, answers: ptAnswers, templates: ptTemplates },
  ar: { names: arNames, meanings: arMeanings, answers: arAnswers, templates: arTemplates },
};

/**
 * Returns a test with its name, patient explanation and coded values in every language. Identical
 * texts are stored once.
 */
export function inEveryLanguage(test: TestDefinition): TestDefinition {
  const translations: TestDefinition['translations'] = {};
  for (const language of languages) {
    const { names, meanings, answers } = starterWords[language];
    const entries = test.coded_values.flatMap(({ code, display }) =>
      answers[display] === undefined ? [] : [[code, answers[display]] as const],
    );
    const words = {
      name: names[test.code] ?? '',
      meaning: meanings[test.code] ?? '',
      answers: Object.fromEntries(entries),
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
  const { name, translate } = wordsIn(test, language);
  const displays = Object.fromEntries(
    test.coded_values.map(({ code, display }) => [code, display]),
  );
  return {
    ...test,
    name,
    short_name: test.short_name === test.name ? name : test.short_name,
    coded_values: test.coded_values.map((answer) => ({
      ...answer,
      display: translate(answer.display),
    })),
    ranges: test.ranges.map((row) => ({ ...row, text: row.text && translate(row.text) })),
    narrative_templates: starterWords[language].templates[test.code] ?? test.narrative_templates,
    translations: {
      ...test.translations,
      en: { name: test.name, meaning: test.translations.en?.meaning ?? '', answers: displays },
      [language]: { ...translation, name: '', answers: {} },
    },
  };
}
