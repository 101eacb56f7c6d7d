import { addDays, dateIn, type CivilDate } from '../calendar/index.ts';
import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from './sample.schema.ts';
import { canMoveSample } from './transitions.ts';

/**
 * Returns the last day of the retention period: a number of days after the day of receipt, by the
 * facility’s calendar. The period depends on the specimen’s age, so retrieving and storing it again
 * does not extend it. Null: the laboratory has not set a period.
 */
export function retainUntil(
  timezone: string,
  receivedAt: string,
  days: number | null,
): CivilDate | null {
  return days === null ? null : addDays(dateIn(timezone, receivedAt), days);
}

/** Returns whether the retention period is over; never if there is none. */
export function isPastRetention(retain_until: CivilDate | null, today: CivilDate): boolean {
  return retain_until !== null && retain_until < today;
}

/** The properties of a specimen that decide whether it can be discarded. */
export interface DisposableSample {
  status: SampleState;
  retain_until: CivilDate | null;
  /**
   * Whether a test ordered on it, or on the specimen it was split from, has no verified result yet.
   */
  isAwaited: boolean;
}

/** User input for discarding a specimen. */
export interface DisposalInput {
  /** Reason for discarding it before the end of the retention period. */
  code?: string | undefined;
  /** Confirms that results are still pending. */
  despite_pending?: boolean | undefined;
}

/**
 * Returns the reason a specimen cannot be discarded, if any: discarding before the end of the
 * retention period requires a reason, and discarding with pending results requires confirmation.
 */
export function refusesDisposal(
  { status, retain_until, isAwaited }: DisposableSample,
  { code, despite_pending = false }: DisposalInput,
  today: CivilDate,
): ProblemCode | undefined {
  if (!canMoveSample(status, 'dispose')) return 'sample_not_usable';
  if (isAwaited && !despite_pending) return 'results_awaited';
  return code === undefined && !isPastRetention(retain_until, today)
    ? 'disposal_reason_missing'
    : undefined;
}
