-- Instruments, imported files, access tokens and HL7 v2 messages.

-- Instruments by name.
create table instrument (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
alter table instrument enable row level security, force row level security;
create policy tenant_isolation on instrument
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on instrument to lis_app;

-- Results and controlled tests name their instrument.
alter table result
  add foreign key (tenant_id, instrument_id) references instrument (tenant_id, id);
alter table qc_test
  add foreign key (tenant_id, instrument_id) references instrument (tenant_id, id);

-- Mapping of an instrument code and unit.
create table instrument_code (
  tenant_id uuid not null default app_tenant() references tenant (id),
  instrument_id uuid not null,
  code text not null,
  -- As written by the instrument; empty without a unit.
  unit text not null,
  -- Null while unmapped or ignored.
  test_parameter_id uuid,
  ignored boolean not null default false,
  -- User of the last mapping; null for mappings from before this was recorded.
  decided_by uuid,
  decided_by_name text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, instrument_id, code, unit),
  foreign key (tenant_id, decided_by) references app_user (tenant_id, id),
  foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  constraint instrument_code_decided_by_check
    check ((decided_by is null) = (decided_by_name is null)),
  constraint instrument_code_ignored_check check (not (ignored and test_parameter_id is not null))
);
alter table instrument_code enable row level security, force row level security;
create policy tenant_isolation on instrument_code
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (test_parameter_id, ignored, decided_by, decided_by_name, version,
  updated_at)
  on instrument_code to lis_app;

-- An instrument file with rows awaiting acceptance.
create table import_batch (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  instrument_id uuid not null,
  file_name text not null,
  -- SHA-256 of the file.
  file_hash text not null,
  format text not null,
  -- Fingerprint of the file layout, used to reuse settings for the next file.
  layout text not null,
  reading jsonb not null,
  counts jsonb not null,
  empty_cells integer not null default 0,
  discarded_at timestamptz,
  discarded_by uuid,
  discarded_by_name text,
  discard_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, discarded_by) references app_user (tenant_id, id),
  foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
  constraint import_batch_discarded_at_check
    check (num_nonnulls(discarded_at, discarded_by, discarded_by_name, discard_reason) in (0, 4))
);
create index import_batch_file_hash_idx on import_batch (tenant_id, file_hash);
create index import_batch_layout_created_at_idx
  on import_batch (tenant_id, layout, created_at desc, id desc);
create index import_batch_created_at_idx on import_batch (tenant_id, created_at desc, id desc);
alter table import_batch enable row level security, force row level security;
create policy tenant_isolation on import_batch
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (counts, discarded_at, discarded_by, discarded_by_name,
  discard_reason, version, updated_at)
  on import_batch to lis_app;

-- A row of an instrument file.
create table import_row (
  tenant_id uuid not null default app_tenant() references tenant (id),
  batch_id uuid not null,
  -- Row number in the file, from 1.
  number integer not null,
  -- Original text in the file.
  raw text not null,
  content jsonb not null,
  place jsonb,
  status text not null check (status in ('ready', 'unmapped', 'refused', 'ignored', 'entered')),
  refusal text,
  -- Acceptable value, or the value on record.
  expected text,
  test_parameter_id uuid,
  -- The target result and the version it was evaluated with; once entered, the version created.
  result_id uuid,
  result_version integer,
  -- Value to be entered.
  value_text text,
  primary key (tenant_id, batch_id, number),
  foreign key (tenant_id, batch_id) references import_batch (tenant_id, id),
  foreign key (tenant_id, result_id, result_version) references result (tenant_id, id, version),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  constraint import_row_refusal_check check ((status = 'refused') = (refusal is not null)),
  constraint import_row_value_text_check check (
    status not in ('ready', 'entered') or (result_id is not null and value_text is not null)
  )
);
create index import_row_batch_id_status_number_idx
  on import_row (tenant_id, batch_id, status, number);
alter table import_row enable row level security, force row level security;
create policy tenant_isolation on import_row
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (status, refusal, expected, test_parameter_id, result_id,
  result_version, value_text)
  on import_row to lis_app;

-- Access tokens of other systems: only a hash is stored.
create table api_token (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  prefix text not null,
  token_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  constraint api_token_expires_at_check check (
    expires_at > created_at and expires_at <= created_at + interval '366 days'
  )
);
create index api_token_created_at_idx on api_token (tenant_id, created_at desc, id desc);
alter table api_token enable row level security, force row level security;
create policy tenant_isolation on api_token
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (last_used_at, revoked_at) on api_token to lis_app;

