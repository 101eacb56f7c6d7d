import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Listener } from './listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Listens to one channel; `connected` resolves once the connection is open. */
function listening(payloads: string[] = []) {
  let listener: Listener | undefined;
  const connected = new Promise<void>((onConnected, onError) => {
    listener = database.listen({
      onMessage: { news: (payload) => payloads.push(payload) },
      onConnected,
      onError,
    });
  });
  return { close: async () => listener?.close(), connected };
}

it('closes while still connecting', async () => {
  const { close } = listening();
  await expect(close()).resolves.toBeUndefined();
});

it('receives notifications and closes idempotently', async () => {
  const payloads: string[] = [];
  const { close, connected } = listening(payloads);
  onTestFinished(close);
  await connected;
  await database.owner.query("select pg_notify('news', 'something')");
  await expect.poll(() => payloads).toEqual(['something']);
  await close();
});
