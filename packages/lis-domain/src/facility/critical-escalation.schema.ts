import * as v from 'valibot';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import type { Named } from '../http/named.ts';

/** Limits of the time until an escalation, in minutes. */
export const fewestEscalationMinutes = 5;
export const mostEscalationMinutes = 1_440;
/** Longest time after a notification in which a result counts as repeated, in hours. */
export const mostRepeatedHours = 168;

const minutesField = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(fewestEscalationMinutes, `must be at least ${fewestEscalationMinutes} minutes`),
  v.maxValue(mostEscalationMinutes, `must be at most ${mostEscalationMinutes} minutes`),
);

/**
 * Minutes after a critical result notification opens until it is escalated, while it is not
 * complete: to staff on call (null: not at all), then to laboratory managers, the deadline.
 */
const stepEntries = {
  on_call_minutes: v.nullable(minutesField),
  manager_minutes: minutesField,
};

/**
 * Returns the problem of a step on call that is not before the managers’, which would never notify
 * staff on call; undefined for a valid one. Both in minutes.
 */
export function onCallProblem(onCall: number | null, managers: number): string | undefined {
  if (onCall === null || onCall < managers) return undefined;
  const accepted =
    managers > fewestEscalationMinutes
      ? `from ${fewestEscalationMinutes} to ${managers - 1} minutes, or null`
      : 'null';
  return `must be before lab managers, after ${managers} minutes: ${accepted}`;
}

const repeatedObject = v.pipe(
  v.strictObject({
    /** Hours after the notification of the earlier result was completed. */
    within_hours: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'must be at least 1 hour'),
      v.maxValue(mostRepeatedHours, `must be at most ${mostRepeatedHours} hours`),
    ),
    ...stepEntries,
  }),
  v.forward(
    v.check(
      ({ on_call_minutes, manager_minutes }) =>
        onCallProblem(on_call_minutes, manager_minutes) === undefined,
      ({ input }) => onCallProblem(input.on_call_minutes, input.manager_minutes) ?? '',
    ),
    ['on_call_minutes'],
  ),
);

const ofTestObject = v.pipe(
  v.strictObject({
    test_parameter_id: testParameterIdField,
    ...stepEntries,
    /** Null: a repeated critical result is escalated like the first. */
    repeated: v.nullable(repeatedObject),
  }),
  v.forward(
    v.check(
      ({ on_call_minutes, manager_minutes }) =>
        onCallProblem(on_call_minutes, manager_minutes) === undefined,
      ({ input }) => onCallProblem(input.on_call_minutes, input.manager_minutes) ?? '',
    ),
    ['on_call_minutes'],
  ),
);

/**
 * Escalation policy of critical results (ISO 15189:2022 7.4.1.3; CLSI GP47). The managers of a
 * first result are notified after `critical_within_minutes`, unless its test has an own policy.
 */
const criticalEscalationObject = v.strictObject({
  on_call_minutes: v.nullable(minutesField),
  repeated: v.nullable(repeatedObject),
  /** Tests with an own policy. */
  tests: v.pipe(
    v.array(ofTestObject),
    v.maxLength(200, 'must be at most 200 tests'),
    v.check(
      (tests) =>
        new Set(tests.map(({ test_parameter_id }) => test_parameter_id)).size === tests.length,
      'must contain each test once',
    ),
  ),
});
export interface CriticalEscalationSchema extends Named<typeof criticalEscalationObject> {}
export const criticalEscalationSchema: CriticalEscalationSchema = criticalEscalationObject;
export interface CriticalEscalation extends v.InferOutput<CriticalEscalationSchema> {}
