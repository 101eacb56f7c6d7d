import { describe, expect, it } from 'vitest';
import { affectedPeriod, needsReview } from './affected.ts';

const before = { at: '2026-05-12T06:00:00Z' };
const after = { at: '2026-05-12T11:00:00Z' };
const none = undefined;

describe('affectedPeriod', () => {
  it.each([
    ['rejected', { before, after }, { since: before.at, until: after.at }],
    ['rejected', { before, after: none }, { since: before.at, until: null }],
    ['rejected', { before: none, after }, { since: null, until: after.at }],
    ['overdue', { before, after }, { since: before.at, until: after.at }],
    ['overdue', { before: none, after: none }, { since: null, until: null }],
    ['accepted', { before, after }, null],
    ['warning', { before, after }, null],
    ['not_evaluable', { before, after }, null],
  ] as const)('of a run judged %s between %j', (judgment, beside, expected) => {
    expect(affectedPeriod(judgment, beside)).toEqual(expected);
  });
});

it('asks for no review of the results of a void run', () => {
  expect(needsReview('void')).toBe(false);
});
