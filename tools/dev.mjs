/**
 * `npm run dev`: the portal with hot reload on port 5173; messages are recompiled when saved.
 * Requires the API of a running `npm start`.
 */
import { ensureInstalled, run, say, step } from './workspace.mjs';
import { watchMessages } from './messages.mjs';

await ensureInstalled();
await step('Compiling messages', 'node', ['tools/messages.mjs']);
watchMessages();
say(
  'Portal with hot reload: http://demo.alms.localhost:5173 (start the API with npm start in another terminal)',
);
const { code } = await run('npm', ['run', 'dev', '-w', '@alms/portal']);
process.exit(code);
