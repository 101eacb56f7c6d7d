import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

describe('fieldChanges', () => {
  it.each([
    ['nothing, for a reading', null, null, []],
    [
      'a created thing without a before',
      null,
      { priority: 'stat' },
      [{ field: 'priority', before: null, after: 'stat' }],
    ],
    [
      'a deleted thing without an after',
      { priority: 'stat' },
      null,
      [{ field: 'priority', before: 'stat', after: null }],
    ],
    [
      'values that are false or zero',
      { critical: true, count: 1 },
      { critical: false, count: 0 },
      [
        { field: 'critical', before: 'true', after: 'false' },
        { field: 'count', before: '1', after: '0' },
      ],
    ],
    [
      'lists as they were recorded',
      { tests: [] },
      { tests: ['K', 'NA'] },
      [{ field: 'tests', before: '[]', after: '["K","NA"]' }],
    ],
    [
      'emptied values as none',
      { note: 'x' },
      { note: '' },
      [{ field: 'note', before: 'x', after: null }],
    ],
    [
      'a field of only one side',
      { a: '1' },
      { b: '2' },
      [
        { field: 'a', before: '1', after: null },
        { field: 'b', before: null, after: '2' },
      ],
    ],
  ])('returns %s', (_what, before, after, expected) => {
    expect(fieldChanges({ before, after })).toEqual(expected);
  });
});
