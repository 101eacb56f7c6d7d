import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Figures of longer spans than a month, and shorter ones, and in fewer rows, so that those of a year are read as fast as those of a day; and the patients of
 * a window by when they were there before. All spans are counted again (decision 17).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate figure_span cascade`.execute(db);
  // Some figures tell of the days of that zone by their names, so that a span of the same instants in another zone is not the same.
  await sql`alter table figure_span add column zone text not null`.execute(db);

  // Times in minutes: their number, what mean and spread are made of, and how many lie in each bucket, as two arrays of the same length.
  await sql`drop table figure_time`.execute(db);
  await sql`
    create table figure_time (
      tenant_id uuid not null default app_tenant() references tenant (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      series text not null,
      subject text not null,
      n bigint not null,
      total double precision not null,
      squares double precision not null,
      least double precision not null,
      most double precision not null,
      uptos integer[] not null,
      counts bigint[] not null check (cardinality(counts) = cardinality(uptos)),
      primary key (tenant_id, starts_at, ends_at, series, subject),
      foreign key (tenant_id, starts_at, ends_at) references figure_span (tenant_id, starts_at, ends_at) on delete cascade
    )`.execute(db);
  await isolate(db, 'figure_time', 'select, insert, delete');

  await sql`create index test_order_of_patient on test_order (tenant_id, patient_id, requested_at, id)`.execute(
    db,
  );

  // A patient's next order knows when the last one was.
  await sql`
    create or replace function note_test_order_insert() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into figure_change (tenant_id, at)
          select distinct * from (
            select c.tenant_id, c.requested_at from written c
            union all select c.tenant_id, next.requested_at from written c cross join lateral (
              select o.requested_at from test_order o where o.tenant_id = c.tenant_id and o.patient_id = c.patient_id and o.requested_at > c.requested_at order by o.requested_at limit 1
            ) next
          ) changed;
        return null;
      end $$`.execute(db);
  // Orders that move to another patient, and back, change when both were there before.
  await sql`
    create function note_test_order_update() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into figure_change (tenant_id, at)
          select distinct o.tenant_id, o.requested_at
          from written c join replaced r on r.tenant_id = c.tenant_id and r.id = c.id and r.patient_id <> c.patient_id
            join test_order o on o.tenant_id = c.tenant_id and o.patient_id in (c.patient_id, r.patient_id);
        return null;
      end $$`.execute(db);
  await sql`create trigger note_test_order_update after update on test_order referencing new table as written old table as replaced for each statement execute function note_test_order_update()`.execute(
    db,
  );
}
