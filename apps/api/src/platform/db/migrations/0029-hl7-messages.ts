import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Messages of HL7 v2: what was taken is known again, and what is to be sent is written with the results themselves, so that neither is done twice or
 * forgotten. Only a facility that has a peer has anything to send.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hl7_inbound (
      tenant_id uuid not null default app_tenant() references tenant (id),
      sender text not null,
      control_id text not null,
      content_hash bytea not null,
      placer_number text,
      order_id uuid,
      batch_id uuid,
      received_at timestamptz not null,
      primary key (tenant_id, sender, control_id),
      unique (tenant_id, sender, placer_number),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, batch_id) references import_batch (tenant_id, id),
      check (num_nonnulls(order_id, batch_id) = 1 and (order_id is null) = (placer_number is null))
    )`.execute(db);
  await sql`create index hl7_inbound_order on hl7_inbound (tenant_id, order_id)`.execute(db);
  await isolate(db, 'hl7_inbound', 'select, insert');

  await sql`
    create table hl7_peer (
      tenant_id uuid not null default app_tenant() references tenant (id),
      since timestamptz not null,
      primary key (tenant_id)
    )`.execute(db);
  await isolate(db, 'hl7_peer', 'select, insert, delete');
  // Whoever serves the peers asks one question of all facilities: which of them have one.
  await sql`create policy hl7_peer_lookup on hl7_peer for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id) on hl7_peer to lis_search`.execute(db);
  await sql`
    create function facilities_with_hl7_peers() returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$ select p.tenant_id from hl7_peer p $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_hl7_peers() owner to lis_search`.execute(db);
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_hl7_peers() from public`.execute(db);
  await sql`grant execute on function facilities_with_hl7_peers() to lis_app`.execute(db);

  await sql`
    create table hl7_outbound (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null default gen_random_uuid(),
      position bigint generated always as identity,
      control_id text not null default left(replace(gen_random_uuid()::text, '-', ''), 20),
      order_id uuid not null,
      results jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
      attempts integer not null default 0,
      created_at timestamptz not null,
      due_at timestamptz not null,
      sent_at timestamptz,
      failure text,
      primary key (tenant_id, id),
      unique (tenant_id, control_id),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      check ((state = 'sent') = (sent_at is not null))
    )`.execute(db);
  await sql`create index hl7_outbound_waiting on hl7_outbound (tenant_id, position) where state = 'waiting'`.execute(
    db,
  );
  await isolate(
    db,
    'hl7_outbound',
    'select, insert, update (state, attempts, due_at, sent_at, failure)',
  );

  // One message for all that one statement reports of an order; what is taken back was reported once.
  await sql`
    create function queue_hl7_results() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into hl7_outbound (tenant_id, order_id, results, created_at, due_at)
          select w.tenant_id, w.order_id, jsonb_agg(jsonb_build_object('id', w.id, 'version', w.version) order by w.id), max(w.created_at), max(w.created_at)
          from written w
          where w.is_current and w.released_at is not null and w.status in ('released', 'amended', 'entered_in_error')
            and exists (select from hl7_peer p where p.tenant_id = w.tenant_id)
          group by w.tenant_id, w.order_id;
        return null;
      end $$
  `.execute(db);
  await sql`create trigger queue_hl7_results after insert on result referencing new table as written for each statement execute function queue_hl7_results()`.execute(
    db,
  );
}
