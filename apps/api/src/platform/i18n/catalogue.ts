import { readFileSync } from 'node:fs';
import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { IntlMessageFormat } from 'intl-messageformat';
import { isolateBidi } from './isolate-bidi.ts';
import { localeOf } from './printed-dates.ts';

/** ICU messages by id. */
type Texts = Readonly<Record<string, string>>;

/** A text that must stay as it is: a link on its own line, or words of the same language. */
export interface Unisolated {
  readonly unisolated: string;
}

export const unisolated = (text: string): Unisolated => ({ unisolated: text });

/** Strings are isolated in right-to-left languages, so callers pass them unformatted. */
type Values = Readonly<Record<string, string | number | Unisolated>>;

/** The messages of a catalogue in one language. */
export interface Words<Id extends string> {
  /** Throws when a value of the message is missing. */
  (id: Id, values?: Values): string;
  /** Whether the catalogue has a message, for codes that this version may not know. */
  has: (id: string) => id is Id;
}

/**
 * Opens a catalogue: a `words/` folder with one file per language, or the texts themselves. A
 * message that a translation lacks falls back to English. The type is that of the English file:
 * `catalogue<typeof english>(new URL('./words/', import.meta.url))`.
 */
export function catalogue<English extends Texts>(
  source: URL | Readonly<Record<LanguageTag, English>>,
): (language: LanguageTag) => Words<keyof English & string> {
  const texts: Readonly<Record<LanguageTag, Texts>> =
    source instanceof URL ? textsIn(source) : source;
  const known = new Map(
    languages.map((language) => [language, wordsOf<keyof English & string>(texts, language)]),
  );
  return (language) => {
    const words = known.get(language);
    if (!words) throw new Error(`@alms/api: no catalogue for the language ${language}.`);
    return words;
  };
}

function textsIn(folder: URL): Record<LanguageTag, Texts> {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Texts,
    ]),
  ) as Record<LanguageTag, Texts>;
}

function wordsOf<Id extends string>(
  texts: Readonly<Record<LanguageTag, Texts>>,
  language: LanguageTag,
): Words<Id> {
  const isolated = isolateBidi(language);
  const parsed = new Map<string, IntlMessageFormat>();
  const parse = (id: string) => {
    const from = Object.hasOwn(texts[language], id) ? language : 'en';
    const text = Object.hasOwn(texts[from], id) ? texts[from][id] : undefined;
    if (text === undefined) throw new Error(`@alms/api: unknown message ${id}.`);
    const message = new IntlMessageFormat(text, localeOf(from));
    parsed.set(id, message);
    return message;
  };
  const words = (id: string, values: Values = {}) =>
    String(
      (parsed.get(id) ?? parse(id)).format(
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            inserted(value, isolated, `${id}.${name}`),
          ]),
        ),
      ),
    );
  return Object.assign(words, {
    has: (id: string): id is Id => Object.hasOwn(texts.en, id),
  });
}

/** The library prints nothing for an undefined value, so values are checked here as well. */
function inserted(
  value: string | number | Unisolated,
  isolated: (text: string) => string,
  where: string,
): string | number {
  if (typeof value === 'string') return isolated(value);
  if (Number.isFinite(value)) return value as number;
  if (typeof value === 'object' && typeof value?.unisolated === 'string') return value.unisolated;
  throw new TypeError(`@alms/api: the message value ${where} is missing.`);
}
