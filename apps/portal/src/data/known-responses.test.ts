import { describe, expect, it } from 'vitest';
import { openKnownResponses } from './known-responses.ts';

const list = (text: string, etag: string, status = 200) =>
  new Response(status === 304 ? null : text, { status, headers: { ETag: etag } });
const unchanged = (etag: string) => list('', etag, 304);

describe('known responses', () => {
  it('answer with the known list when the server confirms it', async () => {
    const known = openKnownResponses();
    expect(known.condition('ann', '/patients')).toEqual({});
    const first = await known.resolve('ann', '/patients', list('[1]', 'W/"a"'));
    expect(await first.text()).toBe('[1]');
    expect(known.condition('ann', '/patients')).toEqual({ 'If-None-Match': 'W/"a"' });
    const again = await known.resolve('ann', '/patients', unchanged('W/"a"'));
    expect([again.status, await again.text()]).toEqual([200, '[1]']);
    const third = await known.resolve('ann', '/patients', unchanged('W/"a"'));
    expect(await third.text()).toBe('[1]');
  });

  it('are replaced by a changed list', async () => {
    const known = openKnownResponses();
    known.condition('ann', '');
    await known.resolve('ann', '/patients', list('[1]', 'W/"a"'));
    await known.resolve('ann', '/patients', list('[1,2]', 'W/"b"'));
    expect(known.condition('ann', '/patients')).toEqual({ 'If-None-Match': 'W/"b"' });
  });

  it('are forgotten when another user signs in', async () => {
    const known = openKnownResponses();
    known.condition('ann', '');
    await known.resolve('ann', '/patients', list('[1]', 'W/"a"'));
    expect(known.condition('ben', '/patients')).toEqual({});
    expect(known.condition('ann', '/patients')).toEqual({});
  });

  it('do not include a response that arrives after its user has left', async () => {
    const known = openKnownResponses();
    known.condition('ann', '/patients');
    const late = known.resolve('ann', '/patients', list('[1]', 'W/"a"'));
    known.condition('ben', '/patients');
    expect(await (await late).text()).toBe('[1]');
    expect(known.condition('ben', '/patients')).toEqual({});
  });

  it('keep versions of records and refusals out', async () => {
    const known = openKnownResponses();
    known.condition('ann', '');
    await known.resolve('ann', '/patients/1', list('{}', '"3"'));
    await known.resolve('ann', '/patients/2', list('{}', 'W/"a"', 500));
    expect([known.condition('ann', '/patients/1'), known.condition('ann', '/patients/2')]).toEqual([
      {},
      {},
    ]);
  });

  it('are all requested again above fifty', async () => {
    const known = openKnownResponses();
    known.condition('ann', '');
    for (let index = 0; index <= 50; index += 1)
      await known.resolve('ann', `/list/${index}`, list('[]', 'W/"a"'));
    expect(known.condition('ann', '/list/50')).toEqual({});
  });
});
