import type { TenantId } from '@alms/lis-domain/tenancy';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newId } from '../db/new-id.ts';
import { tenantTransaction } from '../db/tenant-transaction.ts';
import { enqueue } from './enqueue.ts';
import { defineJob, facilityPayload, handleJob } from './job.ts';
import { openJobs, type Jobs } from './jobs.ts';
import { queues } from './queues.ts';

const job = defineJob({ name: 'check_audit_trail', payload: facilityPayload });

let database: TestDatabase;
let tenantId: TenantId;
let time: number;
const processes: Jobs[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  tenantId = newId<TenantId>();
  time = Date.parse('2026-05-12T09:00:00Z');
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.stop()));
});

/** A process on the database that runs the job with this work. */
function openProcess(work: (tenant: TenantId) => Promise<void>): Jobs {
  const jobs = openJobs({
    db: database.db,
    pool: database.pool,
    clock: { now: () => new Date(time) },
    logger: pino({ level: 'silent' }),
    handlers: [handleJob({ job, run: ({ tenant_id }) => work(tenant_id) })],
  });
  processes.push(jobs);
  return jobs;
}

const addJob = () =>
  tenantTransaction(database.db, tenantId, (tx) =>
    enqueue(tx, job, { payload: { tenant_id: tenantId }, dueAt: new Date(time) }),
  );

it('each job is run by one of two processes', async () => {
  const runs: string[] = [];
  const work = async () => void runs.push('run');
  const [one, other] = [openProcess(work), openProcess(work)];
  for (let number = 0; number < 20; number += 1) await addJob();
  await Promise.all([one.runDue(), other.runDue()]);
  expect(runs).toHaveLength(20);
});

it('a change that is rolled back leaves no job', async () => {
  const work = vi.fn(async () => {});
  const rolledBack = tenantTransaction(database.db, tenantId, async (tx) => {
    await enqueue(tx, job, { payload: { tenant_id: tenantId }, dueAt: new Date(time) });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await openProcess(work).runDue();
  expect(work).not.toHaveBeenCalled();
});

it('a job of another facility is rejected', async () => {
  const foreign = tenantTransaction(database.db, tenantId, (tx) =>
    enqueue(tx, job, { payload: { tenant_id: newId<TenantId>() }, dueAt: new Date(time) }),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
});

it('a failed job is retried after a pause, not before', async () => {
  const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error('unreachable'));
  const jobs = openProcess(work);
  await addJob();
  await jobs.runDue();
  time += 1_000;
  await jobs.runDue();
  expect(work).toHaveBeenCalledTimes(1);
  // The first pause is 15 s, doubled at most by jitter.
  time += 30_000;
  await jobs.runDue();
  expect(work).toHaveBeenCalledTimes(2);
});

it('another process takes over the job of a process that never ends it', async () => {
  let end = () => {};
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const lost = openProcess(() => {
    start();
    return new Promise<void>((resolve) => (end = resolve));
  });
  const work = vi.fn(async () => {});
  const other = openProcess(work);
  await addJob();
  const running = lost.runDue();
  await started;
  await other.runDue();
  expect(work).not.toHaveBeenCalled();

  time += (queues.default.expireSeconds + 1) * 1_000;
  await other.runDue();
  time += 60_000;
  await other.runDue();
  expect(work).toHaveBeenCalledTimes(1);

  // The late end of the first attempt changes nothing.
  end();
  await running;
  time += 3_600_000;
  await other.runDue();
  expect(work).toHaveBeenCalledTimes(1);
});
