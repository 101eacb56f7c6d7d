import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { isMarkedAsUntransferable } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { fairQueue } from './fair-queue.ts';
import { Refusal } from '../http/refusals/problems.ts';

/**
 * A function that runs in a worker thread. Input and result are copied (structured clone), except
 * for bytes that it returns: those are moved.
 */
export interface WorkerTask<Run extends (input: never) => unknown> {
  module: string;
  name: string;
  /** Type only: the function itself. */
  run?: Run;
}

/**
 * Names a function of another module as a worker task. The module is loaded by the worker only:
 * `workerTask<typeof readSheet>(new URL('./read-sheet.ts', import.meta.url), 'readSheet')`.
 */
export function workerTask<Run extends (input: never) => unknown>(
  module: URL,
  name: string,
): WorkerTask<Run> {
  return { module: module.href, name };
}

export interface PostedTask {
  module: string;
  name: string;
  input: unknown;
}

export type TaskOutcome =
  | { done: unknown }
  | { refused: Pick<Refusal, 'code' | 'extra' | 'headers'> };

/** Worker threads that parse content chosen by senders, so that the server keeps answering. */
export interface Workers {
  /**
   * Runs a task of a facility; the threads are shared fairly between facilities. Rejects with the
   * task's own refusal, with `unavailable` when too many tasks wait or one waits too long, and with
   * `too_large` for content that exceeds the time or memory of a task. `moved` names bytes of the
   * input that are moved instead of copied, and empty here afterwards: the copy of a large file
   * would block all other requests.
   */
  run<Input, Output>(
    task: WorkerTask<(input: Input) => Output>,
    input: Input,
    facility: string,
    moved?: readonly Uint8Array[],
  ): Promise<Awaited<Output>>;
  close(): Promise<void>;
}

/** Time limit of a task in ms, and memory limit of a thread in MB. */
const TASK_TIME = 15_000;
const THREAD_MEMORY = 512;
/** Tasks that wait for a thread, and the longest wait in ms. */
const MAX_WAITING = 32;
const PATIENCE = 20_000;
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Opens the worker threads. Each starts with its first task. */
export function openWorkers(): Workers {
  let pool: Tinypool | undefined;
  const queue = fairQueue({ places: THREADS, maxWaiting: MAX_WAITING, patience: PATIENCE });
  return {
    async run<Input, Output>(
      { module, name }: WorkerTask<(input: Input) => Output>,
      input: Input,
      facility: string,
      moved: readonly Uint8Array[] = [],
    ): Promise<Awaited<Output>> {
      const leave = await queue.enter(facility);
      if (!leave) throw new Refusal('unavailable', {}, { 'Retry-After': '2' });
      pool ??= new Tinypool({
        filename: new URL('./worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: THREADS,
        idleTimeout: 60_000,
        resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY },
      });
      const task: PostedTask = { module, name, input };
      const outcome = (await pool
        .run(task, {
          signal: AbortSignal.timeout(TASK_TIME),
          transferList: moved.flatMap(movable),
        })
        .catch((error: unknown) => {
          throw limitReached(error) ?? error;
        })
        .finally(leave)) as TaskOutcome;
      if ('refused' in outcome) {
        const { code, extra, headers } = outcome.refused;
        throw new Refusal(code, extra, headers);
      }
      return outcome.done as Awaited<Output>;
    },
    close: async () => pool?.destroy(),
  };
}

/**
 * The memory of bytes that can be moved: none when it is shared, or belongs to a native library.
 */
export const movable = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer &&
  buffer.byteLength === byteLength &&
  !isMarkedAsUntransferable(buffer)
    ? [buffer]
    : [];

/** Maps the limits of a task to a refusal; undefined for an error of its code. */
function limitReached(error: unknown): Refusal | undefined {
  const { name, code } = error as Error & { code?: string };
  if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return new Refusal('too_large');
  return undefined;
}

/** Items per page of a long list. */
const PAGE = 250;

/** A long list as JSON pages. The server copies a text at once, and objects one by one. */
export type Pages<Item> = readonly string[] & { item?: Item };

/** Writes a long list and serves other requests between its pages. */
export async function inPages<Item>(items: readonly Item[]): Promise<Pages<Item>> {
  const pages: string[] = [];
  for (let start = 0; start < items.length; start += PAGE) {
    pages.push(JSON.stringify(items.slice(start, start + PAGE)));
    await setImmediate();
  }
  return pages;
}

/** Reads a long list and serves other requests between its pages. */
export async function fromPages<Item>(pages: Pages<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (const page of pages) {
    items.push(...(JSON.parse(page) as Item[]));
    await setImmediate();
  }
  return items;
}

/** Maps a long list and serves other requests between its parts. */
export async function mapInTurns<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item, index: number) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (let start = 0; start < items.length; start += PAGE) {
    mapped.push(...items.slice(start, start + PAGE).map((item, place) => map(item, start + place)));
    await setImmediate();
  }
  return mapped;
}
