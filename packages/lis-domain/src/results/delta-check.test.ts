import { describe, expect, it } from 'vitest';
import type { DeltaRule } from '../catalogue/value-rules.schema.js';
import { checkDelta } from './delta-check.js';

const rule = (rest: Partial<DeltaRule> = {}): DeltaRule => ({ enabled: true, mode: 'absolute', threshold: '13', direction: 'any', window_hours: 72, action: 'hold', ...rest });
const BASE = Date.parse('2026-05-10T08:00:00Z');
const after = (hours: number) => new Date(BASE + hours * 3_600_000).toISOString();
const before = (value_text: string) => ({ result_id: '018f0000-0000-7000-8000-000000000001', value_text, collected_at: after(0) });

describe('the delta check', () => {
  /** Laboratory cases 5.3, and what follows from the same definitions. */
  it.each([
    ['sodium falls by 14 in 48 h', rule(), '140', '126', 48, 'held', 'above_limit'],
    ['13 is not more than 13', rule(), '140', '127', 48, 'passed', 'within_limit'],
    ['older than the window', rule(), '140', '120', 80, 'unknown', 'previous_too_old'],
    ['at the end of the window', rule(), '140', '120', 72, 'held', 'above_limit'],
    ['MCV 88.0 to 91.0: no binary floating error', rule({ threshold: '3.0' }), '88.0', '91.0', 24, 'passed', 'within_limit'],
    ['MCV 88.0 to 91.1', rule({ threshold: '3.0' }), '88.0', '91.1', 24, 'held', 'above_limit'],
    ['a warning', rule({ action: 'warn' }), '140', '126', 48, 'warned', 'above_limit'],
    ['exactly 20 percent', rule({ mode: 'percent', threshold: '20' }), '5.0', '6.0', 24, 'passed', 'within_limit'],
    ['more than 20 percent', rule({ mode: 'percent', threshold: '20' }), '5.0', '6.001', 24, 'held', 'above_limit'],
    ['percent of a negative value', rule({ mode: 'percent', threshold: '20' }), '-5.0', '-6.1', 24, 'held', 'above_limit'],
    ['percent of zero', rule({ mode: 'percent', threshold: '20' }), '0', '6', 24, 'unknown', 'previous_zero'],
    ['percent of 0.0 per day', rule({ mode: 'rate_percent', threshold: '20' }), '0.0', '6', 24, 'unknown', 'previous_zero'],
    ['from zero, absolute', rule({ threshold: '5' }), '0', '6', 24, 'held', 'above_limit'],
    ['to zero: a value', rule({ threshold: '5' }), '6', '0', 24, 'held', 'above_limit'],
    ['1 per day is not more than 1 per day', rule({ mode: 'rate', threshold: '1' }), '4', '6', 48, 'passed', 'within_limit'],
    ['the same change in less time', rule({ mode: 'rate', threshold: '1' }), '4', '6', 47, 'held', 'above_limit'],
    ['25 percent per day over 12 h', rule({ mode: 'rate_percent', threshold: '49' }), '4', '5', 12, 'held', 'above_limit'],
    ['and under a wider limit', rule({ mode: 'rate_percent', threshold: '50' }), '4', '5', 12, 'passed', 'within_limit'],
    ['a fall where only a rise matters', rule({ direction: 'up' }), '140', '126', 48, 'passed', 'other_direction'],
    ['a rise where only a rise matters', rule({ direction: 'up' }), '126', '140', 48, 'held', 'above_limit'],
    ['a rise where only a fall matters', rule({ direction: 'down' }), '126', '140', 48, 'passed', 'other_direction'],
    ['text now', rule(), '140', 'hemolyzed', 48, 'unknown', 'not_numeric'],
    ['a comparator now', rule(), '140', '<100', 48, 'unknown', 'comparator'],
    ['text before', rule(), 'see comment', '126', 48, 'unknown', 'previous_not_numeric'],
    ['a comparator before', rule(), '>180', '126', 48, 'unknown', 'previous_not_numeric'],
    ['a threshold of 0', rule({ threshold: '0' }), '140', '126', 48, 'unknown', 'no_rule'],
    ['a rule that is switched off', rule({ enabled: false }), '140', '126', 48, 'unknown', 'no_rule'],
  ] as const)('%s', (_, given, last, value_text, hours, outcome, reason) => {
    expect(checkDelta(given, { value_text, collected_at: after(hours) }, before(last))).toMatchObject({ outcome, reason });
  });

  it.each([
    ['no rule', null, before('140'), after(48), 'no_rule'],
    ['no earlier value', rule(), null, after(48), 'no_previous'],
    ['no time of collection', rule(), before('140'), null, 'not_collected'],
  ])('is unknown, never passed: %s', (_, given, previous, collected_at, reason) => {
    expect(checkDelta(given, { value_text: '126', collected_at }, previous)).toMatchObject({ outcome: 'unknown', reason, change: null, measured: null });
  });

  it('tells the change, in percent too, and the time between', () => {
    expect(checkDelta(rule({ threshold: '1.0' }), { value_text: '6.8', collected_at: after(48) }, before('4.4'))).toMatchObject({
      change: '2.4', percent: '54.5', measured: '2.4', hours: 48, previous: { value_text: '4.4' }, rule: { threshold: '1.0' },
    });
  });

  it.each([
    ['rate', '0.833'], ['rate_percent', '20.833'], ['percent', '25.000'],
  ] as const)('tells what was held against the threshold of a %s', (mode, measured) => {
    expect(checkDelta(rule({ mode, threshold: '1' }), { value_text: '5', collected_at: after(28.8) }, before('4')).measured).toBe(measured);
  });
});
