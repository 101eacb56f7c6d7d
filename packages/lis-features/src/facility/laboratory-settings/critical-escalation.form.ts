import {
  fewestEscalationMinutes,
  mostEscalationMinutes,
  mostRepeatedHours,
  stepProblem,
  type CriticalEscalation,
  type earlierSteps,
  type WardId,
} from '@alms/lis-domain/facility';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { Id } from '@alms/lis-domain/http';
import * as v from 'valibot';

/** A whole number; empty: not set. */
const optionalNumber = (fault: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,4}$/, fault),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
    v.check((value) => value === null || (value >= min && value <= max), fault),
  );

const optionalMinutes = optionalNumber(
  'escalationInvalid',
  fewestEscalationMinutes,
  mostEscalationMinutes,
);

/** 0: at once; empty: not notified. */
const wardMinutes = v.pipe(
  optionalNumber('wardMinutesInvalid', 0, mostEscalationMinutes),
  v.check(
    (minutes) => minutes === null || minutes === 0 || minutes >= fewestEscalationMinutes,
    'wardMinutesInvalid',
  ),
);

/** Whether a step is before laboratory managers; true while a time is missing. */
export const isInTime = (
  step: (typeof earlierSteps)[number],
  minutes: number | null,
  managers: number | null,
): boolean => managers === null || stepProblem(step, minutes, managers) === undefined;

type Times = Record<(typeof earlierSteps)[number] | 'manager_minutes', number | null>;

const isWardInTime = ({ ward_minutes, manager_minutes }: Omit<Times, 'on_call_minutes'>) =>
  isInTime('ward_minutes', ward_minutes, manager_minutes);
const isOnCallInTime = ({ on_call_minutes, manager_minutes }: Omit<Times, 'ward_minutes'>) =>
  isInTime('on_call_minutes', on_call_minutes, manager_minutes);

const repeatedForm = v.pipe(
  v.object({
    within_hours: optionalNumber('hoursInvalid', 1, mostRepeatedHours),
    ward_minutes: wardMinutes,
    on_call_minutes: optionalMinutes,
    manager_minutes: optionalMinutes,
  }),
  v.forward(
    v.partialCheck(
      [['within_hours'], ['manager_minutes']],
      ({ within_hours, manager_minutes }) => (within_hours === null) === (manager_minutes === null),
      'repeatedIncomplete',
    ),
    ['manager_minutes'],
  ),
  v.forward(v.partialCheck([['ward_minutes'], ['manager_minutes']], isWardInTime, 'wardTooLate'), [
    'ward_minutes',
  ]),
  v.forward(
    v.partialCheck([['on_call_minutes'], ['manager_minutes']], isOnCallInTime, 'onCallTooLate'),
    ['on_call_minutes'],
  ),
  v.transform(({ within_hours, manager_minutes, ...steps }) =>
    within_hours === null || manager_minutes === null
      ? null
      : { within_hours, manager_minutes, ...steps },
  ),
);

/** An id; empty: null. */
const chosenOrAny = <I extends Id>() =>
  v.pipe(
    v.string(),
    v.transform((id) => (id === '' ? null : (id as I))),
  );

const ruleForm = v.pipe(
  v.object({
    id: v.string(),
    test_parameter_id: chosenOrAny<TestParameterId>(),
    ward_id: chosenOrAny<WardId>(),
    ward_minutes: wardMinutes,
    on_call_minutes: optionalMinutes,
    manager_minutes: v.pipe(
      optionalMinutes,
      v.check((minutes) => minutes !== null, 'escalationInvalid'),
    ),
    repeated: repeatedForm,
  }),
  v.forward(
    v.partialCheck(
      [['test_parameter_id'], ['ward_id']],
      ({ test_parameter_id, ward_id }) => test_parameter_id !== null || ward_id !== null,
      'ruleRequired',
    ),
    ['test_parameter_id'],
  ),
  v.forward(v.partialCheck([['ward_minutes'], ['manager_minutes']], isWardInTime, 'wardTooLate'), [
    'ward_minutes',
  ]),
  v.forward(
    v.partialCheck([['on_call_minutes'], ['manager_minutes']], isOnCallInTime, 'onCallTooLate'),
    ['on_call_minutes'],
  ),
  v.transform(({ id: _row, manager_minutes, ...rule }) => ({
    ...rule,
    manager_minutes: manager_minutes ?? 0,
  })),
);

/** Validation rules of the escalation; empty fields are steps that are not used. */
export const criticalEscalationForm = v.object({
  ward_minutes: wardMinutes,
  on_call_minutes: optionalMinutes,
  repeated: repeatedForm,
  rules: v.pipe(
    v.array(ruleForm),
    v.check(
      (rules) =>
        new Set(rules.map(({ test_parameter_id, ward_id }) => `${test_parameter_id} ${ward_id}`))
          .size === rules.length,
      'ruleTwice',
    ),
  ),
});

type EscalationFields = v.InferInput<typeof criticalEscalationForm>;
export type RuleFields = EscalationFields['rules'][number];

const text = (value: number | null) => (value === null ? '' : String(value));

const repeatedFields = (repeated: CriticalEscalation['repeated']) => ({
  within_hours: text(repeated?.within_hours ?? null),
  ward_minutes: text(repeated === null ? 0 : repeated.ward_minutes),
  on_call_minutes: text(repeated?.on_call_minutes ?? null),
  manager_minutes: text(repeated?.manager_minutes ?? null),
});

/** A new row for a test or ward with own times. */
export const emptyRule = (id: string): RuleFields => ({
  id,
  test_parameter_id: '',
  ward_id: '',
  ward_minutes: '0',
  on_call_minutes: '',
  manager_minutes: '',
  repeated: repeatedFields(null),
});

/** Field values of a saved policy. */
export const escalationFields = ({
  ward_minutes,
  on_call_minutes,
  repeated,
  rules,
}: CriticalEscalation): EscalationFields => ({
  ward_minutes: text(ward_minutes),
  on_call_minutes: text(on_call_minutes),
  repeated: repeatedFields(repeated),
  rules: rules.map((rule) => ({
    id: `${rule.test_parameter_id} ${rule.ward_id}`,
    test_parameter_id: rule.test_parameter_id ?? '',
    ward_id: rule.ward_id ?? '',
    ward_minutes: text(rule.ward_minutes),
    on_call_minutes: text(rule.on_call_minutes),
    manager_minutes: text(rule.manager_minutes),
    repeated: repeatedFields(rule.repeated),
  })),
});
