import {
  interferenceGrades,
  interferents,
  readIndex,
  recordedIndices,
  type InterferenceIndices,
  type Interferent,
} from '@alms/lis-domain/samples';

/**
 * Indices as typed: a grade, or the number of an instrument index, which may still be empty. An
 * omitted index is not recorded.
 */
export type TypedIndices = InterferenceIndices;

export const isGrade = (typed: string): boolean =>
  interferenceGrades.some((grade) => grade === typed);

/** Returns recorded indices as typed. */
export const typedIndices = (indices: InterferenceIndices | undefined): TypedIndices => ({
  ...indices,
});

/** A decimal comma is accepted. */
const written = (typed: string) => typed.trim().replace(',', '.');

/** Returns the indices whose number is missing or unreadable. */
export const unreadableIndices = (typed: TypedIndices): Interferent[] =>
  interferents.filter((index) => {
    const value = typed[index];
    return value !== undefined && readIndex(written(value)).kind === 'unreadable';
  });

/** Returns the typed indices as they are stored; undefined if none is recorded. */
export function indicesFrom(typed: TypedIndices): InterferenceIndices | undefined {
  const recorded = recordedIndices(typed);
  return recorded.length === 0
    ? undefined
    : Object.fromEntries(recorded.map(({ index, value }) => [index, written(value)]));
}
