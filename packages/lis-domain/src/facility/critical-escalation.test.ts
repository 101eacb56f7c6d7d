import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import { idOf } from '../fixtures/ids.ts';
import { criticalEscalationSchema, escalationOf } from './index.ts';

const K = idOf<TestParameterId>('01960000-0000-7000-8000-000000000001');
const GLU = idOf<TestParameterId>('01960000-0000-7000-8000-000000000002');
const settings = {
  critical_within_minutes: 30,
  critical_escalation: {
    on_call_minutes: 15,
    repeated: { within_hours: 24, on_call_minutes: null, manager_minutes: 120 },
    tests: [{ test_parameter_id: K, on_call_minutes: 5, manager_minutes: 10, repeated: null }],
  },
};
const plain = {
  critical_within_minutes: 30,
  critical_escalation: { on_call_minutes: null, repeated: null, tests: [] },
};

describe('escalationOf', () => {
  it.each([
    ['a first result', settings, GLU, null, true, [false, 15, 30]],
    ['a repeated result', settings, GLU, 1, true, [true, null, 120]],
    ['a repeated result at the limit', settings, GLU, 24, true, [true, null, 120]],
    ['a result after the limit', settings, GLU, 24.1, true, [false, 15, 30]],
    ['a test with an own policy', settings, K, null, true, [false, 5, 10]],
    ['its repeated result, like the first', settings, K, 1, true, [false, 5, 10]],
    ['a result without a provider to acknowledge it', settings, GLU, null, false, [false, 0, 30]],
    ['a facility without staff on call', plain, GLU, null, true, [false, null, 30]],
    ['the same without a provider', plain, GLU, null, false, [false, null, 30]],
    ['the same, repeated', plain, GLU, 1, true, [false, null, 30]],
    [
      'a step on call at the deadline, which it omits',
      { ...settings, critical_within_minutes: 15 },
      GLU,
      null,
      true,
      [false, null, 15],
    ],
  ] as const)(
    'chooses the steps of %s',
    (_, given, test_parameter_id, hoursSinceNotified, hasProvider, expected) => {
      const { isRepeated, onCallAfter, managersAfter } = escalationOf(
        {
          ...given,
          critical_escalation: {
            ...given.critical_escalation,
            tests: [...given.critical_escalation.tests],
          },
        },
        { test_parameter_id, hoursSinceNotified, hasProvider },
      );
      expect([isRepeated, onCallAfter, managersAfter]).toEqual(expected);
    },
  );
});

describe('escalation policy', () => {
  const faultsOf = (value: unknown) =>
    v
      .safeParse(criticalEscalationSchema, value)
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  const { critical_escalation } = settings;
  const [ofK] = critical_escalation.tests;

  it.each([
    [{ ...critical_escalation, on_call_minutes: 4 }, 'on_call_minutes', 'at least 5 minutes'],
    [
      { ...critical_escalation, repeated: { ...critical_escalation.repeated, within_hours: 0 } },
      'repeated.within_hours',
      'at least 1 hour',
    ],
    [
      { ...critical_escalation, tests: [{ ...ofK, manager_minutes: 1_441 }] },
      'tests.0.manager_minutes',
      'at most 1440 minutes',
    ],
    [{ ...critical_escalation, tests: [ofK, ofK] }, 'tests', 'each test once'],
    [
      { ...critical_escalation, tests: [{ ...ofK, on_call_minutes: 10 }] },
      'tests.0.on_call_minutes',
      'must be before lab managers, after 10 minutes: from 5 to 9 minutes, or null',
    ],
    [
      { ...critical_escalation, tests: [{ ...ofK, manager_minutes: 5 }] },
      'tests.0.on_call_minutes',
      'must be before lab managers, after 5 minutes: null',
    ],
    [
      {
        ...critical_escalation,
        repeated: { ...critical_escalation.repeated, on_call_minutes: 121 },
      },
      'repeated.on_call_minutes',
      'from 5 to 119 minutes, or null',
    ],
  ])('refuses %j', (value, path, message) => {
    expect(faultsOf(value)).toEqual([[path, expect.stringContaining(message)]]);
  });

  it('accepts valid steps', () => {
    expect(faultsOf(critical_escalation)).toBeUndefined();
  });
});
