import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import type { CriticalEscalation } from './critical-escalation.schema.ts';
import type { LaboratorySettings } from './laboratory-settings.schema.ts';
import type { WardId } from './ward-id.ts';

/** A new critical result, for the choice of its escalation. */
export interface EscalatedResult {
  test_parameter_id: TestParameterId;
  /**
   * Hours since the notification of the latest critical result of the same patient, test and flag
   * was completed. Null if there is none: a value that was never notified is not a repetition.
   */
  hoursSinceNotified: number | null;
  /** Whether the ordering provider has an account that can acknowledge the result. */
  hasProvider: boolean;
  /** The ward of the order; null: none. */
  ward: {
    id: WardId;
    /** Whether a doctor or nurse of the ward has an account that can acknowledge the result. */
    hasMembers: boolean;
    /** Whether the ward has an email address. */
    hasEmail: boolean;
  } | null;
}

/** Times of escalation, in minutes after the notification opens. */
export interface Escalation {
  /** A repeated critical result: provider and ward get no email, only a notification. */
  isRepeated: boolean;
  /** The ward of the order, 0: at once; null: not notified. */
  wardAfter: number | null;
  /** Staff on call; null: not notified. */
  onCallAfter: number | null;
  /** Laboratory managers; the deadline of the notification. */
  managersAfter: number;
}

/**
 * Returns the rule of a result: that of the test in the ward, else that of the test, else that of
 * the ward; undefined if none applies.
 */
function ruleOf(
  rules: CriticalEscalation['rules'],
  test: TestParameterId,
  ward: WardId | undefined,
): CriticalEscalation['rules'][number] | undefined {
  const find = (testId: TestParameterId | null, wardId: WardId | null) =>
    rules.find((rule) => rule.test_parameter_id === testId && rule.ward_id === wardId);
  return (ward && find(test, ward)) ?? find(test, null) ?? (ward && find(null, ward)) ?? undefined;
}

/**
 * Chooses the escalation of a critical result: ordering provider, ward of the order, staff on call,
 * then laboratory managers (ISO 15189:2022 7.4.1.3, escalation when no responsible person can be
 * reached; CLSI GP47). Policies of tests and wards precede that of the facility, and that of
 * repeated results that of first ones. Without a provider who can acknowledge, the ward is notified
 * at once; without members of the ward who can either, staff on call are. A step that is not before
 * the managers’ is omitted.
 */
export function escalationOf(
  {
    critical_within_minutes,
    critical_escalation: { rules, ...facility },
  }: Pick<LaboratorySettings, 'critical_within_minutes' | 'critical_escalation'>,
  { test_parameter_id, hoursSinceNotified, hasProvider, ward }: EscalatedResult,
): Escalation {
  const policy = ruleOf(rules, test_parameter_id, ward?.id) ?? {
    ...facility,
    manager_minutes: critical_within_minutes,
  };
  const { repeated } = policy;
  const isRepeated =
    repeated !== null && hoursSinceNotified !== null && hoursSinceNotified <= repeated.within_hours;
  const { ward_minutes, on_call_minutes, manager_minutes } = isRepeated ? repeated : policy;
  const isNotified = ward !== null && (ward.hasMembers || ward.hasEmail);
  const inTime = (minutes: number | null) =>
    minutes !== null && minutes < manager_minutes ? minutes : null;
  const wardAfter =
    isNotified && ward_minutes !== null ? inTime(hasProvider ? ward_minutes : 0) : null;
  const isReached = hasProvider || (wardAfter === 0 && ward?.hasMembers === true);
  return {
    isRepeated,
    wardAfter,
    onCallAfter: on_call_minutes === null ? null : inTime(isReached ? on_call_minutes : 0),
    managersAfter: manager_minutes,
  };
}
