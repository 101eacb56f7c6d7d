import { describe, expect, it } from 'vitest';
import { allReady, idle, loading, ready, type Resource } from './index.ts';

const failed: Resource<string> = { status: 'error', error: { kind: 'server', requestId: 'req-1' } };
const none: Resource<string> = { status: 'empty', reason: 'none-yet' };
const at = (
  freshness: 'fresh' | 'refreshing' | 'stale' | 'sample',
  asOf?: string,
): Resource<string> => ({ status: 'ready', data: freshness, freshness, asOf });

describe('allReady', () => {
  it('is ready with all data in order when every part is', () => {
    expect(allReady(ready('gates'), ready(3))).toEqual({
      status: 'ready',
      data: ['gates', 3],
      freshness: 'fresh',
      asOf: undefined,
    });
  });

  it.each<[string, Resource<string>[], Resource<string>]>([
    ['a failure first', [ready('a'), none, idle, loading, failed], failed],
    ['loading before idle', [none, idle, loading, ready('a')], loading],
    ['idle before empty', [none, idle, ready('a')], idle],
    ['empty before ready', [ready('a'), none], none],
  ])('reports %s', (_, parts, expected) => {
    expect(allReady(...parts)).toBe(expected);
  });

  it.each<[Resource<string>[], string]>([
    [[at('fresh'), at('refreshing')], 'refreshing'],
    [[at('stale'), at('refreshing'), at('fresh')], 'stale'],
    [[at('fresh'), at('sample'), at('stale')], 'sample'],
  ])('has the freshness of its worst part', (parts, freshness) => {
    expect(allReady(...parts)).toMatchObject({ status: 'ready', freshness });
  });

  it.each([
    [
      'the oldest stale part',
      [
        at('stale', '2026-05-12T08:00:00Z'),
        at('stale', '2026-05-12T09:00:00+02:00'),
        at('fresh', '2026-05-12T06:00:00Z'),
      ],
      '2026-05-12T09:00:00+02:00',
    ],
    [
      'nothing when a stale part has no timestamp',
      [at('stale', '2026-05-12T08:00:00Z'), at('stale')],
      undefined,
    ],
  ])('has the timestamp of %s', (_, parts, asOf) => {
    expect(allReady(...parts)).toMatchObject({ asOf });
  });
});
