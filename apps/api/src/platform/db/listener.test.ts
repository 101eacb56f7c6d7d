import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Listener } from './listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Listens to one channel; `connected` once the connection stands. */
function listening(heard: string[] = []) {
  let listener: Listener | undefined;
  const connected = new Promise<void>((onConnected, onError) => {
    listener = database.listen({
      onMessage: { told: (payload) => heard.push(payload) },
      onConnected,
      onError,
    });
  });
  return { close: async () => listener?.close(), connected };
}

it('closes while it is still connecting', async () => {
  const { close } = listening();
  await expect(close()).resolves.toBeUndefined();
});

it('hears what is told, closes, and closes again', async () => {
  const heard: string[] = [];
  const { close, connected } = listening(heard);
  onTestFinished(close);
  await connected;
  await database.owner.query("select pg_notify('told', 'something')");
  await expect.poll(() => heard).toEqual(['something']);
  await close();
});
