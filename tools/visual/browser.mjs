/** The browser that drew the pictures in `visual/`, and the one that is here: only the same one draws the same pixels. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../ensure-chromium.mjs';
import { root, run } from '../workspace.mjs';

const record = join(root, 'visual/drawn-by.txt');

/** Such as `Chromium 156 on linux x64`. Versions after the first number mend faults and have not been seen to change a pixel. */
async function thisBrowser() {
  const { output } = await run(chromiumPath(), ['--version'], { quiet: true });
  const [name = 'no browser'] = /Chrom(?:e|ium) \d+/.exec(output) ?? [];
  return `${name} on ${process.platform} ${process.arch}`;
}

/** Why pictures taken here cannot be compared, in words; undefined when they can. */
export async function whyNotCompared() {
  const here = await thisBrowser();
  const drawnBy = existsSync(record) ? readFileSync(record, 'utf8').trim() : 'nobody';
  return here === drawnBy ? undefined : `they were drawn by ${drawnBy}, and here is ${here}`;
}

/** Notes that the pictures are now this browser's. */
export async function sign() {
  writeFileSync(record, `${await thisBrowser()}\n`);
}
