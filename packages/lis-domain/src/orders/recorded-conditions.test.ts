import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aCondition } from '../fixtures/index.ts';
import {
  conditionFaults,
  conditionState,
  gestationOn,
  isRecorded,
  recordableConditions,
  conditionsToRecord,
  newlyReported,
  proposedFor,
  reportedOn,
  withNewlyReported,
  type ConditionFault,
  type ConditionSpan,
} from './recorded-conditions.ts';
import { patientConditionsBody } from './recorded-conditions.schema.ts';

const day = '2026-05-12';
const span = (code: string, from: string, rest: Partial<ConditionSpan> = {}): ConditionSpan => ({
  code,
  from,
  to: null,
  gestational_age_weeks: null,
  ...rest,
});

describe('recordableConditions', () => {
  it('excludes cycle phases, fasting and trimesters', () => {
    expect(recordableConditions(['any', 'heparin', 'fasting'])).toEqual([
      'pregnant',
      'postpartum',
      'postmenopausal',
      'dialysis',
      'heparin',
    ]);
    expect(isRecorded('trimester_2')).toBe(false);
  });
});

describe('conditionState', () => {
  it.each<[string, ConditionSpan, string]>([
    ['recorded today', span('dialysis', day), 'holds'],
    ['without an end date', span('dialysis', '2010-01-01'), 'holds'],
    ['whose end date is today', span('dialysis', '2010-01-01', { to: day }), 'holds'],
    ['whose end date was yesterday', span('dialysis', '2010-01-01', { to: '2026-05-11' }), 'ended'],
    ['of tomorrow', span('dialysis', '2026-05-13'), 'to_come'],
    [
      'pregnancy of unknown gestational age, 45 weeks later',
      span('pregnant', '2025-07-01'),
      'holds',
    ],
    [
      'pregnancy of unknown gestational age, 45 weeks and a day later',
      span('pregnant', '2025-06-30'),
      'to_ask',
    ],
    [
      'pregnancy recorded in week 30, 15 weeks later',
      span('pregnant', '2026-01-27', { gestational_age_weeks: 30 }),
      'holds',
    ],
    [
      'pregnancy recorded in week 30, 15 weeks and a day later',
      span('pregnant', '2026-01-26', { gestational_age_weeks: 30 }),
      'to_ask',
    ],
    [
      'pregnancy with a past end date',
      span('pregnant', '2025-01-01', { to: '2025-06-01' }),
      'ended',
    ],
    ['birth 42 days ago', span('postpartum', '2026-03-31'), 'holds'],
    ['birth 43 days ago', span('postpartum', '2026-03-30'), 'to_ask'],
    [
      'birth 43 days ago, with an explicit end date',
      span('postpartum', '2026-03-30', { to: '2026-09-30' }),
      'holds',
    ],
  ])('%s: %o → %s', (_, condition, state) => {
    expect(conditionState(condition, day)).toBe(state);
  });
});

describe('trimester of a pregnancy', () => {
  it.each<[string, number | null, string, string]>([
    ['unknown gestational age', null, day, 'pregnant'],
    ['in week 0', 0, day, 'trimester_1'],
    ['in week 13 on the recording date', 13, day, 'trimester_1'],
    ['a day later, first or second trimester', 13, '2026-05-11', 'pregnant'],
    ['a week later, second trimester', 13, '2026-05-05', 'trimester_2'],
    ['in week 27', 27, day, 'trimester_2'],
    ['six days later, second or third trimester', 27, '2026-05-06', 'pregnant'],
    ['in week 28', 28, day, 'trimester_3'],
    ['ten weeks after week 12', 12, '2026-03-03', 'trimester_2'],
  ])('%s (%s weeks on %s) → %s', (_, gestational_age_weeks, from, expected) => {
    expect(reportedOn(span('pregnant', from, { gestational_age_weeks }), day)).toBe(expected);
  });

  it('is calculated from completed weeks without days', () => {
    expect(gestationOn(span('pregnant', '2026-05-11', { gestational_age_weeks: 13 }), day)).toEqual(
      { min: 13, max: 14 },
    );
    expect(gestationOn(span('pregnant', '2026-05-05', { gestational_age_weeks: 13 }), day)).toEqual(
      { min: 14, max: 14 },
    );
    expect(gestationOn(span('pregnant', day), day)).toBeUndefined();
  });
});

describe('proposedFor', () => {
  const over = span('pregnant', '2024-01-01');
  it('proposes active conditions, and asks about those past their usual duration', () => {
    const dialysis = span('dialysis', '2025-01-01');
    expect(
      proposedFor(
        [dialysis, over, span('heparin', '2025-01-01', { to: '2025-02-01' })],
        'female',
        day,
      ),
    ).toEqual({ held: [dialysis], toAsk: [over] });
  });

  it('does not ask about an earlier pregnancy if there is a current one', () => {
    expect(proposedFor([over, span('pregnant', day)], 'female', day).toAsk).toEqual([]);
  });

  it('omits conditions that the order would reject for the sex, and proposes all if the sex is unknown', () => {
    expect(proposedFor([span('pregnant', day), over], 'male', day)).toEqual({
      held: [],
      toAsk: [],
    });
    expect(proposedFor([span('pregnant', day)], 'unknown', day).held).toHaveLength(1);
  });
});

