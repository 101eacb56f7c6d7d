import { aResult } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { dueNext, statSamples } from './due-next.ts';

const early = '2026-05-12T06:00:00Z';
const late = '2026-05-12T08:00:00Z';
const order = (...results: Parameters<typeof dueNext>[0]) =>
  dueNext(results, 10).map(({ accessionNumber }) => accessionNumber);

describe('dueNext', () => {
  it.each([
    [
      'STAT before routine, however long that has waited',
      { priority: 'stat', received_at: late },
      { priority: 'routine', received_at: early },
    ],
    [
      'STAT before ASAP',
      { priority: 'stat', received_at: late },
      { priority: 'asap', received_at: early },
    ],
    [
      'ASAP before urgent',
      { priority: 'asap', received_at: late },
      { priority: 'urgent', received_at: early },
    ],
    [
      'of equals, the one that is due first, however long another has waited',
      { due_at: early, received_at: late },
      { due_at: late, received_at: early },
    ],
    [
      'one with a target before one without',
      { due_at: late, received_at: late },
      { due_at: null, received_at: early },
    ],
    [
      'of those without a target, the one that has waited longer',
      { priority: 'routine', received_at: early },
      { priority: 'routine', received_at: late },
    ],
    [
      'a received sample before one on its way',
      { priority: 'routine', received_at: late },
      { priority: 'routine', received_at: null },
    ],
  ] as const)('puts %s', (_rule, first, second) => {
    const one = aResult({ number: 1, ...first });
    const other = aResult({ number: 2, ...second });
    expect(order(other, one)).toEqual([one.accession_number, other.accession_number]);
  });

  it('keeps the order of specimens with equal priority and times', () => {
    expect(
      order(aResult({ number: 2, received_at: null }), aResult({ number: 1, received_at: null })),
    ).toEqual(['260512-0002', '260512-0001']);
  });

  it('lists a specimen once, with all its tests', () => {
    const [sample] = dueNext([aResult({ code: 'NA' }), aResult({ code: 'K' })], 10);
    expect(sample).toMatchObject({ tests: ['Sodium', 'Potassium'], task: 'verify' });
  });

  it('uses the earliest due time of a specimen', () => {
    const of = (...due: (string | null)[]) =>
      dueNext(
        due.map((due_at, index) => aResult({ code: ['NA', 'K'][index] ?? 'CL', due_at })),
        10,
      )[0]?.dueAt;
    expect([of(late, early), of(null, late), of(null, null)]).toEqual([early, late, null]);
  });

  it('returns the task enter while any value of the specimen is missing', () => {
    expect(
      dueNext([aResult({ code: 'NA' }), aResult({ code: 'K', status: 'pending' })], 10),
    ).toMatchObject([{ task: 'enter' }]);
  });

  it('returns the task release once all values of the specimen are verified', () => {
    const verified = aResult({ code: 'NA', status: 'verified' });
    expect(dueNext([verified, aResult({ code: 'K', status: 'verified' })], 10)).toMatchObject([
      { task: 'release' },
    ]);
    expect(dueNext([verified, aResult({ code: 'K' })], 10)).toMatchObject([{ task: 'verify' }]);
    expect(dueNext([aResult({ code: 'K', status: 'pending' }), verified], 10)).toMatchObject([
      { task: 'enter' },
    ]);
  });

  it('returns at most the requested number', () => {
    expect(
      dueNext(
        [1, 2, 3].map((number) => aResult({ number })),
        2,
      ),
    ).toHaveLength(2);
  });
});

describe('statSamples', () => {
  it('counts specimens, not tests, and only STAT', () => {
    const results = [
      aResult({ number: 1, code: 'NA', priority: 'stat' }),
      aResult({ number: 1, code: 'K', priority: 'stat', status: 'pending' }),
      aResult({ number: 2, priority: 'stat' }),
      aResult({ number: 3, priority: 'asap' }),
    ];
    expect(statSamples(results)).toBe(2);
  });
});
