/**
 * `npm run visual` compares the selected stories with their screenshots in `visual/`. `npm run
 * visual:update` retakes the screenshots and removes those of deleted stories. Paths of story files
 * restrict both: `npm run visual:update -- packages/ui/src/button`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../ensure-chromium.mjs';
import { root, run, say, step } from '../workspace.mjs';
import { sign, whyNotCompared } from './browser.mjs';
import { expectedPictures, keptPictures } from './inventory.ts';
import { NAMES } from './pictures.ts';

const [isUpdate, paths] =
  process.argv[2] === '--update' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)];
const isWholeUpdate = isUpdate && paths.length === 0;

await ensureChromium();
await step('Compiling messages', 'node', ['tools/messages.mjs']);
const reason = await whyNotCompared();
if (reason !== undefined && !isWholeUpdate) {
  say(
    `Nothing was compared: ${reason}. Run npm run visual:update to retake all screenshots, and review them before you commit them.`,
  );
  process.exit(1);
}
if (isUpdate) {
  const expected = new Set(expectedPictures());
  for (const path of keptPictures()) if (!expected.has(path)) rmSync(join(root, 'visual', path));
}
const { code } = await run(
  'vitest',
  [
    'run',
    '--project',
    'storybook',
    '-t',
    `(${NAMES.join('|')})$`,
    ...(isUpdate ? ['--update=all'] : []),
    ...paths,
  ],
  { env: { PICTURES: '1' } },
);
if (isWholeUpdate && code === 0) await sign();
process.exit(code);
