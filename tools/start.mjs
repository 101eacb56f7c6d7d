/**
 * `npm start`: everything from a fresh clone to a serving system on one port.
 *   --no-demo   leave the demo facility out
 */
import { spawn } from 'node:child_process';
import { buildForServing, ensureInstalled, environment, root, say } from './workspace.mjs';

const known = new Set(['--no-demo']);
const unknown = process.argv.slice(2).filter((argument) => !known.has(argument));
if (unknown.length > 0) {
  say(`Unknown option ${unknown.join(' ')}. There is one: --no-demo leaves the demo facility out.`);
  process.exit(2);
}

say('ALMS: preparing');
await ensureInstalled();
await buildForServing();

const demo = process.argv.includes('--no-demo') ? '0' : (process.env.DEMO ?? '1');
const server = spawn('node', ['apps/api/src/main.ts'], { cwd: root, env: { ...environment, DEMO: demo }, stdio: 'inherit' });

// Ctrl-C reaches the server too (same terminal); a plain kill reaches only this process and is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
