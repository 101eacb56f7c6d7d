import { describe, expect, it } from 'vitest';
import { idOf } from '../fixtures/ids.ts';
import type { Correction } from './result.schema.ts';
import { gathered, stepsOf } from './result-steps.ts';

type Version = Parameters<typeof stepsOf>[0][number];

const at = (minute: number) => new Date(Date.UTC(2026, 4, 12, 8, minute)).toISOString();
const version = (
  number: number,
  status: Version['status'],
  rest: Partial<Version> = {},
): Version => ({
  version: number,
  at: at(number),
  by: 'Tessa',
  status,
  correction: null,
  hold: null,
  hold_release: null,
  rule_reference: null,
  entered_at: status === 'pending' ? null : at(2),
  ...rest,
});
const correction = (kind: Correction['kind']): Correction => ({
  kind,
  code: 'clerical',
  reason: 'x',
  by: { id: idOf('m'), name: 'Mara' },
  at: at(9),
  from_version: 3,
  value_text: '6.8',
  flag: 'HH',
});
const kinds = (...versions: Version[]) =>
  stepsOf(versions.toReversed()).map(({ kind, by }) => `${kind} ${by}`);

describe('result history', () => {
  it.each<[string, Version[], string[]]>([
    ['waits', [version(1, 'pending')], []],
    [
      'was entered and verified',
      [version(1, 'pending'), version(2, 'entered'), version(3, 'released', { by: 'Mara' })],
      ['entered Tessa', 'verified Mara'],
    ],
    [
      'was verified and released by two users',
      [
        version(1, 'pending'),
        version(2, 'entered'),
        version(3, 'verified', { by: 'Mara' }),
        version(4, 'released', { by: 'Otto' }),
      ],
      ['entered Tessa', 'verified Mara', 'released Otto'],
    ],
    [
      'was put on hold by a verifier',
      [
        version(1, 'pending'),
        version(2, 'entered'),
        version(3, 'held', {
          by: 'Mara',
          hold: {
            kind: 'manual',
            outcome: 'held',
            reason: 'x',
            by: { id: idOf('m'), name: 'Mara' },
            at: at(3),
          },
        }),
      ],
      ['entered Tessa', 'held Mara'],
    ],
    [
      'was autoverified',
      [
        version(1, 'pending'),
        version(2, 'entered'),
        version(3, 'released', { rule_reference: 'CL v2' }),
      ],
      ['entered Tessa', 'verified_by_rule null'],
    ],
    [
      'was autoverified and released by a user',
      [
        version(2, 'entered'),
        version(3, 'verified', { rule_reference: 'CL v2' }),
        version(4, 'released', { by: 'Otto', rule_reference: 'CL v2' }),
      ],
      ['entered Tessa', 'verified_by_rule null', 'released Otto'],
    ],
    [
      'was put on hold and released from hold',
      [
        version(1, 'pending'),
        version(2, 'held'),
        version(3, 'entered', {
          by: 'Mara',
          hold_release: {
            from_version: 2,
            code: 'repeat_agrees',
            note: 'x',
            by: { id: idOf('m'), name: 'Mara' },
            at: at(3),
          },
        }),
      ],
      ['held Tessa', 'accepted Mara'],
    ],
    [
      'was entered twice',
      [version(2, 'entered'), version(3, 'entered', { entered_at: at(3), by: 'Otto' })],
      ['entered Tessa', 'entered Otto'],
    ],
    [
      'was evaluated again after a birth date correction',
      [version(2, 'entered'), version(3, 'entered')],
      ['entered Tessa'],
    ],
    [
      'was amended',
      [
        version(2, 'entered'),
        version(3, 'released', { by: 'Mara' }),
        version(4, 'amended', { by: 'Mara', correction: correction('amended') }),
      ],
      ['entered Tessa', 'verified Mara', 'amended Mara'],
    ],
    [
      'has a repeat test pending',
      [
        version(2, 'entered'),
        version(3, 'pending', { by: 'Mara', correction: correction('retest') }),
      ],
      ['entered Tessa', 'retest Mara'],
    ],
    [
      'was entered in error',
      [
        version(3, 'released', { by: 'Mara' }),
        version(4, 'entered_in_error', { by: 'Mara', correction: correction('entered_in_error') }),
      ],
      ['verified Mara', 'entered_in_error Mara'],
    ],
    [
      'could not be calculated',
      [
        version(1, 'pending'),
        version(2, 'not_calculated', { by: null }),
        version(3, 'not_calculated', { by: null }),
      ],
      ['not_calculated null'],
    ],
    ['was cancelled with its order', [version(1, 'pending'), version(2, 'cancelled')], []],
  ])('of a result that %s', (_, versions, expected) => {
    expect(kinds(...versions)).toEqual(expected);
  });
});

it('merges events of one user at one time, oldest first, and names each test once', () => {
  const step = (minute: number, test: string, by = 'Tessa') => ({
    at: at(minute),
    kind: 'entered' as const,
    by,
    tests: [test],
  });
  expect(
    gathered([
      step(5, 'Glucose'),
      step(2, 'Sodium'),
      step(2, 'Potassium'),
      step(2, 'Sodium'),
      step(2, 'Sodium', 'Otto'),
    ]),
  ).toEqual([
    { ...step(2, 'Sodium'), tests: ['Sodium', 'Potassium'] },
    step(2, 'Sodium', 'Otto'),
    step(5, 'Glucose'),
  ]);
});
