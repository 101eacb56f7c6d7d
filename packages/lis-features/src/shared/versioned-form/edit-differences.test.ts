import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDifferences } from './edit-differences.ts';

const base = { name: 'North', open: true, logo: null };

describe('editDifferences', () => {
  it.each([
    ['nothing was changed', {}, {}, []],
    ['both made the same change', { name: 'South' }, { name: 'South' }, []],
    ['only this user made a change', { name: 'South' }, {}, [['name', 'mine']]],
    ['only the other user made a change', {}, { open: false }, [['open', 'theirs']]],
    [
      'each changed a different field',
      { name: 'South' },
      { open: false },
      [
        ['name', 'mine'],
        ['open', 'theirs'],
      ],
    ],
    [
      'both changed the same field differently',
      { name: 'South' },
      { name: 'West' },
      [['name', 'both']],
    ],
    [
      'one cleared a field that the other set',
      { logo: null, name: 'South' },
      { logo: 'a' as never },
      [
        ['name', 'mine'],
        ['logo', 'theirs'],
      ],
    ],
  ])('returns the differences when %s', (_, mine, theirs, expected) => {
    const found = editDifferences<typeof base>(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(found.map(({ name, changedBy }) => [name, changedBy])).toEqual(expected);
  });

  it('lists exactly the differing fields', () => {
    const values = fc.record({
      a: fc.integer({ min: 0, max: 2 }),
      b: fc.boolean(),
      c: fc.constantFrom('x', 'y', 'z'),
    });
    fc.assert(
      fc.property(values, values, values, (before, mine, theirs) => {
        const named = editDifferences(before, mine, theirs).map(({ name }) => name);
        expect(named).toEqual(
          (['a', 'b', 'c'] as const).filter((name) => mine[name] !== theirs[name]),
        );
      }),
      { seed: 412 },
    );
  });
});
