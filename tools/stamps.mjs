/**
 * Skips a step of `npm test` whose inputs have not changed since it last passed on this machine.
 * The stamps are in `.cache/`, so a clean clone, such as CI, runs every step.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns the counts of the last pass with `unchangedSince`, its time, when `print` is the same;
 * otherwise runs `work` and stamps its counts if nothing failed. Without a `print` the step always
 * runs.
 */
export async function unlessUnchanged({ folder, name, print, isForced = false, now }, work) {
  const file = join(folder, `${name}.json`);
  const last = read(file);
  if (print !== undefined && !isForced && last?.print === print)
    return { passed: last.passed, failed: 0, unchangedSince: last.at };
  const counts = await work();
  if (print !== undefined && counts.failed === 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ print, at: now(), passed: counts.passed }));
  }
  return counts;
}
