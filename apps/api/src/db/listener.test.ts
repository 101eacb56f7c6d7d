import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { ListenerOptions } from './listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is heard, and when the connection stands. */
function listening(heard: string[] = []) {
  const connected = Promise.withResolvers<void>();
  const options: ListenerOptions = { onMessage: { told: (payload) => heard.push(payload) }, onConnected: connected.resolve, onError: connected.reject };
  return { listener: database.listen(options), connected: connected.promise };
}

it('closes while it is still connecting', async () => {
  const { listener } = listening();
  await expect(listener.close()).resolves.toBeUndefined();
});

it('hears what is told, closes, and closes again', async () => {
  const heard: string[] = [];
  const { listener, connected } = listening(heard);
  onTestFinished(() => listener.close());
  await connected;
  await database.owner.query("select pg_notify('told', 'something')");
  await expect.poll(() => heard).toEqual(['something']);
  await listener.close();
});
