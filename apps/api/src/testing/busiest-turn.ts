import { setImmediate } from 'node:timers/promises';

/**
 * Longest time in ms that the server may be busy between two requests of others (CPU). The goal is
 * 50 ms; with both cores busy, as in a whole test run, the same turns take 50 to 75 ms.
 */
export const MAX_BUSY = 100;

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
