import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlessUnchanged, type Counts } from './stamps.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stamps-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a step and returns how often its work was done. */
async function step(print: string | undefined, counts: Counts, isForced = false) {
  const work = vi.fn(() => Promise.resolve(counts));
  const now = () => '2026-05-12 08:42';
  const result = await unlessUnchanged({ folder, name: 'unit', print, isForced, now }, work);
  return { result, runs: work.mock.calls.length };
}

describe('a step with stamped inputs', () => {
  const passed = { passed: 7, failed: 0 };

  it('is skipped with its last counts while the inputs are unchanged', async () => {
    expect(await step('a', passed)).toEqual({ result: passed, runs: 1 });
    expect(await step('a', passed)).toEqual({
      result: { ...passed, unchangedSince: '2026-05-12 08:42' },
      runs: 0,
    });
  });

  it('runs again after a change', async () => {
    await step('a', passed);
    expect((await step('b', passed)).runs).toBe(1);
  });

  it('runs again after a failure', async () => {
    await step('a', { passed: 6, failed: 1 });
    expect((await step('a', passed)).runs).toBe(1);
  });

  it('runs again when forced', async () => {
    await step('a', passed);
    expect((await step('a', passed, true)).runs).toBe(1);
  });

  it('always runs without inputs', async () => {
    await step(undefined, passed);
    expect((await step(undefined, passed)).runs).toBe(1);
  });
});
