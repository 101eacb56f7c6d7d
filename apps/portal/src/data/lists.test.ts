import { ready } from '@alms/ui/resource';
import { describe, expect, it } from 'vitest';
import { countOf } from './lists.ts';

describe('countOf', () => {
  it('counts a list that is loaded completely', () => {
    expect(countOf(ready({ items: ['a', 'b'], nextCursor: null }))).toBe(2);
    expect(countOf({ status: 'empty', reason: 'none-yet' })).toBe(0);
  });

  it('returns no count while more items can be loaded, or none are', () => {
    expect(countOf(ready({ items: ['a', 'b'], nextCursor: 'next' }))).toBeUndefined();
    expect(countOf({ status: 'loading' })).toBeUndefined();
    expect(countOf({ status: 'error', error: { kind: 'server' } })).toBeUndefined();
  });
});
