import {
  limitText,
  type Age,
  type RangeRow,
  type ResultType,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';
import type { ArrivalConditionCode, CollectionNeeds } from '@alms/lis-domain/samples';
import { catalogue, unisolated } from './catalogue.ts';
import type english from './words/printed/en.json';

/** Text of labels and reports. Departments are report sections; materials are HL7 v2-0487. */
export const printedWords = catalogue<typeof english>(new URL('./words/printed/', import.meta.url));

export type PrintedWords = ReturnType<typeof printedWords>;

/** Report sections from top to bottom. */
const departments: readonly TestDefinition['department'][] = [
  'hematology',
  'coagulation',
  'chemistry',
  'immunology',
  'serology',
  'microbiology',
  'parasitology',
  'virology',
  'urinalysis',
  'molecular',
  'toxicology',
  'blood_bank',
  'other',
];

/** Position of a department's section on a report. */
export function departmentPlace(department: TestDefinition['department']): number {
  return departments.indexOf(department);
}

/** `68 years`. */
export function ageWords({ value, unit }: Age, words: PrintedWords): string {
  return words(`age_${unit}`, { count: value });
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
function wordOf(
  group: 'material' | 'container' | 'containerOnLabel' | 'condition',
  code: string,
  words: PrintedWords,
): string {
  const id = `${group}_${code}`;
  return words.has(id) ? words(id) : code;
}

export function materialWord(type: string, words: PrintedWords): string {
  return wordOf('material', type, words);
}

/** `pregnant`; a facility's own condition as named in its catalogue. */
export function conditionWord(condition: string, words: PrintedWords): string {
  return wordOf('condition', condition, words);
}

/** `hemolyzed`; uses the label of the rejection reason where one exists. */
export function arrivalWords(code: ArrivalConditionCode, words: PrintedWords): string {
  switch (code) {
    case 'HEM':
      return words('rejection_RH');
    case 'CLOT':
      return words('rejection_RC');
    case 'CON':
      return words('rejection_RN');
    default:
      return words(`arrival_${code}`);
  }
}

/** `keep frozen, protect from light`; empty without requirements. */
export function careWords(
  { transport, protect_from_light }: Pick<CollectionNeeds, 'transport' | 'protect_from_light'>,
  words: PrintedWords,
): string {
  return [
    ...transport.map((each) => words(`care_${each}`)),
    ...(protect_from_light ? [words('care_protect_from_light')] : []),
  ].join(words('comma'));
}

/** `Serum, gold top`. Containers are named by cap colour, shorter on a label. */
export function specimenWords(
  type: string,
  container: string,
  words: PrintedWords,
  place: 'report' | 'label' = 'report',
): string {
  const group = place === 'label' ? 'containerOnLabel' : 'container';
  return `${materialWord(type, words)}${words('comma')}${wordOf(group, container, words)}`;
}

/** Page numbering with `{page}` and `{pages}`, which are known only at layout. */
export function pageWords(words: PrintedWords): string {
  return words('page', { page: unisolated('{page}'), pages: unisolated('{pages}') });
}
