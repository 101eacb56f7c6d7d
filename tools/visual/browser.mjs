/**
 * The browser that created the screenshots in `visual/`, and the installed one: only the same
 * version renders the same pixels.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../ensure-chromium.mjs';
import { root, run } from '../workspace.mjs';

const record = join(root, 'visual/drawn-by.txt');

/**
 * For example `Chromium 156 on linux x64`. Versions after the first number are bug fixes that have
 * not been observed to change a pixel.
 */
async function thisBrowser() {
  const { output } = await run(chromiumPath(), ['--version'], { quiet: true });
  const [name = 'no browser'] = /Chrom(?:e|ium) \d+/.exec(output) ?? [];
  return `${name} on ${process.platform} ${process.arch}`;
}

/** Returns the reason why screenshots taken here cannot be compared; undefined when they can. */
export async function whyNotCompared() {
  const here = await thisBrowser();
  const drawnBy = existsSync(record) ? readFileSync(record, 'utf8').trim() : 'nobody';
  return here === drawnBy ? undefined : `they were drawn by ${drawnBy}, and here is ${here}`;
}

/** Records this browser as the source of the screenshots. */
export async function sign() {
  writeFileSync(record, `${await thisBrowser()}\n`);
}
