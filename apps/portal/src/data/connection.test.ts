import { describe, expect, it, vi } from 'vitest';
import { openConnection } from './connection.ts';

const answer = (build?: string) =>
  new Response('{}', { headers: build === undefined ? {} : { 'X-ALMS-Build': build } });
const failure = () => new TypeError('Failed to fetch');

/** A connection over a scripted network, and the number of its state changes. */
function over(...script: (Response | Error)[]) {
  const send = vi.fn<typeof fetch>(async () => {
    const next = script.shift();
    if (next instanceof Response) return next;
    throw next ?? failure();
  });
  const connection = openConnection(send);
  const changed = vi.fn();
  connection.subscribe(changed);
  return { connection, send, changed };
}

describe('connection', () => {
  it('is lost when a request and the health check fail, and restored by the next response', async () => {
    const { connection, send, changed } = over(failure(), failure(), answer());
    await expect(connection.send('/api/v1/patients')).rejects.toThrow('Failed to fetch');
    await vi.waitFor(() => expect(connection.read().isLost).toBe(true));
    expect(send).toHaveBeenLastCalledWith(
      '/health/live',
      expect.objectContaining({ cache: 'no-store' }),
    );
    await connection.check();
    expect(connection.read().isLost).toBe(false);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('is not lost by a single failed request', async () => {
    const { connection, send } = over(failure(), answer());
    await expect(connection.send('/api/v1/patients')).rejects.toThrow('Failed to fetch');
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(connection.read().isLost).toBe(false);
  });

  it.each<[string, (string | undefined)[], boolean]>([
    ['the same build', ['a', 'a', 'a'], false],
    ['another build', ['a', 'a', 'b'], true],
    ['responses without a build', [undefined, 'a', undefined, 'a'], false],
    ['another build, then the first again', ['a', 'b', 'a'], true],
  ])('is outdated only by another build: %s', async (_case, builds, expected) => {
    const { connection } = over(...builds.map(answer));
    for (const _ of builds) await connection.check();
    expect(connection.read().isOutdated).toBe(expected);
  });

  it('stops notifying unsubscribed listeners', async () => {
    const { connection } = over(failure());
    const gone = vi.fn();
    connection.subscribe(gone)();
    await connection.check();
    expect(gone).not.toHaveBeenCalled();
  });
});
