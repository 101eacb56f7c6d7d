/**
 * `npm run chromatic`: builds Storybook and uploads it to the hosted review, if this machine has a
 * project token for it.
 */
import { run, say, step } from './workspace.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  say(
    'Nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set. Set it to the project token (see Manage in Chromatic) and run this again.',
  );
  process.exit(0);
}
await step('Building Storybook', 'storybook', ['build', '--quiet']);
const { code } = await run('chromatic', [
  '--storybook-build-dir',
  'storybook-static',
  '--exit-zero-on-changes',
]);
process.exit(code);
