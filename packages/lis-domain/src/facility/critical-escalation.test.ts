import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import { idOf } from '../fixtures/ids.ts';
import {
  criticalEscalationSchema,
  escalationOf,
  type CriticalEscalation,
  type EscalatedResult,
  type WardId,
} from './index.ts';

const K = idOf<TestParameterId>('01960000-0000-7000-8000-000000000001');
const GLU = idOf<TestParameterId>('01960000-0000-7000-8000-000000000002');
const NA = idOf<TestParameterId>('01960000-0000-7000-8000-000000000003');
const ICU = idOf<WardId>('01960000-0000-7000-8000-000000000011');
const OTHER = idOf<WardId>('01960000-0000-7000-8000-000000000012');
const rule = {
  test_parameter_id: null,
  ward_id: null,
  ward_minutes: 0,
  on_call_minutes: null,
  repeated: null,
} as const;
const policy: CriticalEscalation = {
  ward_minutes: 0,
  on_call_minutes: 15,
  repeated: { within_hours: 24, ward_minutes: null, on_call_minutes: null, manager_minutes: 120 },
  rules: [
    { ...rule, test_parameter_id: K, ward_minutes: 7, on_call_minutes: 5, manager_minutes: 10 },
    { ...rule, ward_id: ICU, manager_minutes: 20 },
    { ...rule, test_parameter_id: NA, ward_id: ICU, manager_minutes: 6 },
    { ...rule, test_parameter_id: NA, manager_minutes: 60 },
  ],
};
const plain: CriticalEscalation = {
  ward_minutes: 0,
  on_call_minutes: null,
  repeated: null,
  rules: [],
};
const inWard = (id: WardId, hasMembers = true, hasEmail = false) => ({
  ward: { id, hasMembers, hasEmail },
});
const noProvider = { hasProvider: false };
const again = (hoursSinceNotified: number) => ({ hoursSinceNotified });

describe('escalationOf', () => {
  it.each<
    [
      string,
      CriticalEscalation,
      TestParameterId,
      Partial<EscalatedResult>,
      [boolean, number | null, number | null, number],
    ]
  >([
    ['a first result', policy, GLU, {}, [false, null, 15, 30]],
    ['a repeated result', policy, GLU, again(1), [true, null, null, 120]],
    ['a repeated result at the limit', policy, GLU, again(24), [true, null, null, 120]],
    ['a result after the limit', policy, GLU, again(24.1), [false, null, 15, 30]],
    ['a test with own times', policy, K, {}, [false, null, 5, 10]],
    ['its repeated result, like the first', policy, K, again(1), [false, null, 5, 10]],
    [
      'a result without a provider to acknowledge it',
      policy,
      GLU,
      noProvider,
      [false, null, 0, 30],
    ],
    ['a facility without staff on call', plain, GLU, {}, [false, null, null, 30]],
    ['the same without a provider', plain, GLU, noProvider, [false, null, null, 30]],
    ['the same, repeated', plain, GLU, again(1), [false, null, null, 30]],
    ['an order of a ward', policy, GLU, inWard(OTHER), [false, 0, 15, 30]],
    [
      'a ward with an email address only',
      policy,
      GLU,
      inWard(OTHER, false, true),
      [false, 0, 15, 30],
    ],
    ['a ward without members and email', policy, GLU, inWard(OTHER, false), [false, null, 15, 30]],
    [
      'a ward with members and no provider',
      policy,
      GLU,
      { ...inWard(OTHER), ...noProvider },
      [false, 0, 15, 30],
    ],
    [
      'a ward with an email only and no provider',
      policy,
      GLU,
      { ...inWard(OTHER, false, true), ...noProvider },
      [false, 0, 0, 30],
    ],
    [
      'a repeated result of a ward',
      policy,
      GLU,
      { ...inWard(OTHER), ...again(1) },
      [true, null, null, 120],
    ],
    ['a test with own times in a ward', policy, K, inWard(OTHER), [false, 7, 5, 10]],
    [
      'the same without a provider: the ward at once',
      policy,
      K,
      { ...inWard(OTHER), ...noProvider },
      [false, 0, 5, 10],
    ],
    ['a ward with own times', policy, GLU, inWard(ICU), [false, 0, null, 20]],
    ['a test of a ward, before that of the test', policy, NA, inWard(ICU), [false, 0, null, 6]],
    ['a test, before its ward', policy, K, inWard(ICU), [false, 7, 5, 10]],
    ['the test in another ward', policy, NA, inWard(OTHER), [false, 0, null, 60]],
    ['the test without a ward', policy, NA, {}, [false, null, null, 60]],
    [
      'a ward that is not notified and no provider',
      { ...policy, ward_minutes: null },
      GLU,
      { ...inWard(OTHER), ...noProvider },
      [false, null, 0, 30],
    ],
    [
      'steps at the deadline, which it omits',
      { ...plain, ward_minutes: 30, on_call_minutes: 30 },
      GLU,
      inWard(OTHER),
      [false, null, null, 30],
    ],
  ])('chooses the steps of %s', (_, critical_escalation, test_parameter_id, given, expected) => {
    const { isRepeated, wardAfter, onCallAfter, managersAfter } = escalationOf(
      { critical_within_minutes: 30, critical_escalation },
      { test_parameter_id, hoursSinceNotified: null, hasProvider: true, ward: null, ...given },
    );
    expect([isRepeated, wardAfter, onCallAfter, managersAfter]).toEqual(expected);
  });
});

describe('escalation policy', () => {
  const faultsOf = (value: unknown) =>
    v
      .safeParse(criticalEscalationSchema, value)
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  const [ofK] = policy.rules;
  const { repeated } = policy;

  it.each([
    [{ ...policy, on_call_minutes: 4 }, 'on_call_minutes', 'at least 5 minutes'],
    [{ ...policy, ward_minutes: 4 }, 'ward_minutes', 'must be 0 or at least 5 minutes'],
    [
      { ...policy, repeated: { ...repeated, within_hours: 0 } },
      'repeated.within_hours',
      'at least 1 hour',
    ],
    [
      { ...policy, rules: [{ ...ofK, manager_minutes: 1_441 }] },
      'rules.0.manager_minutes',
      'at most 1440 minutes',
    ],
    [{ ...policy, rules: [ofK, ofK] }, 'rules', 'each test and ward once'],
    [
      { ...policy, rules: [{ ...ofK, test_parameter_id: null }] },
      'rules.0.test_parameter_id',
      'must be a test unless ward_id is given',
    ],
    [
      { ...policy, rules: [{ ...ofK, on_call_minutes: 10 }] },
      'rules.0.on_call_minutes',
      'must be before lab managers, after 10 minutes: from 5 to 9 minutes, or null',
    ],
    [
      { ...policy, rules: [{ ...ofK, on_call_minutes: null, ward_minutes: 10 }] },
      'rules.0.ward_minutes',
      'must be before lab managers, after 10 minutes: 0, from 5 to 9 minutes, or null',
    ],
    [
      { ...policy, rules: [{ ...ofK, ward_minutes: 0, manager_minutes: 5 }] },
      'rules.0.on_call_minutes',
      'must be before lab managers, after 5 minutes: null',
    ],
    [
      { ...policy, repeated: { ...repeated, on_call_minutes: 121 } },
      'repeated.on_call_minutes',
      'from 5 to 119 minutes, or null',
    ],
  ])('refuses %j', (value, path, message) => {
    expect(faultsOf(value)).toEqual([[path, expect.stringContaining(message)]]);
  });

  it('accepts valid steps', () => {
    expect(faultsOf(policy)).toBeUndefined();
  });
});
