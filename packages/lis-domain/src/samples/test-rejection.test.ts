import { describe, expect, it } from 'vitest';
import type { OrderItemState } from '../orders/order.schema.ts';
import type { SampleState } from './sample.schema.ts';
import { rejectableTests, testRejection } from './test-rejection.ts';

const NA = { code: 'NA', status: 'received' } as const;
const K = { code: 'K', status: 'received' } as const;
const GLU = { code: 'GLU', status: 'released' } as const;
const cancelled = { code: 'CL', status: 'cancelled' } as const;
const hidden = { code: 'HIDDEN' };

describe('rejecting tests of a specimen', () => {
  it.each<
    [string, SampleState, readonly { code: string; status?: OrderItemState }[], string[], object]
  >([
    ['one of two', 'received', [NA, K], ['K'], { kind: 'tests' }],
    ['all', 'received', [NA, K], ['K', 'NA'], { kind: 'specimen' }],
    ['all but a cancelled one', 'collected', [NA, cancelled], ['NA'], { kind: 'specimen' }],
    ['all without a value', 'in_testing', [K, GLU], ['K'], { kind: 'tests' }],
    ['all while others are confidential', 'received', [NA, hidden], ['NA'], { kind: 'tests' }],
    ['one of a stored specimen', 'stored', [K, GLU], ['K'], { kind: 'tests' }],
    ['one with a value', 'in_testing', [K, GLU], ['GLU'], { kind: 'unknown', codes: ['GLU'] }],
    ['a test of another specimen', 'received', [K], ['WBC'], { kind: 'unknown', codes: ['WBC'] }],
    ['a cancelled test', 'received', [K, cancelled], ['CL'], { kind: 'unknown', codes: ['CL'] }],
    ['before collection', 'expected', [K], ['K'], { kind: 'not_usable' }],
    ['of a rejected specimen', 'rejected', [K], ['K'], { kind: 'not_usable' }],
    ['of a discarded specimen', 'disposed', [K], ['K'], { kind: 'not_usable' }],
  ])('decides %s', (_, state, tests, codes, expected) => {
    expect(testRejection(state, tests, codes)).toEqual(expected);
  });

  it('offers only tests without a value', () => {
    expect(rejectableTests([NA, GLU, cancelled, hidden])).toEqual([NA]);
  });
});
