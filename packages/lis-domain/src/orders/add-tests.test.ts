import { describe, expect, it } from 'vitest';
import {
  aSample as aWholeSample,
  aTestParameter,
  FIXTURE_NOW,
  minutesAgo,
} from '../fixtures/index.ts';
import { sampleStates, type SampleState } from '../samples/index.ts';
import {
  itemStateOn,
  stabilityExceeded,
  shortage,
  specimenForAddition,
  withTestOn,
  type OrderSpecimen,
} from './index.ts';

const potassium = aTestParameter('K').specimens;
const aSample = (of: Parameters<typeof aWholeSample>[0] = {}) => ({
  ...aWholeSample(of),
  taken: [],
  needed_ml: null,
});

describe('specimen for an added test', () => {
  it.each<[SampleState, boolean, boolean]>([
    ['expected', false, true],
    ['collected', true, true],
    ['collected', false, false],
    ['in_transit', true, true],
    ['received', true, true],
    ['in_testing', true, true],
    ['stored', true, true],
    ['stored', false, false],
    ['disposed', true, false],
    ['rejected', true, false],
    ['lost', true, false],
    ['referred', true, false],
    ['cancelled', true, false],
  ])('%s, checked: %s, is used: %s', (status, confirmed, isUsed) => {
    const sample = aSample({ status });
    expect(specimenForAddition(potassium, [sample], { confirmed, now: FIXTURE_NOW })).toBe(
      isUsed ? sample : undefined,
    );
  });

  it('has the specimen type and container of the test', () => {
    expect(
      specimenForAddition(aTestParameter('HGB').specimens, [aSample()], {
        confirmed: true,
        now: FIXTURE_NOW,
      }),
    ).toBeUndefined();
  });

  it('is preferably one still to be collected', () => {
    const [stored, expected] = [aSample({ status: 'stored' }), aSample({ number: 2 })];
    expect(
      specimenForAddition(potassium, [stored, expected], { confirmed: true, now: FIXTURE_NOW }),
    ).toBe(expected);
  });

  it.each<
    [
      string,
      number | null,
      string | null,
      { hours: number | null; stability_hours: number } | undefined,
    ]
  >([
    ['within the stability time', 24, minutesAgo(23 * 60), undefined],
    ['exactly at the stability limit', 24, minutesAgo(24 * 60), undefined],
    [
      'one minute past the stability limit',
      24,
      minutesAgo(24 * 60 + 1),
      { hours: 25, stability_hours: 24 },
    ],
    ['long over', 24, minutesAgo(30 * 60), { hours: 30, stability_hours: 24 }],
    ['of any length if the stability is unknown', null, minutesAgo(999 * 60), undefined],
    ['that is unknown without a collection time', 24, null, { hours: null, stability_hours: 24 }],
    ['that is unknown, without a stability limit', null, null, undefined],
  ])('has an age %s', (_, stability_hours, collected_at, expected) => {
    const wanted = potassium.map((each) => ({ ...each, stability_hours }));
    const sample = aSample({ status: 'stored', collected_at });
    expect(stabilityExceeded(wanted, sample, FIXTURE_NOW)).toEqual(expected);
    expect(specimenForAddition(wanted, [sample], { confirmed: true, now: FIXTURE_NOW })).toBe(
      expected ? undefined : sample,
    );
  });

  it('uses the stability of its own container', () => {
    const [first] = potassium;
    const wanted = first
      ? [
          { ...first, container: 'heparin', stability_hours: 1 },
          { ...first, stability_hours: 48 },
        ]
      : [];
    expect(
      stabilityExceeded(
        wanted,
        aSample({ status: 'received', collected_at: minutesAgo(3 * 60) }),
        FIXTURE_NOW,
      ),
    ).toBeUndefined();
  });

  describe('insufficient volume', () => {
    const needing = (min_volume_ml: string | null) =>
      potassium.map((each) => ({ ...each, min_volume_ml }));
    const holding = (
      volume_ml: number | null,
      taken: (number | null)[] = [],
      needed_ml: number | null = null,
    ): OrderSpecimen => ({ ...aSample({ status: 'received', volume_ml }), taken, needed_ml });
    it.each<
      [string, string | null, OrderSpecimen, { left_ml: number; needed_ml: number } | undefined]
    >([
      ['sufficient: no volume measured', '0.5', holding(null, [2], 3), undefined],
      ['sufficient: the test has no minimum volume', null, holding(0.1), undefined],
      ['sufficient: exactly enough is left', '0.5', holding(2, [1], 0.5), undefined],
      ['sufficient: tenths add up exactly', '0.3', holding(0.6, [0.1, 0.1], 0.1), undefined],
      ['after aliquots', '0.5', holding(2, [1, 0.6]), { left_ml: 0.4, needed_ml: 0.5 }],
      [
        'insufficient after the tests on it',
        '0.5',
        holding(2, [], 1.8),
        { left_ml: 0.2, needed_ml: 0.5 },
      ],
      ['after both', '0.25', holding(2, [1], 0.8), { left_ml: 0.2, needed_ml: 0.25 }],
      [
        'insufficient regardless of unmeasured aliquots',
        '0.5',
        holding(0.4, [null]),
        { left_ml: 0.4, needed_ml: 0.5 },
      ],
      [
        'insufficient when the need exceeds the original volume',
        '0.5',
        holding(1, [], 1.5),
        { left_ml: 0, needed_ml: 0.5 },
      ],
      ['sufficient: the test needs no volume', '0', holding(1, [], 1.5), undefined],
    ])('%s', (_, needed, sample, expected) => {
      expect(shortage(needing(needed), sample)).toEqual(expected);
      expect(
        specimenForAddition(needing(needed), [sample], { confirmed: true, now: FIXTURE_NOW }),
      ).toBe(expected ? undefined : sample);
    });

    it('is calculated as tests are added one after another', () => {
      const first = holding(1, [], null);
      const second = withTestOn(first, needing('0.6'));
      expect([first.needed_ml, second.needed_ml, withTestOn(second, needing(null))]).toEqual([
        null,
        0.6,
        second,
      ]);
      expect(shortage(needing('0.6'), second)).toEqual({ left_ml: 0.4, needed_ml: 0.6 });
      expect(withTestOn(second, needing('0.3')).needed_ml).toBe(0.9);
    });

    it('selects another specimen with enough volume', () => {
      const [short, whole] = [holding(0.1), { ...holding(2), collected_at: minutesAgo(5) }];
      expect(
        specimenForAddition(needing('0.5'), [short, whole], { confirmed: true, now: FIXTURE_NOW }),
      ).toBe(whole);
    });
  });

  it('allows result entry only if the specimen was received', () => {
    expect(sampleStates.filter((state) => itemStateOn(state) === 'received')).toEqual([
      'received',
      'in_testing',
      'stored',
    ]);
  });
});
