/**
 * `npm start`: from a fresh clone to a running system on one port.
 *
 * - `--no-demo` omits the demo facility
 */
import { spawn } from 'node:child_process';
import { buildForServing, ensureInstalled, environment, root, say } from './workspace.mjs';

const known = new Set(['--no-demo']);
const unknown = process.argv.slice(2).filter((argument) => !known.has(argument));
if (unknown.length > 0) {
  say(
    `Unknown option ${unknown.join(' ')}. Supported option: --no-demo starts without the demo facility.`,
  );
  process.exit(2);
}

say('ALMS: preparing');
await ensureInstalled();
await buildForServing();

const demo = process.argv.includes('--no-demo') ? '0' : (process.env.DEMO ?? '1');
// The channel closes when this process ends for any reason; the server then stops too.
const server = spawn('node', ['apps/api/src/main.ts'], {
  cwd: root,
  env: { ...environment, DEMO: demo },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));

// Ctrl-C reaches the server too (same terminal). A plain kill reaches only this process and is
// forwarded. Killing npm itself signals no process, but leaves this process without its parent.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 1000).unref();
