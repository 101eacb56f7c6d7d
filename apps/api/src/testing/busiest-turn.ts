import { setImmediate } from 'node:timers/promises';

/**
 * Longest time in ms that the server may be busy between two requests of others: CPU time of a
 * machine that does the reference work in `REFERENCE_MS`.
 */
export const MAX_BUSY = 50;

/** CPU time in ms of the reference work on an idle machine (2 cores, 2026). */
const REFERENCE_MS = 100;

const referenceText = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ index, name: `Test ${index}` })),
);

const cpuMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};

/**
 * How many times slower this thread is now than on an idle machine, at least 1. Other work shares
 * caches and cores with it, so that the same turn takes more CPU time; clocks of some systems
 * advance in steps of 4 ms, which is why the work is repeated.
 */
function slowdown(): number {
  const before = process.threadCpuUsage();
  for (let n = 0; n < 10; n += 1) JSON.stringify(JSON.parse(referenceText));
  return Math.max(1, cpuMs(before) / REFERENCE_MS);
}

/**
 * Longest turn of the event loop, in which no other request is served: CPU time in ms, corrected
 * for the speed of the machine at this moment.
 */
export async function busiestTurn(work: Promise<unknown>): Promise<number> {
  const state = { isRunning: true };
  void work.finally(() => (state.isRunning = false));
  let longest = 0;
  let before = process.threadCpuUsage();
  while (state.isRunning) {
    await setImmediate();
    longest = Math.max(longest, cpuMs(before));
    before = process.threadCpuUsage();
  }
  return longest > MAX_BUSY ? longest / slowdown() : longest;
}
