import { expect, it } from 'vitest';
import { isInUse, lacksComparison, usesOverlap, type LotPeriod } from './lot-use.ts';

const at = (hour: number) => `2026-05-12T${String(hour).padStart(2, '0')}:00:00Z`;
const use = (start: number, end: number | null, voided = false): LotPeriod => ({
  started_at: at(start),
  ended_at: end === null ? null : at(end),
  voided,
});

it.each([
  ['before it started', use(8, 12), 7, false],
  ['from its start', use(8, 12), 8, true],
  ['until its end', use(8, 12), 11, true],
  ['not at its end', use(8, 12), 12, false],
  ['while it has no end', use(8, null), 23, true],
  ['not when voided', use(8, null, true), 9, false],
] as const)('is in use: %s', (_, period, hour, expected) => {
  expect(isInUse(period, at(hour))).toBe(expected);
});

it.each([
  ['one after the other', use(8, 12), use(12, null), false],
  ['both without an end', use(8, null), use(12, null), true],
  ['one within the other', use(8, 20), use(10, 12), true],
  ['backdated before the other', use(8, null), use(6, null), true],
  ['one voided', use(8, null, true), use(10, null), false],
] as const)('overlap: %s', (_, one, other, expected) => {
  expect(usesOverlap(one, other)).toBe(expected);
  expect(usesOverlap(other, one)).toBe(expected);
});

it.each([
  ['a new lot after another', true, false, false, true],
  ['a new lot that was accepted', true, false, true, false],
  ['the first lot of a product', false, false, false, false],
  ['a lot that was in use before', true, true, false, false],
])('%s', (_, usedOther, usedThis, accepted, expected) => {
  expect(lacksComparison({ usedOther, usedThis, accepted })).toBe(expected);
});
