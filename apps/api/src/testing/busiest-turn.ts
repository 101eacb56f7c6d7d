import { setImmediate } from 'node:timers/promises';

/** Longest time in ms that the server may be busy between two requests of others (CPU). */
export const MAX_BUSY = 50;

/** Longest CPU time in ms of one turn of the event loop, in which no other request is served. */
export async function busiestTurn(work: Promise<unknown>): Promise<number> {
  const state = { isRunning: true };
  void work.finally(() => (state.isRunning = false));
  let longest = 0;
  let before = process.threadCpuUsage();
  while (state.isRunning) {
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }
  return longest;
}
