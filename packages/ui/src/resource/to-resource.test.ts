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
    ['a disabled request', { enabled: false }, { status: 'idle' }],
    ['the first request in progress', { busy: true }, { status: 'loading' }],
    ['an enabled request about to start', { busy: false }, { status: 'loading' }],
    ['a failed first request', { error }, { status: 'error', error }],
    [
      'an answer',
      { data: ['a'], asOf },
      { status: 'ready', data: ['a'], freshness: 'fresh', asOf },
    ],
    [
      'data being refreshed',
      { data: ['a'], busy: true, asOf },
      { status: 'ready', data: ['a'], freshness: 'refreshing', asOf },
    ],
    [
      'data that could not be refreshed',
      { data: ['a'], error, asOf },
      { status: 'ready', data: ['a'], freshness: 'stale', asOf },
    ],
    [
      'stale data being refreshed again',
      { data: ['a'], error, busy: true, asOf },
      { status: 'ready', data: ['a'], freshness: 'stale', asOf },
    ],
    ['an empty response', { data: [] }, { status: 'empty', reason: 'no-match' }],
    [
      'an empty response that could not be refreshed',
      { data: [], error },
      { status: 'error', error },
    ],
    [
      'data kept after the request was disabled',
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
