import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type pg from 'pg';
import { appRole } from '../db/roles.ts';
import { queues } from './queues.ts';

/** Channel on which processes announce queues with new jobs. */
export const jobChannel = 'alms_jobs';
/** Permanently failed jobs of all queues. */
export const failedQueue = 'failed';

const day = 86_400;
/** Retention in seconds of waiting and failed jobs, and of completed ones. */
export const retentionSeconds = { waiting: 90 * day, completed: day } as const;

/** Options of every pg-boss instance: the service runs jobs and schedules itself. */
export const bossOptions = {
  schema: 'pgboss',
  schedule: false,
  supervise: false,
  registerInstance: false,
  persistWarnings: false,
  reindex: false,
  monitorVacuum: false,
  openTelemetry: { enabled: false },
  // Queues change only with a new version of the service.
  queueCacheIntervalSeconds: day / 24,
} satisfies Partial<ConstructorOptions>;

/**
 * Creates or updates the tables of jobs as their owner, before the service role uses them. Called
 * while the preparation lock is held.
 */
export async function installJobs(owner: pg.Client): Promise<void> {
  const db: Db = { executeSql: (text, values) => owner.query(text, values) };
  const boss = new PgBoss({ ...bossOptions, db });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!known.has(failedQueue))
      await boss.createQueue(failedQueue, { retentionSeconds: retentionSeconds.waiting });
    for (const [name, { expireSeconds }] of Object.entries(queues))
      if (!known.has(name))
        await boss.createQueue(name, {
          deadLetter: failedQueue,
          expireInSeconds: expireSeconds,
          retentionSeconds: retentionSeconds.waiting,
          deleteAfterSeconds: retentionSeconds.completed,
        });
  } finally {
    await boss.stop({ graceful: false });
  }
  await grantToService(owner);
}

/**
 * A transaction of a facility sees and adds only the facility's jobs. Without a facility, as when
 * jobs are run, all are visible. The owner is exempt, so that updates of pg-boss reach every row.
 */
async function grantToService(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ done: boolean }>(
    "select has_table_privilege($1, 'pgboss.version', 'update') and exists (select from pg_policies where schemaname = 'pgboss' and tablename = 'job_common') as done",
    [appRole],
  );
  if (rows[0]?.done) return;
  const ofTenant = `(select app_tenant()) is null or (data->>'tenant_id')::uuid = (select app_tenant())`;
  await owner.query(`
    begin;
    grant usage on schema pgboss to ${appRole};
    grant select, insert, update, delete on all tables in schema pgboss to ${appRole};
    ${['job', 'job_common']
      .map(
        (table) => `
          alter table pgboss.${table} enable row level security;
          create policy tenant_isolation on pgboss.${table} to ${appRole} using (${ofTenant}) with check (${ofTenant});`,
      )
      .join('\n')}
    commit;`);
}