-- A processed message: a repeat is acknowledged without processing it again.
create table hl7_inbound (
  tenant_id uuid not null default app_tenant() references tenant (id),
  -- Sender name as stated in the message.
  sender text not null,
  control_id text not null,
  -- SHA-256 of the message.
  content_hash bytea not null,
  -- The sender's order number; null for results.
  placer_number text,
  -- Outcome of the message: an order, or staged results.
  order_id uuid,
  batch_id uuid,
  received_at timestamptz not null,
  primary key (tenant_id, sender, control_id),
  unique (tenant_id, sender, placer_number),
  foreign key (tenant_id, batch_id) references import_batch (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  constraint hl7_inbound_order_id_check check (
    num_nonnulls(order_id, batch_id) = 1 and (order_id is null) = (placer_number is null)
  )
);
create index hl7_inbound_order_id_idx on hl7_inbound (tenant_id, order_id);
alter table hl7_inbound enable row level security, force row level security;
create policy tenant_isolation on hl7_inbound
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on hl7_inbound to lis_app;

-- A facility with an outbound HL7 receiver.
create table hl7_peer (
  tenant_id uuid not null default app_tenant() references tenant (id),
  since timestamptz not null,
  primary key (tenant_id)
);
alter table hl7_peer enable row level security, force row level security;
create policy tenant_isolation on hl7_peer
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on hl7_peer to lis_app;
create policy lookup on hl7_peer for select to lis_search using (true);
grant select (tenant_id) on hl7_peer to lis_search;
-- Facilities with a receiver.
create function facilities_with_hl7_peers() returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.tenant_id from hl7_peer p
  $$;
alter function facilities_with_hl7_peers() owner to lis_search;
revoke execute on function facilities_with_hl7_peers() from public;
grant execute on function facilities_with_hl7_peers() to lis_app;

-- An outbound message: some results of an order at one point in time.
create table hl7_outbound (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null default gen_random_uuid(),
  position bigint not null generated always as identity,
  -- Constant across retries, so that the receiver processes it once.
  control_id text not null default left(replace(gen_random_uuid()::text, '-', ''), 20),
  order_id uuid not null,
  results jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given_up')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- End of the current sender's lease.
  in_hand_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  given_up_by uuid,
  given_up_by_name text,
  give_up_reason text,
  -- Failure reason of the last attempt.
  failure text,
  primary key (tenant_id, id),
  unique (tenant_id, control_id),
  foreign key (tenant_id, given_up_by) references app_user (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  constraint hl7_outbound_sent_at_check check ((state = 'sent') = (sent_at is not null)),
  constraint hl7_outbound_state_given_up_at_check
    check ((state = 'given_up') = (given_up_at is not null)),
  constraint hl7_outbound_given_up_at_check
    check (num_nonnulls(given_up_at, given_up_by, given_up_by_name, give_up_reason) in (0, 4))
);
create index hl7_outbound_position_idx on hl7_outbound (tenant_id, position desc);
create index hl7_outbound_order_id_idx on hl7_outbound (tenant_id, order_id);
create index hl7_outbound_state_position_idx on hl7_outbound (tenant_id, state, position desc);
create index hl7_outbound_waiting_idx on hl7_outbound (tenant_id, position) where state = 'waiting';
alter table hl7_outbound enable row level security, force row level security;
create policy tenant_isolation on hl7_outbound
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (state, attempts, due_at, in_hand_until, sent_at, given_up_at,
  given_up_by, given_up_by_name, give_up_reason, failure)
  on hl7_outbound to lis_app;
-- One message for all results of an order that one statement reports or retracts. A receiver of all
-- reports gets no confidential test unless it ordered it, but it gets corrections of what it has.
create function queue_hl7_results() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into hl7_outbound (tenant_id, order_id, results, created_at, due_at)
      select w.tenant_id, w.order_id,
        jsonb_agg(jsonb_build_object('id', w.id, 'version', w.version) order by w.id),
        max(w.created_at), max(w.created_at)
      from written w
      where w.is_current and w.released_at is not null
        and w.status in ('released', 'amended', 'entered_in_error')
        and exists (select from hl7_peer p where p.tenant_id = w.tenant_id)
        and (
          not exists (
            select from test_parameter t
            where t.tenant_id = w.tenant_id and t.id = w.test_parameter_id and t.confidential
          )
          or exists (
            select from hl7_inbound m where m.tenant_id = w.tenant_id and m.order_id = w.order_id
          )
          or exists (
            select from hl7_outbound b
            where b.tenant_id = w.tenant_id and b.order_id = w.order_id
              and b.results @> jsonb_build_array(jsonb_build_object('id', w.id))
          )
        )
      group by w.tenant_id, w.order_id;
    return null;
  end $$;
create trigger queue_hl7_results after insert on result
  referencing new table as written for each statement execute function queue_hl7_results();
