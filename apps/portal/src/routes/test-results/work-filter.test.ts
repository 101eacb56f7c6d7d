import { describe, expect, it } from 'vitest';
import { filterIn, filterParams, filterQuery, isFiltered, tabIn } from './work-filter.ts';

describe('the filter of the work list', () => {
  it.each([
    ['', { department: '', priority: '', overdue: false }, {}, false],
    ['department=chemistry', { department: 'chemistry', priority: '', overdue: false }, { department: 'chemistry' }, true],
    ['priority=stat&due=overdue', { department: '', priority: 'stat', overdue: true }, { priority: 'stat', due: 'overdue' }, true],
    ['department=kitchen&priority=whenever&due=tomorrow', { department: '', priority: '', overdue: false }, {}, false],
  ] as const)('%j', (address, filter, query, filtered) => {
    expect(filterIn(new URLSearchParams(address))).toEqual(filter);
    expect(filterQuery(filter)).toEqual(query);
    expect(isFiltered(filter)).toBe(filtered);
  });

  it('goes back into the address, and closes the specimen that was open', () => {
    expect(filterParams({ department: 'chemistry', priority: '', overdue: true })).toEqual({ department: 'chemistry', priority: null, due: 'overdue', specimen: null });
  });
});

describe('the tab of the work list', () => {
  it.each([
    ['', true, 'to-enter'],
    ['tab=to-verify', true, 'to-verify'],
    ['tab=to-verify', false, 'to-verify'],
    ['tab=held', false, 'held'],
    ['tab=to-release', true, 'to-release'],
    ['tab=to-release', false, 'to-enter'],
    ['tab=elsewhere', true, 'to-enter'],
  ] as const)('%j, to somebody who may verify: %s', (address, canVerify, tab) => {
    expect(tabIn(new URLSearchParams(address), { canVerify })).toBe(tab);
  });
});
