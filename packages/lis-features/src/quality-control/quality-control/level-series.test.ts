import { someControlRuns } from '@alms/lis-domain/fixtures';
import type { ControlRun } from '@alms/lis-domain/quality-control';
import { describe, expect, it } from 'vitest';
import { levelSeries } from './level-series.ts';

const words = {
  value: (value: string) => `${value} mmol/L`,
  rules: (rules: readonly string[]) => rules.join(' and '),
  newLot: (lot: string) => `Lot ${lot}`,
  newReagentLot: (lot: string) => `Reagent ${lot}`,
};
const runs = someControlRuns();
const seriesOf = (list: readonly ControlRun[] = runs) => levelSeries(list, words);

/** Returns a run with a changed point of level 1. */
const withPoint = (run: ControlRun, change: Partial<ControlRun['points'][number]>): ControlRun => ({
  ...run,
  points: run.points.map((point) => (point.level === 1 ? { ...point, ...change } : point)),
});

describe('levelSeries', () => {
  it('returns one series per level, oldest first, with the limits used for evaluation', () => {
    const series = seriesOf();
    expect(series.map(({ level }) => level)).toEqual([1, 2]);
    const [first] = series;
    expect(first?.points).toHaveLength(30);
    expect(first?.points[0]?.at).toBe(runs.at(-1)?.at);
    expect(first?.limits).toEqual([{ from: runs.at(-1)?.at, centre: 3.52, deviation: 0.06 }]);
  });

  it('marks rule violations with their rules, and leaves the other level of the run unmarked', () => {
    const [low, high] = seriesOf();
    expect(high?.points.at(-1)).toMatchObject({
      status: 'rejected',
      text: '6.45 mmol/L',
      note: '1-2s and 1-3s and 4-1s',
    });
    expect(low?.points.at(-1)).toMatchObject({ status: 'accepted' });
    expect(low?.points[8]).toMatchObject({ status: 'warning', note: '1-2s' });
  });

  it('keeps a void run as void, whatever its evaluation was', () => {
    expect(seriesOf().map(({ points }) => points[20]?.status)).toEqual(['void', 'void']);
  });

  it('marks changes of lots and limits', () => {
    const changed = runs.map((run, index) =>
      index < 3 ? withPoint(run, { lot_number: '4571', mean: '3.60', sd: '0.06' }) : run,
    );
    const [low] = seriesOf(changed);
    expect(low?.events).toEqual([
      { at: runs[18]?.at, label: 'Reagent R-2207' },
      { at: runs[2]?.at, label: 'Lot 4571' },
    ]);
    expect(low?.limits.map(({ centre }) => centre)).toEqual([3.52, 3.6]);
  });

  it('leaves points of a lot without a target unevaluated and without limits', () => {
    const [low] = seriesOf(
      runs.map((run) => ({
        ...withPoint(run, { mean: null, sd: null, z: null }),
        status: 'not_evaluable' as const,
        violations: [],
      })),
    );
    expect(low?.limits).toEqual([]);
    expect(new Set(low?.points.map(({ status }) => status))).toEqual(new Set(['not-evaluated']));
  });

  it('uses the evaluated point of two lots measured in parallel', () => {
    const beside = runs.map((run) => ({
      ...run,
      points: [
        {
          ...run.points[0]!,
          id: `${run.id}-new`,
          lot_number: 'NEW',
          value: '9.99',
          mean: null,
          sd: null,
          z: null,
        },
        ...run.points,
      ],
    }));
    expect(seriesOf(beside)[0]?.last.lot_number).toBe('4471');
  });
});
