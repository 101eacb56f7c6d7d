import {
  limitText,
  type Age,
  type RangeRow,
  type ResultType,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { ArrivalConditionCode, CollectionNeeds } from '@alms/lis-domain/samples';
import type { PrintedWords } from './printed-vocabulary.ts';
import { arabic } from './printed-words.ar.ts';
import { english } from './printed-words.en.ts';
import { french } from './printed-words.fr.ts';
import { portuguese } from './printed-words.pt.ts';
import { spanish } from './printed-words.es.ts';

const words: Record<LanguageTag, PrintedWords> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
};

export function printedWords(language: LanguageTag): PrintedWords {
  return words[language];
}

/** Position of a department's section on a report. */
export function departmentPlace(department: TestDefinition['department']): number {
  return Object.keys(english.departments).indexOf(department);
}

/** `68 years`. */
export function ageWords({ value, unit }: Age, { ages }: PrintedWords): string {
  return ages[unit](value);
}

/** Possible ages: `50–51 years`, `16 months – 2 years`; a single age when certain. */
export function agesWords(
  { youngest, oldest }: { youngest: Age; oldest: Age },
  words: PrintedWords,
): string {
  if (youngest.unit !== oldest.unit)
    return `${ageWords(youngest, words)} – ${ageWords(oldest, words)}`;
  return youngest.value === oldest.value
    ? ageWords(oldest, words)
    : `${youngest.value}–${ageWords(oldest, words)}`;
}

/**
 * A reference interval: `3.5–5.0`, `< 200`, `≥ 40`, for titers `< 1:40`, or the expected answer. An
 * exclusive limit is printed as such.
 */
export function intervalWords(
  { low_op, high_op, text, ...limits }: RangeRow,
  type: ResultType,
): string {
  const [low, high] = [
    limits.low && limitText(limits.low, type),
    limits.high && limitText(limits.high, type),
  ];
  if (low !== null && high !== null) return `${low}–${high}`;
  if (high !== null) return `${high_op === 'ge' ? '<' : '≤'} ${high}`;
  if (low !== null) return `${low_op === 'le' ? '>' : '≥'} ${low}`;
  return text ?? '';
}

/** Label of a code; an unknown code stays unchanged. */
const wordOf = (known: Readonly<Record<string, string>>, code: string): string =>
  known[code] ?? code;

export function materialWord(type: string, { materials }: PrintedWords): string {
  return wordOf(materials, type);
}

/** `pregnant`; a facility's own condition as named in its catalogue. */
export function conditionWord(condition: string, { conditions }: PrintedWords): string {
  return wordOf(conditions, condition);
}

/** `hemolyzed`; uses the label of the rejection reason where one exists. */
export function arrivalWords(
  code: ArrivalConditionCode,
  { arrival, rejections }: Pick<PrintedWords, 'arrival' | 'rejections'>,
): string {
  switch (code) {
    case 'HEM':
      return rejections.RH;
    case 'CLOT':
      return rejections.RC;
    case 'CON':
      return rejections.RN;
    default:
      return arrival[code];
  }
}

/** `keep frozen, protect from light`; empty without requirements. */
export function careWords(
  { transport, protect_from_light }: Pick<CollectionNeeds, 'transport' | 'protect_from_light'>,
  { care, comma }: Pick<PrintedWords, 'care' | 'comma'>,
): string {
  return [
    ...transport.map((each) => care[each]),
    ...(protect_from_light ? [care.protect_from_light] : []),
  ].join(comma);
}

/** `Serum, gold top`. */
export function specimenWords(
  type: string,
  container: string,
  { materials, containers, comma }: Pick<PrintedWords, 'materials' | 'containers' | 'comma'>,
): string {
  return `${wordOf(materials, type)}${comma}${wordOf(containers, container)}`;
}
