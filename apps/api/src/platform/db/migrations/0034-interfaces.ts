import { sql, type Kysely } from 'kysely';

/**
 * A code of an instrument may be one that the laboratory does not want, and a row says where in its file it stood. A message that is not taken is sent again
 * or given up by somebody. And what a merge of two patients has moved has changed, for who keeps up by the last change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await unwantedCodes(db);
  await messagesInHand(db);
  await movedResults(db);
}

async function unwantedCodes(db: Kysely<unknown>): Promise<void> {
  // Neither a test nor ignored: what was said of the code is taken back.
  await sql`
    alter table instrument_code
      alter column test_parameter_id drop not null,
      add column ignored boolean not null default false,
      add column decided_by uuid,
      add column decided_by_name text,
      add foreign key (tenant_id, decided_by) references app_user (tenant_id, id),
      add check ((decided_by is null) = (decided_by_name is null)),
      add check (not (ignored and test_parameter_id is not null))
  `.execute(db);
  await sql`grant update (ignored, decided_by, decided_by_name) on instrument_code to lis_app`.execute(
    db,
  );
  await sql`
    alter table import_row
      add column place jsonb,
      drop constraint import_row_status_check, add constraint import_row_status_check check (status in ('ready', 'unmapped', 'refused', 'ignored', 'entered'))
  `.execute(db);
  await sql`alter table import_batch add column empty_cells integer not null default 0`.execute(db);
  // The owner sees the rows of all facilities for this statement only; the whole migration is one transaction.
  await sql`alter table import_batch no force row level security`.execute(db);
  await sql`
    update import_batch set counts = counts || '{"ignored": 0}', reading = case when reading -> 'columns' = 'null' then reading else jsonb_set(reading, '{columns,shape}', '"long"') end
  `.execute(db);
  await sql`alter table import_batch force row level security`.execute(db);
}

async function messagesInHand(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hl7_outbound
      drop constraint hl7_outbound_state_check, add constraint hl7_outbound_state_check check (state in ('waiting', 'sent', 'refused', 'given_up')),
      add column in_hand_until timestamptz,
      add column given_up_at timestamptz,
      add column given_up_by uuid,
      add column given_up_by_name text,
      add column give_up_reason text,
      add foreign key (tenant_id, given_up_by) references app_user (tenant_id, id),
      add check ((state = 'given_up') = (given_up_at is not null)),
      add check ((given_up_at is null) = (given_up_by is null) and (given_up_at is null) = (given_up_by_name is null) and (given_up_at is null) = (give_up_reason is null))
  `.execute(db);
  await sql`grant update (in_hand_until, given_up_at, given_up_by, given_up_by_name, give_up_reason) on hl7_outbound to lis_app`.execute(
    db,
  );
  await sql`create index hl7_outbound_newest on hl7_outbound (tenant_id, position desc)`.execute(
    db,
  );
  await sql`create index hl7_outbound_state on hl7_outbound (tenant_id, state, position desc)`.execute(
    db,
  );
  await sql`create index hl7_outbound_order on hl7_outbound (tenant_id, order_id)`.execute(db);
}

async function movedResults(db: Kysely<unknown>): Promise<void> {
  await sql`alter table result add column moved_at timestamptz`.execute(db);
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`grant update (moved_at) on result to lis_app`.execute(db);
  await sql`drop index result_changed`.execute(db);
  await sql`create index result_changed on result (tenant_id, greatest(created_at, moved_at), id) where is_current`.execute(
    db,
  );
}
