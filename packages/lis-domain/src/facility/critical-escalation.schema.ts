import * as v from 'valibot';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';
import type { Named } from '../http/named.ts';
import { wardIdField } from './ward-id.ts';

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

const wardMinutesField = v.pipe(
  v.number(),
  v.integer(),
  v.check(
    (minutes) => minutes === 0 || minutes >= fewestEscalationMinutes,
    `must be 0 or at least ${fewestEscalationMinutes} minutes`,
  ),
  v.maxValue(mostEscalationMinutes, `must be at most ${mostEscalationMinutes} minutes`),
);

/**
 * Minutes after a critical result notification opens until it is escalated, while it is not
 * complete: to the ward of the order (0: at once; null: not at all), to staff on call (null: not at
 * all), then to laboratory managers, the deadline.
 */
const stepEntries = {
  ward_minutes: v.nullable(wardMinutesField),
  on_call_minutes: v.nullable(minutesField),
  manager_minutes: minutesField,
};

/** The steps of an escalation, in minutes. */
type Steps = v.InferOutput<v.ObjectSchema<typeof stepEntries, undefined>>;

/** Steps before the deadline; only the ward can be notified at once. */
export const earlierSteps = ['ward_minutes', 'on_call_minutes'] as const;

/**
 * Returns the problem of a step that is not before the managers’, which would never notify its
 * recipients; undefined for a valid one. Both in minutes.
 */
export function stepProblem(
  step: (typeof earlierSteps)[number],
  minutes: number | null,
  managers: number,
): string | undefined {
  if (minutes === null || minutes < managers) return undefined;
  const accepted = [
    ...(step === 'ward_minutes' ? ['0'] : []),
    ...(managers > fewestEscalationMinutes
      ? [`from ${fewestEscalationMinutes} to ${managers - 1} minutes`]
      : []),
    'or null',
  ];
  const list = accepted.length === 1 ? 'null' : accepted.join(', ');
  return `must be before lab managers, after ${managers} minutes: ${list}`;
}

/** Adds the check that each step is before the managers’. */
const inOrder = <T extends Steps>(step: (typeof earlierSteps)[number]) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = stepProblem(step, dataset.value[step], dataset.value.manager_minutes);
    if (problem === undefined) return;
    addIssue({
      message: problem,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: step,
          value: dataset.value[step],
        },
      ],
    });
  });

const repeatedEntries = v.strictObject({
  /** Hours after the notification of the earlier result was completed. */
  within_hours: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'must be at least 1 hour'),
    v.maxValue(mostRepeatedHours, `must be at most ${mostRepeatedHours} hours`),
  ),
  ...stepEntries,
});
const repeatedObject = v.pipe(repeatedEntries, inOrder('ward_minutes'), inOrder('on_call_minutes'));

/** Own times of a test, of a ward, or of a test in a ward. */
const ruleObject = v.pipe(
  v.strictObject({
    /** Null: every test. */
    test_parameter_id: v.nullable(testParameterIdField),
    /** Null: orders of every ward, and of none. */
    ward_id: v.nullable(wardIdField),
    ...stepEntries,
    /** Null: a repeated critical result is escalated like the first. */
    repeated: v.nullable(repeatedObject),
  }),
  v.forward(
    v.partialCheck(
      [['test_parameter_id'], ['ward_id']],
      ({ test_parameter_id, ward_id }) => test_parameter_id !== null || ward_id !== null,
      'must be a test unless ward_id is given',
    ),
    ['test_parameter_id'],
  ),
  inOrder('ward_minutes'),
  inOrder('on_call_minutes'),
);

/**
 * Escalation policy of critical results (ISO 15189:2022 7.4.1.3; CLSI GP47). The managers of a
 * first result are notified after `critical_within_minutes`, unless a rule applies.
 */
const criticalEscalationObject = v.strictObject({
  ward_minutes: stepEntries.ward_minutes,
  on_call_minutes: stepEntries.on_call_minutes,
  repeated: v.nullable(repeatedObject),
  /** Tests and wards with own times. */
  rules: v.pipe(
    v.array(ruleObject),
    v.maxLength(200, 'must be at most 200 rules'),
    v.check(
      (rules) =>
        new Set(rules.map(({ test_parameter_id, ward_id }) => `${test_parameter_id} ${ward_id}`))
          .size === rules.length,
      'must contain each test and ward once',
    ),
  ),
});
export interface CriticalEscalationSchema extends Named<typeof criticalEscalationObject> {}
export const criticalEscalationSchema: CriticalEscalationSchema = criticalEscalationObject;
export interface CriticalEscalation extends v.InferOutput<CriticalEscalationSchema> {}
