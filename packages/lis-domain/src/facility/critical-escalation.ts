import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import type { LaboratorySettings } from './laboratory-settings.schema.ts';

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
}

/** Times of escalation, in minutes after the notification opens. */
export interface Escalation {
  /** A repeated critical result: the ordering provider gets no email, only a notification. */
  isRepeated: boolean;
  /** Staff on call; null: not notified. */
  onCallAfter: number | null;
  /** Laboratory managers; the deadline of the notification. */
  managersAfter: number;
}

/**
 * Chooses the escalation of a critical result: ordering provider, then staff on call, then
 * laboratory managers (ISO 15189:2022 7.4.1.3, escalation when no responsible person can be
 * reached; CLSI GP47). The policy of the test precedes that of the facility, and that of repeated
 * results that of first ones. Without a provider who can acknowledge, staff on call are notified at
 * once. A step on call that is not before the managers’ is omitted.
 */
export function escalationOf(
  {
    critical_within_minutes,
    critical_escalation: { tests, ...facility },
  }: Pick<LaboratorySettings, 'critical_within_minutes' | 'critical_escalation'>,
  { test_parameter_id, hoursSinceNotified, hasProvider }: EscalatedResult,
): Escalation {
  const policy = tests.find((test) => test.test_parameter_id === test_parameter_id) ?? {
    ...facility,
    manager_minutes: critical_within_minutes,
  };
  const { repeated } = policy;
  const isRepeated =
    repeated !== null && hoursSinceNotified !== null && hoursSinceNotified <= repeated.within_hours;
  const { on_call_minutes, manager_minutes } = isRepeated ? repeated : policy;
  const onCallAfter = on_call_minutes === null || hasProvider ? on_call_minutes : 0;
  return {
    isRepeated,
    onCallAfter: onCallAfter !== null && onCallAfter < manager_minutes ? onCallAfter : null,
    managersAfter: manager_minutes,
  };
}
