import { urgencyOf, type Priority } from '@alms/lis-domain/orders';
import type { Result } from '@alms/lis-domain/results';

/** One sample with work to do. */
export interface DueSample {
  sampleId: string;
  accessionNumber: string;
  priority: Priority;
  /** By when the first of it should be done; null without a target, or while its time has not begun. */
  dueAt: string | null;
  /** When it reached the laboratory; null while it has not. */
  receivedAt: string | null;
  tests: string[];
  /** Entering comes before verifying, and verifying before releasing. */
  task: 'enter' | 'verify' | 'release';
}

/** What has no such time comes after everything that has one. */
const placeOf = (instant: string | null) =>
  instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);

function samplesOf(results: readonly Result[]): DueSample[] {
  const samples = new Map<string, DueSample>();
  for (const {
    sample_id,
    accession_number,
    priority,
    due_at,
    received_at,
    test,
    status,
  } of results) {
    const sample = samples.get(sample_id) ?? {
      sampleId: sample_id,
      accessionNumber: accession_number,
      priority,
      dueAt: due_at,
      receivedAt: received_at,
      tests: [],
      task: 'release',
    };
    sample.tests.push(test.name);
    if (placeOf(due_at) < placeOf(sample.dueAt)) sample.dueAt = due_at;
    if (status === 'pending') sample.task = 'enter';
    else if (status !== 'verified' && sample.task === 'release') sample.task = 'verify';
    samples.set(sample_id, sample);
  }
  return [...samples.values()];
}

/** What to do next, sample by sample, as the work list has it: the most urgent first, of equals the one that is due first, and of those without a target the one that has waited longest. */
export function dueNext(results: readonly Result[], count: number): DueSample[] {
  return samplesOf(results)
    .toSorted(
      (one, other) =>
        urgencyOf(one.priority) - urgencyOf(other.priority) ||
        compare(placeOf(one.dueAt), placeOf(other.dueAt)) ||
        compare(placeOf(one.receivedAt), placeOf(other.receivedAt)),
    )
    .slice(0, count);
}

/** How many samples have STAT work to do. */
export function statSamples(results: readonly Result[]): number {
  return samplesOf(results).filter(({ priority }) => priority === 'stat').length;
}

/** Two infinities are equal; their difference is not a number. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
