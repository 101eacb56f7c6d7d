import type { PortalRule } from '../catalogue/value-rules.schema.ts';
import { isReported } from './transitions.ts';
import {
  withheldVisibilities,
  type ResultState,
  type WithheldVisibility,
} from './result.schema.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the time from which a result released now is visible in the patient portal, by its test’s
 * policy at the time of the order (domain model 2.1, `portal`). Null: never, or only after manual
 * release. The first release counts: a correction does not change it.
 * @param releasedAt An instant.
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

/**
 * Portal visibility of a result: not reported, visible, visible later, visible after manual
 * release, never, or not before the notification of its critical value.
 */
export type PortalVisibility = 'unreported' | 'shown' | WithheldVisibility;

/** Returns whether a result is reported, but not visible in the portal. */
export function isWithheldVisibility(
  visibility: PortalVisibility,
): visibility is WithheldVisibility {
  return (withheldVisibilities as readonly PortalVisibility[]).includes(visibility);
}

/** The properties of a result that decide its portal visibility. */
export interface SeenResult {
  status: ResultState;
  released_at: string | null;
  /** Time from which the patient sees it; null: not automatically. */
  portal_from: string | null;
  /** Whether a critical result notification is open. */
  awaiting_notification: boolean;
}

/**
 * Returns the portal visibility of a result at a given time. A result entered in error is listed as
 * such only if it was visible before. A critical value is not visible before its notification is
 * completed or withdrawn: a patient must not read it before the responsible clinician knows it
 * (ISO 15189:2022 7.4.1.3; CLSI GP47). Then the test’s policy applies.
 */
export function portalVisibility(
  { status, released_at, portal_from, awaiting_notification }: SeenResult,
  portal: PortalRule,
  now: string,
): PortalVisibility {
  const isOut =
    released_at !== null &&
    (isReported(status) || status === 'entered_in_error' || status === 'not_calculated');
  if (!isOut) return 'unreported';
  if (portal_from === null && !portal.visible) return 'never';
  if (awaiting_notification) return 'awaiting_notification';
  // The caller’s clock may be slow: for a released result, the current time is at least its release
  // time.
  if (portal_from !== null)
    return Date.parse(portal_from) <= Math.max(Date.parse(now), Date.parse(released_at))
      ? 'shown'
      : 'delayed';
  return 'manual';
}

/**
 * Returns the reason a result cannot be released to the portal manually, if any. A delayed result
 * can be released early, but none before the notification of its critical value.
 */
export function refusesPortalRelease(
  visibility: PortalVisibility,
): 'result_state' | 'result_shown' | 'notification_open' | undefined {
  if (visibility === 'unreported' || visibility === 'never') return 'result_state';
  if (visibility === 'awaiting_notification') return 'notification_open';
  return visibility === 'shown' ? 'result_shown' : undefined;
}
