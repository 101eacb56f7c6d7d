import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { parseValue, type Comparator } from '../results/parse-value.ts';

/**
 * Endogenous interferents that are graded in serum and plasma: the HIL indices (CLSI C56,
 * Hemolysis, Icterus, and Lipemia/Turbidity Indices as Indicators of Interference).
 */
export const interferents = ['hemolysis', 'icterus', 'lipemia'] as const;
export type Interferent = (typeof interferents)[number];

/** Semi-quantitative grades in ascending order: none, slight, moderate, gross and above. */
export const interferenceGrades = ['none', '1+', '2+', '3+', '4+'] as const;
export type InterferenceGrade = (typeof interferenceGrades)[number];

/**
 * An index as read. A number is in the unit of the analyser that measured it, in mg/dL or
 * arbitrary; `2+` is a grade, `2` a number.
 */
export type ReadIndex =
  | { kind: 'grade'; grade: InterferenceGrade }
  | { kind: 'number'; number: string; comparator: Comparator | null }
  | { kind: 'unreadable' };

/**
 * Reads an index. Anything but a grade or a number that is not negative is unreadable, never none.
 */
export function readIndex(
  text: string,
  { decimalMark = '.' }: { decimalMark?: '.' | ',' } = {},
): ReadIndex {
  const grade = interferenceGrades.find((each) => each === text.trim().toLowerCase());
  if (grade !== undefined) return { kind: 'grade', grade };
  const value = parseValue(text, { decimalMark });
  return value.kind === 'number' && !value.number.startsWith('-')
    ? { kind: 'number', number: value.number, comparator: value.comparator }
    : { kind: 'unreadable' };
}

/** Maximum length of a recorded index. */
const MAX_INDEX_LENGTH = 20;

/** Returns an index in the notation in which it is recorded; undefined if it is unreadable. */
export function recordedIndex(
  text: string,
  options?: Parameters<typeof readIndex>[1],
): string | undefined {
  const read = readIndex(text, options);
  if (read.kind === 'unreadable') return undefined;
  const recorded = read.kind === 'grade' ? read.grade : `${read.comparator ?? ''}${read.number}`;
  return recorded.length > MAX_INDEX_LENGTH ? undefined : recorded;
}

const indicesObject = v.object(v.entriesFromList(interferents, v.optional(v.string())));
export interface IndicesSchema extends Named<typeof indicesObject> {}
/** Recorded indices. An omitted index is not recorded, which does not mean none. */
export const indicesSchema: IndicesSchema = indicesObject;
export interface InterferenceIndices extends v.InferOutput<IndicesSchema> {}

/** Indices as entered. Each must be readable. */
export const indicesField = v.strictObject(
  v.entriesFromList(
    interferents,
    v.optional(
      v.pipe(
        lineField(MAX_INDEX_LENGTH),
        v.check(
          (text) => readIndex(text).kind !== 'unreadable',
          'must be none, 1+, 2+, 3+, 4+ or an index such as 120',
        ),
      ),
    ),
  ),
);

/** Returns the recorded indices in display order. */
export function recordedIndices(
  indices: InterferenceIndices | undefined,
): { index: Interferent; value: string }[] {
  return interferents.flatMap((index) => {
    const value = indices?.[index];
    return value === undefined ? [] : [{ index, value }];
  });
}
