import {
  fewestEscalationMinutes,
  mostEscalationMinutes,
  mostRepeatedHours,
  onCallProblem,
  type CriticalEscalation,
} from '@alms/lis-domain/facility';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import * as v from 'valibot';
import { chosenId } from '../../shared/lis-form/index.ts';

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

/** Whether staff on call are before laboratory managers; true while a time is missing. */
export const isOnCallFirst = (onCall: number | null, managers: number | null): boolean =>
  managers === null || onCallProblem(onCall, managers) === undefined;

const repeatedForm = v.pipe(
  v.object({
    within_hours: optionalNumber('hoursInvalid', 1, mostRepeatedHours),
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
  v.forward(
    v.partialCheck(
      [['on_call_minutes'], ['manager_minutes']],
      ({ on_call_minutes, manager_minutes }) => isOnCallFirst(on_call_minutes, manager_minutes),
      'onCallTooLate',
    ),
    ['on_call_minutes'],
  ),
  v.transform(({ within_hours, on_call_minutes, manager_minutes }) =>
    within_hours === null || manager_minutes === null
      ? null
      : { within_hours, on_call_minutes, manager_minutes },
  ),
);

const ofTestForm = v.pipe(
  v.object({
    id: v.string(),
    test_parameter_id: chosenId<TestParameterId>('testRequired'),
    on_call_minutes: optionalMinutes,
    manager_minutes: v.pipe(
      optionalMinutes,
      v.check((minutes) => minutes !== null, 'escalationInvalid'),
    ),
    repeated: repeatedForm,
  }),
  v.forward(
    v.partialCheck(
      [['on_call_minutes'], ['manager_minutes']],
      ({ on_call_minutes, manager_minutes }) => isOnCallFirst(on_call_minutes, manager_minutes),
      'onCallTooLate',
    ),
    ['on_call_minutes'],
  ),
  v.transform(({ test_parameter_id, on_call_minutes, manager_minutes, repeated }) => ({
    test_parameter_id,
    on_call_minutes,
    manager_minutes: manager_minutes ?? 0,
    repeated,
  })),
);

/** Validation rules of the escalation; empty fields are steps that are not used. */
export const criticalEscalationForm = v.object({
  on_call_minutes: optionalMinutes,
  repeated: repeatedForm,
  tests: v.pipe(
    v.array(ofTestForm),
    v.check(
      (tests) =>
        new Set(tests.map(({ test_parameter_id }) => test_parameter_id)).size === tests.length,
      'testTwice',
    ),
  ),
});

type EscalationFields = v.InferInput<typeof criticalEscalationForm>;
export type OwnPolicyFields = EscalationFields['tests'][number];

const text = (value: number | null) => (value === null ? '' : String(value));

const repeatedFields = (repeated: CriticalEscalation['repeated']) => ({
  within_hours: text(repeated?.within_hours ?? null),
  on_call_minutes: text(repeated?.on_call_minutes ?? null),
  manager_minutes: text(repeated?.manager_minutes ?? null),
});

/** A new row for a test with an own policy. */
export const emptyPolicy = (id: string): OwnPolicyFields => ({
  id,
  test_parameter_id: '',
  on_call_minutes: '',
  manager_minutes: '',
  repeated: repeatedFields(null),
});

/** Field values of a saved policy. */
export const escalationFields = ({
  on_call_minutes,
  repeated,
  tests,
}: CriticalEscalation): EscalationFields => ({
  on_call_minutes: text(on_call_minutes),
  repeated: repeatedFields(repeated),
  tests: tests.map((test) => ({
    id: test.test_parameter_id,
    test_parameter_id: test.test_parameter_id,
    on_call_minutes: text(test.on_call_minutes),
    manager_minutes: text(test.manager_minutes),
    repeated: repeatedFields(test.repeated),
  })),
});
