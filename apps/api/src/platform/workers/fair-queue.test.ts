import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairQueue, type Leave } from './fair-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { places: 1, maxWaiting: 10, patience: 1_000 };

describe('a fair queue', () => {
  it('serves a facility with one task before the second task of another', async () => {
    const queue = fairQueue(limits);
    const order: string[] = [];
    const leaves: Leave[] = [];
    const enter = async (owner: string) => {
      const leave = await queue.enter(owner);
      order.push(owner);
      if (leave) leaves.push(leave);
    };
    const all = ['busy', 'busy', 'busy', 'busy', 'quiet', 'late'].map(enter);
    for (const each of [0, 1, 2, 3, 4, 5]) {
      await vi.advanceTimersByTimeAsync(0);
      leaves[each]?.();
    }
    await Promise.all(all);
    expect(order).toEqual(['busy', 'quiet', 'late', 'busy', 'busy', 'busy']);
  });

  it('refuses above the number that may wait', async () => {
    const queue = fairQueue({ ...limits, maxWaiting: 1 });
    const leave = await queue.enter('a');
    const second = queue.enter('b');
    expect(await queue.enter('c')).toBeUndefined();
    leave?.();
    expect(await second).toBeDefined();
  });

  it('refuses what has waited too long, and gives its place to another', async () => {
    const queue = fairQueue(limits);
    const leave = await queue.enter('a');
    const late = queue.enter('b');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await late).toBeUndefined();
    leave?.();
    leave?.();
    expect(await queue.enter('c')).toBeDefined();
  });
});
