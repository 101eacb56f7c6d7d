export interface QueueWorker {
  /** Runs jobs until none is due; resolves when those it started have ended. */
  drain(): Promise<void>;
  /** Resolves when no job is running. */
  ended(): Promise<void>;
}

export interface QueueWorkerOptions<Job> {
  concurrency: number;
  /** Once aborted, no further job is fetched. */
  stopped: AbortSignal;
  /** Claims at most this many due jobs. */
  fetch(max: number): Promise<readonly Job[]>;
  /** Never rejects. */
  run(job: Job): Promise<void>;
}

/** Runs a queue's due jobs, a limited number at a time. */
export function queueWorker<Job>({
  concurrency,
  stopped,
  fetch,
  run,
}: QueueWorkerOptions<Job>): QueueWorker {
  const running = new Set<Promise<void>>();
  let draining: Promise<void> | undefined;
  let isRequested = false;
  /** Ends the wait for a running job, since another may have become due. */
  let ask = () => {};

  async function fill(): Promise<void> {
    while (running.size < concurrency && !stopped.aborted) {
      const jobs = await fetch(concurrency - running.size);
      if (jobs.length === 0) return;
      for (const job of jobs) {
        const work = run(job).finally(() => running.delete(work));
        running.add(work);
      }
    }
  }

  /**
   * Fetches again after each job that ends, since it frees a place and may have enqueued others.
   */
  async function loop(): Promise<void> {
    do {
      isRequested = false;
      const drainRequested = new Promise<void>((done) => (ask = done));
      await fill();
      if (running.size > 0) {
        await Promise.race([...running, drainRequested]);
        isRequested = true;
      }
    } while (isRequested);
  }

  return {
    drain() {
      isRequested = true;
      ask();
      draining ??= loop().finally(() => (draining = undefined));
      return draining;
    },
    async ended() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
