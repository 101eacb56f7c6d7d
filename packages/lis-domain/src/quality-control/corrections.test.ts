import { describe, expect, it } from 'vitest';
import { aUser, fixtureId, minutesAgo, someControlRuns } from '../fixtures/index.ts';
import { correctionsOf, correctionWith, stepsOf } from './corrections.ts';
import type { ControlRun, CorrectiveAction } from './quality-control.schema.ts';

const base = someControlRuns()[0]!;
const by = { id: aUser('technician').id, name: 'Theo Bench' };
const stamp = { by, at: minutesAgo(10) };

const aRun = (
  number: number,
  status: ControlRun['status'],
  more: Partial<ControlRun> = {},
): ControlRun => ({
  ...base,
  id: fixtureId('control-run', 100 + number),
  number,
  status,
  violations: status === 'rejected' || status === 'warning' ? base.violations : [],
  ...more,
});
const anAction = (more: Partial<CorrectiveAction> = {}): CorrectiveAction => ({
  id: fixtureId('control-run', 500),
  version: 1,
  created_at: stamp.at,
  updated_at: stamp.at,
  run_id: null,
  eqa_round_id: null,
  type: 'recalibration',
  text: 'Recalibrated',
  state: 'completed',
  ...stamp,
  verified: null,
  ...more,
});
const cause = { category: 'reagent', findings: 'Air', ...stamp } as const;
const results_review = { count: 3, ...stamp };

/** Corrections of runs in chronological order: their own runs and repeats by number. */
const numbers = (...runs: ControlRun[]) =>
  correctionsOf(runs.toReversed()).map(({ run, repeats }) => [
    run.number,
    repeats.map(({ number }) => number),
  ]);

describe('correctionsOf', () => {
  it('ends with the first accepted repeat, and has none for accepted runs', () => {
    expect(
      numbers(
        aRun(1, 'accepted'),
        aRun(2, 'rejected'),
        aRun(3, 'not_evaluable'),
        aRun(4, 'accepted'),
        aRun(5, 'accepted'),
      ),
    ).toEqual([[2, [3, 4]]]);
  });

  it('joins consecutive rejected runs', () => {
    expect(numbers(aRun(1, 'rejected'), aRun(2, 'rejected'), aRun(3, 'rejected'))).toEqual([
      [1, [2, 3]],
    ]);
  });

  it('joins overdue QC with the rejected runs before and after it', () => {
    expect(
      numbers(
        aRun(1, 'overdue'),
        aRun(2, 'rejected'),
        aRun(3, 'overdue'),
        aRun(4, 'accepted'),
        aRun(5, 'overdue'),
      ),
    ).toEqual([
      [5, []],
      [1, [2, 3, 4]],
    ]);
  });

  it('separates rejected runs with an accepted run between them, latest first', () => {
    expect(numbers(aRun(1, 'rejected'), aRun(2, 'accepted'), aRun(3, 'rejected'))).toEqual([
      [3, []],
      [1, [2]],
    ]);
  });

  it('starts again for a rejected run after the sign-off', () => {
    const signedOff = aRun(1, 'rejected', { actions: [anAction({ verified: stamp })] });
    const after = { created_at: minutesAgo(5) };
    expect(numbers(signedOff, aRun(2, 'rejected', after), aRun(3, 'accepted', after))).toEqual([
      [2, [3]],
      [1, []],
    ]);
  });

  it('keeps its repeats after the sign-off', () => {
    const signedOff = aRun(1, 'rejected', { actions: [anAction({ verified: stamp })] });
    const before = { created_at: minutesAgo(20) };
    expect(numbers(signedOff, aRun(2, 'rejected', before), aRun(3, 'accepted', before))).toEqual([
      [1, [2, 3]],
    ]);
  });

  it('includes a warning, also one that ends a rejection, and does not end with a void run', () => {
    expect(numbers(aRun(1, 'warning'), aRun(2, 'rejected'), aRun(3, 'warning'))).toEqual([
      [3, []],
      [2, [3]],
      [1, []],
    ]);
    expect(numbers(aRun(1, 'rejected'), aRun(2, 'void'), aRun(3, 'accepted'))).toEqual([[1, [3]]]);
  });

  it('collects the actions of rejected repeats', () => {
    const runs = [
      aRun(2, 'rejected', { actions: [anAction({ text: 'Second' })] }),
      aRun(1, 'rejected', { actions: [anAction({ text: 'First' })] }),
    ];
    expect(correctionsOf(runs)[0]?.actions.map(({ text }) => text)).toEqual(['First', 'Second']);
  });
});

describe('correctionWith', () => {
  it('finds the correction of a run, or of the rejected run that it repeats', () => {
    const corrections = correctionsOf([
      aRun(3, 'warning'),
      aRun(2, 'rejected'),
      aRun(1, 'rejected'),
    ]);
    const with_ = (number: number) =>
      correctionWith(corrections, fixtureId('control-run', 100 + number))?.run.number;
    expect([with_(1), with_(2), with_(3), with_(9)]).toEqual([1, 1, 3, undefined]);
  });
});

describe('stepsOf', () => {
  const states = (isHeld: boolean, ...runs: ControlRun[]) =>
    stepsOf(correctionsOf(runs.toReversed())[0]!, { isHeld }).map((each) => each.join(' '));
  const actions = [anAction()];

  it.each([
    ['nothing', {}, 'cause next,action waiting,repeat waiting,results waiting,sign_off waiting'],
    [
      'the cause',
      { cause },
      'cause done,action next,repeat waiting,results waiting,sign_off waiting',
    ],
    [
      'an unfinished action',
      { cause, actions: [anAction({ state: 'pending' })] },
      'cause done,action next,repeat waiting,results waiting,sign_off waiting',
    ],
    [
      'the action',
      { cause, actions },
      'cause done,action done,repeat next,results waiting,sign_off waiting',
    ],
  ])('with %s recorded', (_name, more, expected) => {
    expect(states(true, aRun(1, 'rejected', more)).join()).toBe(expected);
  });

  it('waits for the repeat after a second rejection', () => {
    expect(states(true, aRun(1, 'rejected', { cause, actions }), aRun(2, 'rejected'))).toContain(
      'repeat next',
    );
  });

  it('finishes the repeat with an accepted run or a released hold', () => {
    const rejected = aRun(1, 'rejected', { cause, actions });
    expect(states(false, rejected, aRun(2, 'accepted')).slice(2)).toEqual([
      'repeat done',
      'results next',
      'sign_off waiting',
    ]);
    expect(states(false, rejected).slice(2, 4)).toEqual(['repeat done', 'results next']);
  });

  it('ends with the sign-off', () => {
    const reviewed = { cause, results_review };
    expect(states(false, aRun(1, 'rejected', { ...reviewed, actions })).at(-1)).toBe(
      'sign_off next',
    );
    expect(
      states(false, aRun(1, 'rejected', { actions: [anAction({ verified: stamp })] })).join(),
    ).toBe('cause waiting,action done,repeat done,results waiting,sign_off done');
  });

  it('has the same steps for overdue QC, and reviewed results prove the repeat', () => {
    expect(states(true, aRun(1, 'overdue', { cause, actions, results_review }))).toEqual([
      'cause done',
      'action done',
      'repeat done',
      'results done',
      'sign_off next',
    ]);
  });

  it('has no repeat and no affected results for a warning', () => {
    expect(states(false, aRun(1, 'warning', { cause }))).toEqual([
      'cause done',
      'action next',
      'sign_off waiting',
    ]);
  });
});
