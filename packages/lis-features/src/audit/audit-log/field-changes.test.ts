import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

describe('fieldChanges', () => {
  it.each([
    ['nothing for read access', null, null, []],
    [
      'created values without previous ones',
      null,
      { priority: 'stat' },
      [{ field: 'priority', before: null, after: 'stat' }],
    ],
    [
      'deleted values without new ones',
      { priority: 'stat' },
      null,
      [{ field: 'priority', before: 'stat', after: null }],
    ],
    [
      'values of false and zero',
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
      'cleared values as null',
      { note: 'x' },
      { note: '' },
      [{ field: 'note', before: 'x', after: null }],
    ],
    [
      'fields present on one side only',
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
