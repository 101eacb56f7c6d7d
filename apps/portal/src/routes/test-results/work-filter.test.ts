import { describe, expect, it } from 'vitest';
import { filterIn, filterParams, filterQuery, isFiltered } from './work-filter.ts';

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
