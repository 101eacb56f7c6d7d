/**
 * `npm run build`: the three packages with their declarations, the portal, and the static
 * Storybook.
 */
import { join } from 'node:path';
import { buildPackages } from './published-packages.mjs';
import { ensureInstalled, root, step } from './workspace.mjs';

await ensureInstalled();
await buildPackages();
await step('Building the portal', 'vite', ['build', '--logLevel', 'warn'], {
  cwd: join(root, 'apps/portal'),
});
if (!process.argv.includes('--no-storybook'))
  await step('Building Storybook', 'storybook', ['build', '--quiet']);
