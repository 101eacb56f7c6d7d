import { CompiledQuery, sql } from 'kysely';
import { PgBoss, type Db, type JobWithMetadata } from 'pg-boss';
import type pg from 'pg';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { systemClock, type Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../db/tenant-transaction.ts';
import { addJobs, enqueue } from './enqueue.ts';
import { jobId, type JobHandler } from './job.ts';
import { queues, type QueueName } from './queues.ts';
import { queueWorker, type QueueWorker } from './queue-worker.ts';
import { bossOptions, failedQueue, jobChannel } from './schema.ts';

/** Background work of this process. Each job is run by one of the processes on a database. */
export interface Jobs {
  /** Runs jobs as they become due, until stopped. */
  start(): void;
  /** Runs all due jobs and those that they enqueue, and resolves when they have ended. */
  runDue(): Promise<void>;
  /** Enqueues due work of every schedule now. */
  catchUp(): Promise<void>;
  /** Checks all queues for due jobs, while the server listens. */
  wake(): void;
  /** Runs a permanently failed job of the transaction's facility again. Returns its name. */
  retryFailed(tx: TenantTransaction, id: string): Promise<string | undefined>;
  /** Starts no further job and resolves when the running ones have ended. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  db: Database;
  /** Connections of `db`. */
  pool: pg.Pool;
  clock: Clock;
  logger: Logger;
  handlers: readonly JobHandler[];
}

/** Longest pause in ms between two checks for due, lost and expired jobs. */
const longestPause = 60_000;

/** Retries of a schedule's occurrence, which enqueues what is due by then. */
const retries = { limit: 8, delay: 15, longest: 600 } as const;

const stored = v.object({ job: v.string() });

export function openJobs({ db, pool, clock, logger, handlers }: JobsOptions): Jobs {
  const byName = new Map<string, JobHandler>(
    handlers.map((handler) => [handler.job.name, handler]),
  );
  const stopping = new AbortController();
  // Not through Kysely, which loses the results of several statements in one query.
  const queue = bossDatabase((text, values) => pool.query(text, values), clock);
  const boss = new PgBoss({ ...bossOptions, migrate: false, db: queue });
  boss.on('error', (error) => logger.error({ reason: reasonOf(error) }, 'job queue error'));
  let opened: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | undefined;
  const tasks = new Set<Promise<void>>();
  let isServing = false;
  let isChecking = false;
  let isRequested = false;
  let isCaughtUp = false;
  let supervisedAt = Number.NEGATIVE_INFINITY;

  const served = new Set<QueueName>(handlers.map(({ job }) => job.queue));
  const workers = new Map<string, QueueWorker>(
    [...served].map((name) => [
      name,
      queueWorker({
        concurrency: queues[name].concurrency,
        stopped: stopping.signal,
        fetch: (batchSize) => boss.fetch<object>(name, { batchSize, includeMetadata: true }),
        run: (job) => runOne(name, job),
      }),
    ]),
  );

  async function open(): Promise<void> {
    opened ??= boss.start().then(async () => {
      for (const handler of handlers) await scheduleNext(handler);
    });
    try {
      await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  /** Always settles the job: its outcome is stored, or another process retries it later. */
  async function runOne(name: QueueName, job: JobWithMetadata): Promise<void> {
    const { id, retryCount, retryLimit } = job;
    try {
      await work(job.data);
      await boss.complete(name, { id, retryCount });
    } catch (error) {
      const isLast = retryCount >= retryLimit;
      const { job: kind, tenant_id } = job.data as Record<string, unknown>;
      logger[isLast ? 'error' : 'warn'](
        { job: kind, job_id: id, tenant_id, attempt: retryCount + 1, ...describe(error) },
        isLast ? 'job failed after its last attempt' : 'job failed and will be retried',
      );
      await boss
        .fail(name, { id, retryCount }, { reason: reasonOf(error) })
        .catch((failure: unknown) =>
          logger.warn(
            { job_id: id, reason: reasonOf(failure) },
            'job failure could not be recorded',
          ),
        );
    }
  }

  async function work(data: object): Promise<void> {
    const { job: name } = v.parse(stored, data);
    const handler = byName.get(name);
    if (!handler) throw new UnknownJob(name);
    if ('tenant_id' in data) {
      const payload = v.parse(handler.job.payload, data);
      await handler.run(payload, { now: clock.now(), signal: stopping.signal });
    } else {
      // The next occurrence first: a failure must not end the schedule.
      await scheduleNext(handler);
      await enqueueDue(handler);
    }
  }

  /** Every process adds the next occurrence under the same id, so it runs once. */
  async function scheduleNext({ job, schedule }: JobHandler): Promise<void> {
    if (!schedule) return;
    const [dueAt] = boss.previewSchedule(schedule.cron, { from: clock.now(), count: 1 });
    if (!dueAt) throw new Error(`The schedule of ${job.name} has no next occurrence`);
    const id = jobId(job.name, dueAt.toISOString());
    await addJobs(db, { queue: job.queue, retries }, [{ id, data: { job: job.name }, dueAt }]);
  }

  async function enqueueDue({ job, schedule }: JobHandler): Promise<void> {
    for (const run of (await schedule?.findDue(db, clock.now())) ?? [])
      await tenantTransaction(db, run.payload.tenant_id, (tx) => enqueue(tx, job, run));
  }

  async function drain(): Promise<void> {
    await Promise.all([...workers.values()].map((worker) => worker.drain()));
  }

  /** Starts what is due, and sets the timer to the next due time. */
  async function check(): Promise<void> {
    const { rows } = await queue.executeSql(
      `select name, bool_or(start_after <= pgboss.job_now()) as due,
         (extract(epoch from min(start_after) filter (where start_after > pgboss.job_now()) - pgboss.job_now()) * 1000)::float8 as pause
       from pgboss.job_common where name = any($1) and state < 'active' group by name`,
      [[...workers.keys()]],
    );
    const waiting = rows as { name: string; due: boolean; pause: number | null }[];
    setTimer(Math.min(...waiting.map(({ pause }) => pause ?? longestPause), longestPause));
    for (const { name, due } of waiting)
      if (due) inBackground(async () => workers.get(name)?.drain());
  }

  function setTimer(pause: number): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => wake(), Math.max(pause, 1));
  }

  /** One check at a time; a wake during a check causes another. */
  function wake(): void {
    if (!isServing || stopping.signal.aborted) return;
    isRequested = true;
    if (isChecking) return;
    isChecking = true;
    inBackground(async () => {
      try {
        while (isRequested && !stopping.signal.aborted) {
          isRequested = false;
          if (!isCaughtUp) await catchUp();
          isCaughtUp = true;
          await superviseEveryMinute();
          await check();
        }
      } finally {
        isChecking = false;
      }
    });
  }

  /** Expires abandoned jobs and deletes old ones. Processes share the interval. */
  async function superviseEveryMinute(): Promise<void> {
    if (performance.now() - supervisedAt < longestPause) return;
    supervisedAt = performance.now();
    await boss.supervise();
  }

  function inBackground(task: () => Promise<void>): void {
    const going = task()
      .catch((error: unknown) => {
        logger.error({ reason: reasonOf(error) }, 'job check failed');
        setTimer(longestPause);
      })
      .finally(() => tasks.delete(going));
    tasks.add(going);
  }

  async function catchUp(): Promise<void> {
    await open();
    for (const handler of handlers) await enqueueDue(handler);
  }

  return {
    start() {
      isServing = true;
      wake();
    },
    async runDue() {
      await open();
      await boss.supervise();
      await drain();
    },
    catchUp,
    wake,
    async retryFailed(tx, id) {
      await open();
      const { rows } = await sql<{ data: object }>`
        select data from pgboss.job where name = ${failedQueue} and id = ${id}::uuid for update`.execute(
        tx,
      );
      const [found] = rows;
      if (!found) return undefined;
      const { job } = v.parse(stored, found.data);
      const handler = byName.get(job);
      if (!handler) throw new UnknownJob(job);
      await handler.beforeRetry?.(tx, v.parse(handler.job.payload, found.data));
      const inTransaction = bossDatabase(
        async (text, values) => ({
          rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows,
        }),
        clock,
      );
      await boss.redrive(failedQueue, { ids: [id], db: inTransaction });
      await sql`select pg_notify(${jobChannel}, ${handler.job.queue})`.execute(tx);
      return job;
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
      stopped ??= (async () => {
        while (tasks.size > 0) await Promise.allSettled(tasks);
        await Promise.all([...workers.values()].map((worker) => worker.ended()));
        await opened?.catch(() => undefined);
        await boss.stop({ graceful: false });
      })();
      return stopped;
    },
  };
}

class UnknownJob extends Error {
  override readonly name = 'UnknownJob';
  constructor(name: string) {
    super(`Unknown job: ${name}`);
  }
}

type Statements = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * pg-boss on connections of the service. It reads the time in SQL through one function; on a clock
 * other than the system's, as in tests, its statements get that clock's time instead.
 */
function bossDatabase(query: Statements, clock: Clock): Db {
  const time = () => `timestamptz '${clock.now().toISOString()}'`;
  return {
    executeSql: (text, values = []) =>
      query(clock === systemClock ? text : text.replaceAll('pgboss.job_now()', time), values),
  };
}

/** Type and code of an error. Its message may contain personal data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

function describe(error: unknown): { reason: string; at?: string[] } {
  const frames =
    error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return { reason: reasonOf(error), at: (frames ?? []).slice(0, 8).map((line) => line.trim()) };
}
