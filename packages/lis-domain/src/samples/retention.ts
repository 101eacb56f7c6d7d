import { addDays, dateIn, type CivilDate } from '../calendar/index.ts';
import type { ProblemCode } from '../http/index.ts';
import type { SampleState } from './sample.schema.ts';
import { canMoveSample } from './transitions.ts';

/**
 * The last day on which a specimen is kept: so many days after the day of its arrival, on the facility's calendar. It is the specimen that ages, so taking
 * it out and putting it back keeps it no longer. Null: the laboratory has not said how long, and nothing is claimed.
 */
export function retainUntil(
  timezone: string,
  receivedAt: string,
  days: number | null,
): CivilDate | null {
  return days === null ? null : addDays(dateIn(timezone, receivedAt), days);
}

/** Whether a specimen has been kept long enough: its last day is over. One without such a day never is. */
export function isPastRetention(retain_until: CivilDate | null, today: CivilDate): boolean {
  return retain_until !== null && retain_until < today;
}

/** A specimen as far as disposing of it goes. */
export interface DisposableSample {
  status: SampleState;
  retain_until: CivilDate | null;
  /** Whether something that was ordered on it, or on what it is a part of, has no verified result yet. */
  isAwaited: boolean;
}

/** What is said with a disposal. */
export interface DisposalSaid {
  /** Why it is not kept to its last day. */
  code?: string | undefined;
  /** That results are still awaited is known. */
  despite_pending?: boolean | undefined;
}

/** Why a specimen is not disposed of now, if so: before its last day is over only for a reason, and never unknowingly while somebody waits for a result. */
export function refusesDisposal(
  { status, retain_until, isAwaited }: DisposableSample,
  { code, despite_pending = false }: DisposalSaid,
  today: CivilDate,
): ProblemCode | undefined {
  if (!canMoveSample(status, 'dispose')) return 'sample_not_usable';
  if (isAwaited && !despite_pending) return 'results_awaited';
  return code === undefined && !isPastRetention(retain_until, today)
    ? 'disposal_reason_missing'
    : undefined;
}
