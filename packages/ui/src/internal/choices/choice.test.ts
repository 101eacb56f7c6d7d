import { describe, expect, it } from 'vitest';
import { filterChoices, flattenChoices, type ChoiceEntry } from './choice.ts';

const entries: ChoiceEntry[] = [
  { value: 'osl', label: 'Oslo', note: 'Norway' },
  {
    label: 'Alps',
    options: [
      { value: 'zrh', label: 'Zürich', note: 'Switzerland' },
      { value: 'gva', label: 'Genève', note: 'Switzerland' },
    ],
  },
];

const values = (list: readonly ChoiceEntry[]) => flattenChoices(list).map(({ value }) => value);

describe('filterChoices', () => {
  it.each([
    ['', ['osl', 'zrh', 'gva']],
    ['  ', ['osl', 'zrh', 'gva']],
    ['OSL', ['osl']],
    ['zurich', ['zrh']],
    ['switz gen', ['gva']],
    ['gen switz', ['gva']],
    ['oslo alps', []],
  ])('filters by "%s" to %j', (text, expected) => {
    expect(values(filterChoices(entries, text))).toEqual(expected);
  });

  it('keeps the heading of remaining options, and removes empty groups', () => {
    expect(filterChoices(entries, 'zurich')).toEqual([
      { label: 'Alps', options: [{ value: 'zrh', label: 'Zürich', note: 'Switzerland' }] },
    ]);
    expect(filterChoices(entries, 'oslo')).toHaveLength(1);
  });
});
