/** `npm run build`: the three packages with their declarations, the portal, and the static Storybook. */
import { join } from 'node:path';
import { ensureInstalled, root, step } from './workspace.mjs';

await ensureInstalled();
await step('Compiling messages', 'node', ['tools/messages.mjs']);
for (const name of ['lis-domain', 'ui', 'lis-features']) {
  await step(`Building @alms/${name}`, 'npm', ['run', 'build'], { cwd: join(root, 'packages', name) });
}
await step('Building the portal', 'vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/portal') });
if (!process.argv.includes('--no-storybook')) await step('Building Storybook', 'storybook', ['build', '--quiet']);
