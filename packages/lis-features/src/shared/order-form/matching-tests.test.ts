import { aCatalogue, aTestParameter } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { matchingTests } from './matching-tests.ts';

const catalogue = aCatalogue();
const found = (query: string) => matchingTests(catalogue, query).map(({ code }) => code);

describe('matchingTests', () => {
  it('returns all active tests for an empty query, panels first', () => {
    const all = matchingTests(catalogue, ' ');
    const panels = catalogue.filter((test) => test.kind === 'panel').length;
    expect(all).toHaveLength(catalogue.length);
    expect(all.slice(0, panels).every((test) => test.kind === 'panel')).toBe(true);
  });

  it.each([
    ['a name by its prefix', 'potas', 'K'],
    ['a name by its words in another order', 'panel lipid', 'LIPID'],
    ['a code in lower case', 'tsh', 'TSH'],
  ])('finds %s', (_how, query, code) => {
    expect(found(query)).toContain(code);
  });

  it('sorts an exact code before other matches', () => {
    expect(found('k')[0]).toBe('K');
  });

  it('finds nothing for an unknown word', () => {
    expect(found('potassium xyz')).toEqual([]);
  });

  it.each(['retired', 'draft'] as const)('excludes a %s test', (status) => {
    expect(matchingTests([aTestParameter('K', { status })], '')).toEqual([]);
  });
});
