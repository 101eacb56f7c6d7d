import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What happens to a value once it is on record: it is compared with the one before, corrected with a reason, and somebody is called about it when it
 * is critical. A call keeps what was to be said, as it was then; each attempt to say it is written once and never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table result add column correction jsonb, add column delta jsonb`.execute(db);
  // A view shows the columns there were when it was made.
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`create index result_history on result (tenant_id, patient_id, test_parameter_id) where is_current`.execute(
    db,
  );

  await sql`
    create table critical_call (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      result_id uuid not null,
      result_version integer not null,
      order_id uuid not null,
      patient_id uuid not null,
      test_name text not null,
      value_text text not null,
      unit_display text,
      flag text not null check (flag in ('LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND')),
      state text not null check (state in ('open', 'escalated', 'completed', 'withdrawn')),
      opened_at timestamptz not null,
      due_at timestamptz not null,
      closed_at timestamptz,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, result_id, result_version) references result (tenant_id, id, version),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id),
      check ((state in ('completed', 'withdrawn')) = (closed_at is not null))
    )`.execute(db);
  await sql`create index critical_call_open on critical_call (tenant_id, due_at, id) where closed_at is null`.execute(
    db,
  );
  await sql`create index critical_call_order on critical_call (tenant_id, order_id)`.execute(db);
  await sql`create index critical_call_closed on critical_call (tenant_id, closed_at desc, id desc) where closed_at is not null`.execute(
    db,
  );
  await isolate(db, 'critical_call', 'select, insert, update (state, closed_at, version)');

  await sql`
    create table critical_call_attempt (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      critical_call_id uuid not null,
      at timestamptz not null,
      by_id uuid not null,
      by_name text not null,
      channel text not null check (channel in ('phone', 'in_person', 'secure_message')),
      outcome text not null check (outcome in ('confirmed', 'reached_no_readback', 'unable_to_reach')),
      recipient_name text not null,
      recipient_role text not null,
      read_back text,
      note text not null default '',
      primary key (tenant_id, id),
      foreign key (tenant_id, critical_call_id) references critical_call (tenant_id, id),
      check ((outcome = 'confirmed') = (read_back is not null))
    )`.execute(db);
  await sql`create index critical_call_attempt_call on critical_call_attempt (tenant_id, critical_call_id, at)`.execute(
    db,
  );
  await isolate(db, 'critical_call_attempt', 'select, insert');

  // Who escalates asks one question of all facilities: which of them have a call that is overdue.
  await sql`create policy call_lookup on critical_call for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, state, due_at) on critical_call to lis_search`.execute(db);
  await sql`
    create function facilities_with_overdue_calls(at timestamptz) returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$ select distinct c.tenant_id from critical_call c where c.state = 'open' and c.due_at <= at $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_overdue_calls(timestamptz) owner to lis_search`.execute(
    db,
  );
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_overdue_calls(timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function facilities_with_overdue_calls(timestamptz) to lis_app`.execute(
    db,
  );
}
