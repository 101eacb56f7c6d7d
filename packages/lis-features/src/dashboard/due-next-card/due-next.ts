import { urgencyOf, type Priority } from '@alms/lis-domain/orders';
import type { Result } from '@alms/lis-domain/results';

/** A specimen with pending work. */
export interface DueSample {
  sampleId: string;
  accessionNumber: string;
  priority: Priority;
  /** Earliest due time of its results; null without a target or before the target time starts. */
  dueAt: string | null;
  /** When the laboratory received the specimen; null before receipt. */
  receivedAt: string | null;
  tests: string[];
  /** Next task of the specimen: entry before verification, verification before release. */
  task: 'enter' | 'verify' | 'release';
}

/** Sort key of an instant. Missing instants sort last. */
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

/**
 * Returns the next specimens of the work list, sorted by priority, due time and, without a target,
 * waiting time.
 */
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

/** Counts the specimens with pending STAT work. */
export function statSamples(results: readonly Result[]): number {
  return samplesOf(results).filter(({ priority }) => priority === 'stat').length;
}

/** Infinity minus infinity is `NaN`, so equality is tested first. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);
