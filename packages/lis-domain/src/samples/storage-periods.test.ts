import { expect, it } from 'vitest';
import { storagePeriodsAfter } from './storage-periods.ts';

const [early, at] = ['2026-05-12T06:00:00.000Z', '2026-05-12T18:00:00.000Z'];
const cold = { condition: 'refrigerated', from: early, until: null } as const;
const past = { ...cold, until: '2026-05-12T07:00:00.000Z' };
const begun = { condition: 'frozen', from: at, until: null } as const;

it.each([
  ['the first box', [], 'frozen', [begun]],
  ['a box without a stated condition', [], null, []],
  ['a box with the same condition', [cold], 'refrigerated', [cold]],
  ['a box with another condition', [cold], 'frozen', [{ ...cold, until: at }, begun]],
  ['removal from a box', [past, cold], null, [past, { ...cold, until: at }]],
  ['removal from a box without a stated condition', [past], null, [past]],
  ['a box after a removal', [past], 'frozen', [past, begun]],
] as const)('after %s', (_, periods, condition, expected) => {
  expect(storagePeriodsAfter(periods, condition, at)).toEqual(expected);
});
