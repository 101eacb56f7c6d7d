import { describe, expect, it } from 'vitest';
import { aSample, aTestParameter } from '../fixtures/index.js';
import { sampleStates, type SampleState } from '../samples/index.js';
import { itemStateOn, specimenForAddition } from './index.js';

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
    expect(specimenForAddition(potassium, [sample], { confirmed })).toBe(isUsed ? sample : undefined);
  });

  it('is one of the test’s material and container', () => {
    expect(specimenForAddition(aTestParameter('HGB').specimens, [aSample()], { confirmed: true })).toBeUndefined();
  });

  it('is the one still to be collected, where there is one', () => {
    const [stored, expected] = [aSample({ status: 'stored' }), aSample({ number: 2 })];
    expect(specimenForAddition(potassium, [stored, expected], { confirmed: true })).toBe(expected);
  });

  it('lets results be entered only where the specimen has arrived', () => {
    expect(sampleStates.filter((state) => itemStateOn(state) === 'received')).toEqual(['received', 'in_testing', 'stored']);
  });
});
