import { isQuiet, type Result } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';

/** One specimen of the work list with its pending results. */
export interface SampleGroup {
  sampleId: SampleId;
  /** The first result, used for shared data: patient, accession number and times. */
  first: Result;
  results: readonly Result[];
}

/** Groups results by specimen, at the position of each specimen’s first result. */
export function sampleGroups(results: readonly Result[]): SampleGroup[] {
  const firsts = results.filter(
    (result, index) =>
      results.findIndex(({ sample_id }) => sample_id === result.sample_id) === index,
  );
  return firsts.map((first) => ({
    sampleId: first.sample_id,
    first,
    results: results.filter(({ sample_id }) => sample_id === first.sample_id),
  }));
}

/** The most severe state of a specimen, shown before it is opened. */
export type GroupState = {
  kind:
    | 'unsaved'
    | 'to-enter'
    | 'correction'
    | 'critical'
    | 'held'
    | 'undecided'
    | 'flagged'
    | 'clear';
  count: number;
};

/**
 * Returns the most severe state among a specimen’s results, with its count. A value without a flag
 * precedes flagged ones because it is not evaluated; a specimen is clear only when every value is
 * as expected.
 */
export function groupState(results: readonly Result[]): GroupState {
  const count = (holds: (result: Result) => boolean) => results.filter(holds).length;
  const found: [GroupState['kind'], number][] = [
    ['to-enter', count(({ status }) => status === 'pending')],
    ['correction', count(({ amendment }) => amendment !== null)],
    ['critical', count(({ critical }) => critical)],
    ['held', count(({ status }) => status === 'held')],
    ['undecided', count(({ flag }) => flag === null)],
    ['flagged', count(({ flag }) => !isQuiet(flag))],
  ];
  const [kind, number] = found.find(([, counted]) => counted > 0) ?? ['clear', results.length];
  return { kind, count: number };
}
