import { describe, expect, it } from 'vitest';
import { filterIn, filterParams, filterQuery, isFiltered, tabIn } from './work-filter.ts';

describe('work list filter', () => {
  it.each([
    ['', { department: '', priority: '', overdue: false }, {}, false],
    [
      'department=chemistry',
      { department: 'chemistry', priority: '', overdue: false },
      { department: 'chemistry' },
      true,
    ],
    [
      'priority=stat&due=overdue',
      { department: '', priority: 'stat', overdue: true },
      { priority: 'stat', due: 'overdue' },
      true,
    ],
    [
      'department=kitchen&priority=whenever&due=tomorrow',
      { department: '', priority: '', overdue: false },
      {},
      false,
    ],
  ] as const)('%j', (address, filter, query, filtered) => {
    expect(filterIn(new URLSearchParams(address))).toEqual(filter);
    expect(filterQuery(filter)).toEqual(query);
    expect(isFiltered(filter)).toBe(filtered);
  });

  it('is written to the URL and closes the open specimen', () => {
    expect(filterParams({ department: 'chemistry', priority: '', overdue: true })).toEqual({
      department: 'chemistry',
      priority: null,
      due: 'overdue',
      specimen: null,
    });
  });
});

describe('work list tab', () => {
  const technician = { canEnter: true, canVerify: true, isManager: false };
  const manager = { ...technician, isManager: true };
  const enterer = { ...technician, canVerify: false };
  const doctor = { ...enterer, canEnter: false };
  it.each([
    ['', technician, 'to-enter'],
    ['', manager, 'to-verify'],
    ['', { ...manager, canVerify: false }, 'to-enter'],
    ['tab=to-enter', manager, 'to-enter'],
    ['', enterer, 'to-enter'],
    ['', doctor, 'released'],
    ['tab=to-verify', technician, 'to-verify'],
    ['tab=to-verify', doctor, 'to-verify'],
    ['tab=to-enter', doctor, 'to-enter'],
    ['tab=held', doctor, 'held'],
    ['tab=released', technician, 'to-enter'],
    ['tab=to-release', technician, 'to-release'],
    ['tab=corrections', technician, 'corrections'],
    ['tab=corrections', enterer, 'to-enter'],
    ['tab=to-release', enterer, 'to-enter'],
    ['tab=to-release', doctor, 'released'],
    ['tab=elsewhere', technician, 'to-enter'],
  ] as const)('%j, for %j: %s', (address, rights, tab) => {
    expect(tabIn(new URLSearchParams(address), rights)).toBe(tab);
  });
});
