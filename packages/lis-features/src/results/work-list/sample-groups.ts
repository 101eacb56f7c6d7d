import { isQuiet, type Result } from '@alms/lis-domain/results';

/** One specimen on the bench with what is to be done on it. */
export interface SampleGroup {
  sampleId: string;
  /** The first of its results: what they all share (patient, accession, times) is read from it. */
  first: Result;
  results: readonly Result[];
}

/** Results by specimen. The order of the list is kept: a specimen stands where its first result stood. */
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

/** What somebody must know of a specimen before opening it, the gravest alone. */
export type GroupState = {
  kind: 'unsaved' | 'to-enter' | 'critical' | 'held' | 'undecided' | 'flagged' | 'clear';
  count: number;
};

/**
 * Counts what stands out among a specimen's results. A value that could not be flagged comes before flagged ones: nobody has judged it yet,
 * and a specimen is clear only when every value was found to be as expected.
 */
export function groupState(results: readonly Result[]): GroupState {
  const count = (holds: (result: Result) => boolean) => results.filter(holds).length;
  const found: [GroupState['kind'], number][] = [
    ['to-enter', count(({ status }) => status === 'pending')],
    ['critical', count(({ critical }) => critical)],
    ['held', count(({ status }) => status === 'held')],
    ['undecided', count(({ flag }) => flag === null)],
    ['flagged', count(({ flag }) => !isQuiet(flag))],
  ];
  const [kind, number] = found.find(([, counted]) => counted > 0) ?? ['clear', results.length];
  return { kind, count: number };
}
