import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../api/src/main.ts');

export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts a separate server for a spec, without the demo facility, and waits until it reports that
 * it is ready.
 */
export function serve(
  port: number,
  directory: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: directory,
      DEMO: '0',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.stdout.on('data', (words) => String(words).includes('ALMS is ready') && done(child));
    child.on('exit', (code) => fail(new Error(`The server ended with code ${code}.`)));
  });
}

/** Stops the server and waits for its exit. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = new Promise((done) => child.on('exit', done));
  child.kill(signal);
  await ended;
}
