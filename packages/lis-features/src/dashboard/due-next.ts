import { urgencyOf, type Priority } from '@alms/lis-domain/orders';
import type { Result } from '@alms/lis-domain/results';

/** One sample with work to do. */
export interface DueSample {
  sampleId: string;
  accessionNumber: string;
  priority: Priority;
  /** When it reached the laboratory; null while it has not. */
  receivedAt: string | null;
  tests: string[];
  /** Entering comes before verifying, and verifying before releasing. */
  task: 'enter' | 'verify' | 'release';
}

/** A sample that is not in the laboratory yet comes after those that are. */
const since = ({ receivedAt }: DueSample) => (receivedAt === null ? Number.POSITIVE_INFINITY : Date.parse(receivedAt));

function samplesOf(results: readonly Result[]): DueSample[] {
  const samples = new Map<string, DueSample>();
  for (const { sample_id, accession_number, priority, received_at, test, status } of results) {
    const sample = samples.get(sample_id) ?? { sampleId: sample_id, accessionNumber: accession_number, priority, receivedAt: received_at, tests: [], task: 'release' };
    sample.tests.push(test.name);
    if (status === 'pending') sample.task = 'enter';
    else if (status !== 'verified' && sample.task === 'release') sample.task = 'verify';
    samples.set(sample_id, sample);
  }
  return [...samples.values()];
}

/** What to do next, sample by sample: the most urgent first, and of equals the one that has waited longest. */
export function dueNext(results: readonly Result[], count: number): DueSample[] {
  return samplesOf(results).toSorted((one, other) => urgencyOf(one.priority) - urgencyOf(other.priority) || compare(since(one), since(other))).slice(0, count);
}

/** How many samples have STAT work to do. */
export function statSamples(results: readonly Result[]): number {
  return samplesOf(results).filter(({ priority }) => priority === 'stat').length;
}

/** Two infinities are equal; their difference is not a number. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
