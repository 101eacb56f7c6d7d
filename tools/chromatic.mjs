/**
 * `npm run chromatic`: builds Storybook and uploads it to the hosted review, if this machine has a
 * project token for it. With `--required` a missing token is a failure. Only stories that a change
 * affects are captured (TurboSnap).
 */
import { run, say, step } from './workspace.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  say(
    'Nothing was uploaded: CHROMATIC_PROJECT_TOKEN is not set. Set it to the project token (see Manage in Chromatic) and run this again.',
  );
  process.exit(process.argv.includes('--required') ? 1 : 0);
}
await step('Building Storybook', 'storybook', ['build', '--quiet', '--stats-json']);
const { code } = await run('chromatic', [
  '--storybook-build-dir',
  'storybook-static',
  '--exit-zero-on-changes',
  '--only-changed',
]);
process.exit(code);
