import { Refusal } from '../http/refusals/problems.ts';
import type { PostedTask, TaskOutcome } from './workers.ts';

/** Runs one task in this worker thread. A rejection is returned: a thrown one loses its class. */
export default async function runTask({ module, name, input }: PostedTask): Promise<TaskOutcome> {
  const exported = (await import(module)) as Record<string, (given: unknown) => unknown>;
  const task = exported[name];
  if (!task) throw new Error(`@alms/api: ${module} exports no ${name}.`);
  try {
    return { done: await task(input) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, extra, headers } = error;
    return { refused: { code, extra, headers } };
  }
}
