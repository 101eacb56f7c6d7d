import { describe, expect, it } from 'vitest';
import { specimenOf } from '../catalogue/test-parameter.schema.ts';
import { stabilityCheck } from './stability.ts';

const specimens = [
  specimenOf('SER', 'sst', { stability_hours: 24 }),
  specimenOf('PLAS', 'heparin', { default: false }),
];
const arrived = { received_at: null, condition: null };
const serum = { type: 'SER', container: 'sst', storage_periods: [], ...arrived };
const collected_at = '2026-05-12T06:00:00.000Z';

it.each([
  ['2026-05-12T07:00:00.000Z', 'passed', null],
  // The limit itself is within stability.
  ['2026-05-13T06:00:00.000Z', 'passed', null],
  ['2026-05-13T06:00:01.000Z', 'held', 25],
  ['2026-05-15T06:00:00.000Z', 'held', 72],
] as const)('measured %s: %s', (measured_at, outcome, hours) => {
  expect(stabilityCheck({ specimens }, { ...serum, collected_at, measured_at })).toEqual({
    kind: 'stability',
    outcome,
    hours,
    stability_hours: 24,
    collected_at,
  });
});

it('holds for an unknown collection time, which is never fresh', () => {
  expect(
    stabilityCheck({ specimens }, { ...serum, collected_at: null, measured_at: collected_at }),
  ).toMatchObject({ outcome: 'held', hours: null });
});

it('does not check a specimen without a limit, or of another type', () => {
  const measured = {
    ...arrived,
    collected_at,
    storage_periods: [],
    measured_at: '2026-06-12T06:00:00.000Z',
  };
  expect(
    stabilityCheck({ specimens }, { type: 'PLAS', container: 'heparin', ...measured }),
  ).toBeUndefined();
  expect(
    stabilityCheck({ specimens }, { type: 'UR', container: 'sterile', ...measured }),
  ).toBeUndefined();
});

describe('temperature on arrival', () => {
  const cold = [
    specimenOf('SER', 'sst', { transport: 'ambient', stability_hours: 6, refrigerated_hours: 48 }),
  ];
  const received_at = '2026-05-12T16:00:00.000Z';
  const condition = { codes: [], note: '', temperature: '4' };

  it('holds a specimen that did not arrive as required, whatever its age', () => {
    const frozen = [specimenOf('SER', 'sst', { transport: 'frozen' })];
    expect(
      stabilityCheck(
        { specimens: frozen },
        { ...serum, collected_at, received_at, condition, measured_at: received_at },
      ),
    ).toEqual({
      kind: 'stability',
      outcome: 'held',
      hours: null,
      stability_hours: null,
      collected_at,
      transport: { required: 'frozen', found: 'refrigerated', temperature: '4' },
    });
  });

  it('compares its transport with the stability in the condition found', () => {
    expect(
      stabilityCheck(
        { specimens: cold },
        { ...serum, collected_at, received_at, condition, measured_at: received_at },
      ),
    ).toMatchObject({
      outcome: 'passed',
      stored: [{ condition: 'refrigerated', hours: 10, limit: 48 }],
    });
    expect(
      stabilityCheck({ specimens: cold }, { ...serum, collected_at, measured_at: received_at }),
    ).toMatchObject({ outcome: 'held', hours: 10 });
  });
});
