import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { isServer } from '../platform/db/postgres-cluster.ts';

export interface TestProcess {
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Exit status. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs a TypeScript file of this workspace in a separate process that a test may kill. */
export function runFile(
  relativePath: string,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): TestProcess {
  const file = fileURLToPath(new URL(`../${relativePath}`, import.meta.url));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--conditions=@alms/source', file, ...args], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  return { child, output: () => output, ended };
}

/** Polls until the result is defined; on timeout fails with the output of the process. */
export async function eventually<T>(
  question: () => Promise<T | undefined> | T | undefined,
  what: string,
  seconds = 60,
): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await question();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${seconds} s for ${what}.`);
    await delay(10);
  }
}

/** Removes a data directory once the server of a killed process has stopped by itself. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const cluster = join(directory, 'postgres');
  const file = join(cluster, 'postmaster.pid');
  await eventually(
    () =>
      existsSync(file) && isServer(Number.parseInt(readFileSync(file, 'utf8'), 10))
        ? undefined
        : true,
    `the server in ${cluster} to stop`,
  );
  rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
