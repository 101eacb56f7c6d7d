import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Who has seen which version of a result, and when: of a corrected result nothing is on record, so that it is new again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seen_result (
      tenant_id uuid not null default app_tenant() references tenant (id),
      account_id uuid not null,
      result_id uuid not null,
      version integer not null,
      seen_at timestamptz not null,
      primary key (tenant_id, account_id, result_id, version),
      foreign key (tenant_id, account_id) references app_user (tenant_id, id),
      foreign key (tenant_id, result_id, version) references result (tenant_id, id, version)
    )`.execute(db);
  await isolate(db, 'seen_result', 'select, insert');

  // What somebody has ordered, and what happened in a window of time, are looked for by these.
  await sql`create index test_order_creator on test_order (tenant_id, created_by, id)`.execute(db);
  await sql`create index result_released on result (tenant_id, released_at) where released_at is not null`.execute(
    db,
  );
  await sql`create index sample_event_judged on sample_event (tenant_id, at) where type in ('received', 'rejected')`.execute(
    db,
  );
}
