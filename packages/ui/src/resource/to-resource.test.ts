import { describe, expect, it } from 'vitest';
import { toResource, type Fetched, type Resource, type ResourceError } from './index.ts';

const error: ResourceError = { kind: 'server', requestId: 'req-1' };
const asOf = '2026-05-12T08:42:00Z';
const nothing: Fetched<string[]> = {
  data: undefined,
  error: undefined,
  busy: false,
  enabled: true,
};
const emptyList = (list: string[]) => (list.length === 0 ? ('no-match' as const) : undefined);

describe('toResource', () => {
  it.each<[string, Partial<Fetched<string[]>>, Resource<string[]>]>([
    ['nothing asked for', { enabled: false }, { status: 'idle' }],
    ['the first request under way', { busy: true }, { status: 'loading' }],
    ['asked for and about to start', { busy: false }, { status: 'loading' }],
    ['the first answer a failure', { error }, { status: 'error', error }],
    [
      'an answer',
      { data: ['a'], asOf },
      { status: 'ready', data: ['a'], freshness: 'fresh', asOf },
    ],
    [
      'an answer being renewed',
      { data: ['a'], busy: true, asOf },
      { status: 'ready', data: ['a'], freshness: 'refreshing', asOf },
    ],
    [
      'an answer that could not be renewed',
      { data: ['a'], error, asOf },
      { status: 'ready', data: ['a'], freshness: 'stale', asOf },
    ],
    [
      'a stale answer being tried again',
      { data: ['a'], error, busy: true, asOf },
      { status: 'ready', data: ['a'], freshness: 'stale', asOf },
    ],
    ['an empty answer', { data: [] }, { status: 'empty', reason: 'no-match' }],
    ['an empty answer that could not be renewed', { data: [], error }, { status: 'error', error }],
    [
      'data kept after the asking stopped',
      { data: ['a'], enabled: false, asOf },
      { status: 'ready', data: ['a'], freshness: 'fresh', asOf },
    ],
  ])('%s', (_, known, resource) => {
    expect(toResource({ ...nothing, ...known }, emptyList)).toEqual(resource);
  });

  it('treats every response as content without an emptiness check', () => {
    expect(toResource({ ...nothing, data: [], asOf })).toEqual({
      status: 'ready',
      data: [],
      freshness: 'fresh',
      asOf,
    });
  });
});
