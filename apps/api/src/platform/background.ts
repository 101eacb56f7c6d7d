import type { Logger } from 'pino';

/** Work not awaited by any request. */
export interface BackgroundWork {
  run(work: () => Promise<void>): void;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

export function backgroundWork(logger: Logger): BackgroundWork {
  const going = new Set<Promise<void>>();
  return {
    run(work) {
      const task = work()
        .catch((error: unknown) => logger.error({ err: error }, 'background job failed'))
        .finally(() => going.delete(task));
      going.add(task);
    },
    async idle() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}
