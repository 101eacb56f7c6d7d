import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Figures of whole days and months, counted once and put together when somebody asks (decision 17). A write that touches a figure leaves a note of when
 * that figure happened; a span with such a note is counted anew, and until then its figures come from the records themselves. And the views of the
 * figures that people have saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A day or a month of the facility whose figures have been counted. In another time zone it is another span.
  await sql`
    create table figure_span (
      tenant_id uuid not null default app_tenant() references tenant (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      primary key (tenant_id, starts_at, ends_at)
    )`.execute(db);
  await isolate(db, 'figure_span', 'select, insert, delete');

  await sql`
    create table figure_count (
      tenant_id uuid not null default app_tenant() references tenant (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      figure text not null,
      subject text not null,
      detail text not null,
      n bigint not null,
      primary key (tenant_id, starts_at, ends_at, figure, subject, detail),
      foreign key (tenant_id, starts_at, ends_at) references figure_span (tenant_id, starts_at, ends_at) on delete cascade
    )`.execute(db);
  await isolate(db, 'figure_count', 'select, insert, delete');

  // Times in minutes: how many lie in each bucket, and what their mean and spread are made of.
  await sql`
    create table figure_time (
      tenant_id uuid not null default app_tenant() references tenant (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      series text not null,
      subject text not null,
      upto integer not null,
      n bigint not null,
      total double precision not null,
      squares double precision not null,
      least double precision not null,
      most double precision not null,
      primary key (tenant_id, starts_at, ends_at, series, subject, upto),
      foreign key (tenant_id, starts_at, ends_at) references figure_span (tenant_id, starts_at, ends_at) on delete cascade
    )`.execute(db);
  await isolate(db, 'figure_time', 'select, insert, delete');

  // Notes are only added: writers of the same day never wait for each other, and whoever counts removes none that came after it looked.
  await sql`
    create table figure_change (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null default gen_random_uuid(),
      at timestamptz not null,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index figure_change_at on figure_change (tenant_id, at)`.execute(db);
  await isolate(db, 'figure_change', 'select, insert, delete');

  await sql`create index test_order_requested on test_order (tenant_id, requested_at, patient_id)`.execute(
    db,
  );
  await sql`create index result_written on result (tenant_id, created_at) where status in ('entered', 'held', 'amended')`.execute(
    db,
  );
  await sql`create index sample_event_collected on sample_event (tenant_id, at) where type = 'collected'`.execute(
    db,
  );
  await sql`create index critical_call_opened on critical_call (tenant_id, opened_at)`.execute(db);

  await noteChanges(
    db,
    'test_order',
    'insert',
    sql`select c.tenant_id, c.requested_at from written c`,
  );
  await noteChanges(
    db,
    'order_item',
    'insert',
    sql`select c.tenant_id, c.created_at from written c`,
  );
  await noteChanges(
    db,
    'order_item',
    'update',
    sql`select c.tenant_id, c.created_at from written c`,
  );
  // What becomes of a result changes the day on which it was released, and who wrote it has worked today.
  await noteChanges(
    db,
    'result',
    'insert',
    sql`
    select c.tenant_id, c.created_at from written c
    union all select f.tenant_id, f.released_at from written c
      join result f on f.tenant_id = c.tenant_id and f.id = c.id and f.status = 'released'`,
  );
  await noteChanges(
    db,
    'sample',
    'update',
    sql`
    select f.tenant_id, f.released_at from written c
      join result f on f.tenant_id = c.tenant_id and f.sample_id = c.id and f.status = 'released'
      join result now on now.tenant_id = f.tenant_id and now.id = f.id and now.sample_id = f.sample_id and now.is_current`,
  );
  // A specimen counts on the day on which it was first judged.
  await noteChanges(
    db,
    'sample_event',
    'insert',
    sql`
    select c.tenant_id, c.at from written c where c.type = 'collected'
    union all select e.tenant_id, min(e.at) from written c
      join sample_event e on e.tenant_id = c.tenant_id and e.sample_id = c.sample_id and e.type in ('received', 'rejected')
      where c.type in ('received', 'rejected') group by e.tenant_id, e.sample_id`,
  );

  await sql`
    create table analytics_view (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      account_id uuid not null,
      name text not null,
      period jsonb not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, account_id, name),
      foreign key (tenant_id, account_id) references app_user (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'analytics_view', 'select, insert, update (period), delete');
}

/** Has each statement that writes a table note the instants whose figures it may change. It runs with the writer's rights, in the writer's transaction. */
async function noteChanges(
  db: Kysely<unknown>,
  table: string,
  event: 'insert' | 'update',
  instants: ReturnType<typeof sql>,
): Promise<void> {
  const name = sql.id(`note_${table}_${event}`);
  await sql`
    create function ${name}() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into figure_change (tenant_id, at) select distinct * from (${instants}) changed;
        return null;
      end $$
  `.execute(db);
  await sql`create trigger ${name} after ${sql.raw(event)} on ${sql.table(table)} referencing new table as written for each statement execute function ${name}()`.execute(
    db,
  );
}
