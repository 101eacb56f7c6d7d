import type { PortalRule } from '../catalogue/value-rules.schema.ts';
import { isReported } from './transitions.ts';
import type { ResultState } from './result.schema.ts';

const HOUR_MS = 3_600_000;

/**
 * From when the patient may see a result that is released now, by the rule of its test as it was ordered (domain model 2.1, `portal`). Null: never, or not
 * before somebody shows it. What counts is the first release: a correction changes nothing of it.
 * @param releasedAt an instant
 */
export function portalFrom(
  { visible, release, delay_hours }: PortalRule,
  releasedAt: string,
): string | null {
  if (!visible || release === 'manual') return null;
  return release === 'on_verify'
    ? releasedAt
    : new Date(Date.parse(releasedAt) + (delay_hours ?? 0) * HOUR_MS).toISOString();
}

/** How a result stands towards its patient: not reported; seen; seen from a known time on; when somebody shows it; or not at all. */
export type PatientSight = 'unreported' | 'shown' | 'delayed' | 'manual' | 'never';

/** As much of a result as decides whether its patient sees it. */
export interface SeenResult {
  status: ResultState;
  released_at: string | null;
  /** From when the patient sees it; null: not by itself. */
  portal_from: string | null;
}

/**
 * Whether the patient sees a result at a moment, and why not. One that was taken back is seen as such only by whom it had been shown to. Critical results are
 * no exception: whoever asked for them is called, and tells the patient.
 */
export function patientSight(
  { status, released_at, portal_from }: SeenResult,
  portal: PortalRule,
  now: string,
): PatientSight {
  const isOut =
    released_at !== null &&
    (isReported(status) || status === 'entered_in_error' || status === 'not_calculated');
  if (!isOut) return 'unreported';
  // A reader's clock may be behind: once it is released, the present is no earlier than that.
  if (portal_from !== null)
    return Date.parse(portal_from) <= Math.max(Date.parse(now), Date.parse(released_at))
      ? 'shown'
      : 'delayed';
  return portal.visible ? 'manual' : 'never';
}

/** Why nobody can show a result to its patient now, if so. What is delayed is shown sooner. */
export function refusesShowing(sight: PatientSight): 'result_state' | 'result_shown' | undefined {
  if (sight === 'unreported' || sight === 'never') return 'result_state';
  return sight === 'shown' ? 'result_shown' : undefined;
}
