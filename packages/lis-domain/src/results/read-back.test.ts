import { describe, expect, it } from 'vitest';
import { roles } from '../access/roles.ts';
import { mayAcknowledge, readsBack, refusesAttempt } from './read-back.ts';

describe('readsBack', () => {
  it.each([
    ['6.8', '6.8', true],
    ['6.8', ' 6.80 ', true],
    ['6.8', '8.6', false],
    ['6.8', '68', false],
    ['<2.5', '<2.5', true],
    ['<2.5', '2.5', false],
    ['<2.5', '<=2.5', false],
    ['0', '0', true],
    ['Positive', 'positive', true],
    ['Positive', 'negative', false],
    ['6.8', 'six point eight', false],
  ])('%j as %j: %s', (value, readBack, same) => {
    expect(readsBack(value, readBack)).toBe(same);
  });
});

/** Domain model 2.7: only a confirmed attempt completes the task. */
describe('refusesAttempt', () => {
  it.each([
    ['open', 'confirmed', '6.8', undefined],
    ['escalated', 'confirmed', '6.8', undefined],
    ['open', 'confirmed', undefined, 'read_back_missing'],
    ['open', 'confirmed', '8.6', 'read_back_differs'],
    ['open', 'reached_no_readback', undefined, undefined],
    ['escalated', 'unable_to_reach', undefined, undefined],
    ['completed', 'confirmed', '6.8', 'conflict'],
    ['withdrawn', 'unable_to_reach', undefined, 'conflict'],
  ] as const)(
    'for a notification that is %s, %s with %s: %s',
    (state, outcome, read_back, problem) => {
      expect(refusesAttempt({ state, value_text: '6.8' }, { outcome, read_back })).toBe(problem);
    },
  );
});

it('lets doctors and nurses acknowledge, and no administrator or laboratory staff', () => {
  expect(roles.filter((role) => mayAcknowledge({ role }))).toEqual(['nurse', 'doctor']);
});
