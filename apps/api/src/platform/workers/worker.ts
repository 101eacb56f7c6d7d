import { Tinypool } from 'tinypool';
import { Refusal } from '../http/refusals/problems.ts';
import { movable, type PostedTask, type TaskOutcome } from './workers.ts';

/**
 * Runs one task in this worker thread and returns its `TaskOutcome`. A rejection is returned: a
 * thrown one loses its class.
 */
export default async function runTask({ module, name, input }: PostedTask): Promise<unknown> {
  const exported = (await import(module)) as Record<string, (given: unknown) => unknown>;
  const task = exported[name];
  if (!task) throw new Error(`@alms/api: ${module} exports no ${name}.`);
  try {
    return moving({ done: await task(input) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, extra, headers } = error;
    return { refused: { code, extra, headers } } satisfies TaskOutcome;
  }
}

/** Moves the bytes of an outcome instead of copying them. */
const moving = (outcome: TaskOutcome) => {
  const transferable: object = {
    [Tinypool.transferableSymbol]: bytesIn(outcome).flatMap(movable),
    [Tinypool.valueSymbol]: outcome,
  };
  // The library does not declare the symbols that it asks for.
  return Tinypool.move(transferable as Parameters<typeof Tinypool.move>[0]);
};

/** All bytes in a value and its members. */
function bytesIn(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(bytesIn);
}
