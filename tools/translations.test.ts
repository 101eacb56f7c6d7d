/**
 * Checks that each translation, of the screens and of the server, has exactly the messages of the
 * English catalogue beside it, with the same values, and the punctuation and terms of its language.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { messageFiles, serverMessageFiles, translations } from './messages.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/**
 * Returns the values of a message with their kinds, sorted. A count is a number, whether it is
 * formatted or selects a plural form; the options of a selection are part of its kind.
 */
function valuesOf(nodes: readonly MessageFormatElement[]): string[] {
  const all = nodes.flatMap((node): string[] => {
    if (node.type === TYPE.literal || node.type === TYPE.pound || node.type === TYPE.tag) return [];
    if (node.type !== TYPE.select && node.type !== TYPE.plural)
      return [`${node.value} ${TYPE[node.type]}`];
    const inside = Object.values(node.options).flatMap((option) => valuesOf(option.value));
    return [
      node.type === TYPE.plural
        ? `${node.value} ${TYPE[TYPE.number]}`
        : `${node.value} ${Object.keys(node.options).sort().join('|')}`,
      ...inside,
    ];
  });
  return [...new Set(all)].sort();
}

/** Returns the plural forms of a message, per plural. */
function pluralsOf(nodes: readonly MessageFormatElement[]): string[][] {
  return nodes.flatMap((node) => {
    if (node.type !== TYPE.select && node.type !== TYPE.plural) return [];
    const inside = Object.values(node.options).flatMap((option) => pluralsOf(option.value));
    return node.type === TYPE.plural ? [Object.keys(node.options), ...inside] : inside;
  });
}

/**
 * Plural forms of counts in ordinary use; CLDR's form for millions ("un million de …") falls back
 * to `other`.
 */
const formsOf = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => language === 'ar' || form !== 'many');

/**
 * Wording that a language does not use: `pattern` (any letter case), what to `say`, and a `breach`.
 */
type Rule = { pattern: string; say: string; breach: string };
const rules = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'translation-rules.json'), 'utf8'),
) as Record<string, Rule[]>;

/** Server texts that a language shares with English. */
const sameInTranslation = [
  'Action',
  'Cause',
  'Control',
  'Description',
  'Instrument',
  'Maintenance',
  'Patient',
  'Plasma',
];

it('provides a catalogue for each product language', () => {
  expect(['en', ...translations]).toEqual([...languages]);
});

describe.each(translations)('translation into %s', (language) => {
  /** Messages that are missing, empty, with other values, or a plural without all its forms. */
  function faultsOf(english: string): string[] {
    const own = english.replace(/en\.json$/, `${language}.json`);
    const name = relative(root, own).replaceAll('\\', '/');
    if (!existsSync(own)) return [`${name} is missing`];
    const [original, translated] = [read(english), read(own)];
    if (Object.keys(original).join() !== Object.keys(translated).join())
      return [`${name} has other messages, or in another order`];
    return Object.entries(translated).flatMap(([id, text]) => {
      const sameValues =
        JSON.stringify(valuesOf(parse(text))) ===
        JSON.stringify(valuesOf(parse(original[id] ?? '')));
      const complete = pluralsOf(parse(text)).every((forms) =>
        formsOf(language).every((form) => forms.includes(form)),
      );
      return text.trim() !== '' && sameValues && complete ? [] : [`${name}: ${id}`];
    });
  }

  it('is complete', () => {
    expect([...messageFiles(), ...serverMessageFiles()].flatMap(faultsOf)).toEqual([]);
  });

  const breaks = (text: string, { pattern }: Rule) => new RegExp(pattern, 'iu').test(text);

  it('follows the punctuation and the terms of the language', () => {
    const faults = [...messageFiles(), ...serverMessageFiles()].flatMap((english) => {
      const own = english.replace(/en\.json$/, `${language}.json`);
      return Object.entries(read(own)).flatMap(([id, text]) =>
        (rules[language] ?? [])
          .filter((rule) => breaks(text, rule))
          .map(({ say }) => `${relative(root, own)}: ${id}: say ${say}`),
      );
    });
    expect(faults).toEqual([]);
  });

  it.each(rules[language] ?? [])('refuses “$breach”', (rule) => {
    expect(breaks(rule.breach, rule)).toBe(true);
  });

  it('leaves no server text in English', () => {
    const alike = serverMessageFiles().flatMap((english) => {
      const [original, translated] = [
        read(english),
        read(english.replace(/en\.json$/, `${language}.json`)),
      ];
      return Object.entries(original).flatMap(([id, text]) =>
        text === translated[id] && /\p{L}{5,}/u.test(text.replace(/\{\w+\}/g, '')) ? [text] : [],
      );
    });
    expect(alike.filter((text) => !sameInTranslation.includes(text))).toEqual([]);
  });
});