describe('newlyReported', () => {
  it.each<[string, string[], ConditionSpan[], string[]]>([
    ['no conditions', [], [], []],
    [
      'a trimester counts as a pregnancy',
      ['trimester_2', 'dialysis'],
      [],
      ['pregnant', 'dialysis'],
    ],
    [
      'conditions already recorded',
      ['trimester_2', 'dialysis'],
      [span('pregnant', '2026-03-01'), span('dialysis', '2025-01-01')],
      [],
    ],
    [
      'a recorded condition that has ended',
      ['pregnant'],
      [span('pregnant', '2024-01-01')],
      ['pregnant'],
    ],
    ['a condition that lasts for days only', ['luteal'], [], []],
  ])('%s', (_, reported, record, expected) => {
    expect(newlyReported(reported, record, day)).toEqual(expected);
  });

  it('starts on the order’s day, without weeks, and never replaces an existing condition', () => {
    const old = span('pregnant', '2024-01-01');
    const record = withNewlyReported(['trimester_1'], [old], day);
    expect(record).toEqual([old, span('pregnant', day)]);
    expect(conditionFaults(record)).toEqual([]);
  });

  it('can contradict the record for that day', () => {
    expect(conditionsToRecord(['pregnant'], [span('postmenopausal', '2020-01-01')], day)).toEqual({
      added: ['pregnant'],
      contradicts: true,
    });
    expect(conditionsToRecord(['dialysis'], [span('postmenopausal', '2020-01-01')], day)).toEqual({
      added: ['dialysis'],
      contradicts: false,
    });
  });
});

describe('conditionFaults', () => {
  const fault = (
    part: ConditionFault['part'],
    name: ConditionFault['fault'],
    index = 0,
  ): ConditionFault[] => [{ index, part, fault: name }];
  it.each<[string, ConditionSpan[], ConditionFault[]]>([
    ['none', [span('dialysis', day), span('pregnant', day, { gestational_age_weeks: 0 })], []],
    ['a trimester', [span('trimester_1', day)], fault('code', 'notRecordable')],
    [
      'an end date before the start date',
      [span('dialysis', day, { to: '2026-05-11' })],
      fault('to', 'endsBefore'),
    ],
    [
      'a gestational age for dialysis',
      [span('dialysis', day, { gestational_age_weeks: 3 })],
      fault('gestational_age_weeks', 'weeksOfNoPregnancy'),
    ],
    [
      '45 weeks',
      [span('pregnant', day, { gestational_age_weeks: 45 })],
      fault('gestational_age_weeks', 'weeksOutOfRange'),
    ],
    [
      'a negative gestational age',
      [span('pregnant', day, { gestational_age_weeks: -1 })],
      fault('gestational_age_weeks', 'weeksOutOfRange'),
    ],
    [
      'a fractional gestational age',
      [span('pregnant', day, { gestational_age_weeks: 3.5 })],
      fault('gestational_age_weeks', 'weeksOutOfRange'),
    ],
    [
      'a pregnancy of two years',
      [span('pregnant', '2024-01-01', { to: '2025-12-31' })],
      fault('to', 'tooLong'),
    ],
    [
      'a duplicate condition',
      [span('dialysis', '2025-01-01'), span('dialysis', day)],
      fault('from', 'repeated', 1),
    ],
    [
      'periods that share a day',
      [span('dialysis', day), span('dialysis', '2025-01-01', { to: day })],
      fault('from', 'repeated', 1),
    ],
    [
      'two pregnancies, the first ended by its maximum duration',
      [span('pregnant', '2024-01-01'), span('pregnant', day)],
      [],
    ],
    [
      'pregnant and postpartum at the same time',
      [span('pregnant', '2026-01-01'), span('postpartum', day)],
      fault('code', 'contradicts', 1),
    ],
    [
      'postpartum after the end of the pregnancy',
      [span('pregnant', '2025-10-01', { to: '2026-05-11' }), span('postpartum', day)],
      [],
    ],
  ])('%s', (_, conditions, faults) => {
    expect(conditionFaults(conditions)).toEqual(faults);
  });
});

describe('patientConditionsBody', () => {
  const { code, from } = aCondition();
  it('accepts a start day, with an optional end and weeks', () => {
    expect(v.parse(patientConditionsBody, { conditions: [{ code, from }] })).toEqual({
      conditions: [span(code, from)],
    });
  });

  it.each<[string, object[], string]>([
    ['an invalid date', [{ code, from: '2026-02-30' }], 'conditions.0.from'],
    ['“any”', [{ code: 'any', from }], 'conditions.0.code'],
    [
      'an error in the second condition',
      [
        { code, from, to: from },
        { code, from: '2026-05-12', to: '2026-05-11' },
      ],
      'conditions.1.to',
    ],
    [
      'more than twenty conditions',
      Array.from({ length: 21 }, (_, index) => ({ code: `c${index}`, from })),
      'conditions',
    ],
  ])('rejects %s', (_, conditions, path) => {
    const { issues = [] } = v.safeParse(patientConditionsBody, { conditions });
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual([path]);
  });
});
