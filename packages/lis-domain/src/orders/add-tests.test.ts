import { describe, expect, it } from 'vitest';
import { aSample, aTestParameter, FIXTURE_NOW, minutesAgo } from '../fixtures/index.js';
import { sampleStates, type SampleState } from '../samples/index.js';
import { itemStateOn, overstood, specimenForAddition } from './index.js';

const potassium = aTestParameter('K').specimens;

describe('the specimen for an added test', () => {
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
  ])('%s, looked at: %s, is used: %s', (status, confirmed, isUsed) => {
    const sample = aSample({ status });
    expect(specimenForAddition(potassium, [sample], { confirmed, now: FIXTURE_NOW })).toBe(isUsed ? sample : undefined);
  });

  it('is one of the test’s material and container', () => {
    expect(specimenForAddition(aTestParameter('HGB').specimens, [aSample()], { confirmed: true, now: FIXTURE_NOW })).toBeUndefined();
  });

  it('is the one still to be collected, where there is one', () => {
    const [stored, expected] = [aSample({ status: 'stored' }), aSample({ number: 2 })];
    expect(specimenForAddition(potassium, [stored, expected], { confirmed: true, now: FIXTURE_NOW })).toBe(expected);
  });

  it.each<[string, number | null, string | null, { hours: number; stability_hours: number } | undefined]>([
    ['within the time', 24, minutesAgo(23 * 60), undefined],
    ['to the minute', 24, minutesAgo(24 * 60), undefined],
    ['a minute over', 24, minutesAgo(24 * 60 + 1), { hours: 25, stability_hours: 24 }],
    ['long over', 24, minutesAgo(30 * 60), { hours: 30, stability_hours: 24 }],
    ['for nobody knows how long it keeps', null, minutesAgo(999 * 60), undefined],
    ['since nobody knows when', 24, null, undefined],
  ])('has stood %s', (_, stability_hours, collected_at, expected) => {
    const wanted = potassium.map((each) => ({ ...each, stability_hours }));
    const sample = aSample({ status: 'stored', collected_at });
    expect(overstood(wanted, sample, FIXTURE_NOW)).toEqual(expected);
    expect(specimenForAddition(wanted, [sample], { confirmed: true, now: FIXTURE_NOW })).toBe(expected ? undefined : sample);
  });

  it('is of the time for its own container', () => {
    const [first] = potassium;
    const wanted = first ? [{ ...first, container: 'heparin', stability_hours: 1 }, { ...first, stability_hours: 48 }] : [];
    expect(overstood(wanted, aSample({ status: 'received', collected_at: minutesAgo(3 * 60) }), FIXTURE_NOW)).toBeUndefined();
  });

  it('lets results be entered only where the specimen has arrived', () => {
    expect(sampleStates.filter((state) => itemStateOn(state) === 'received')).toEqual(['received', 'in_testing', 'stored']);
  });
});
