-- The audit trail and its checks.

-- The audit trail, hash-chained per facility. Append-only.
create table audit_event (
  tenant_id uuid not null default app_tenant() references tenant (id),
  seq bigint not null,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  actor_role text,
  action text not null,
  category text not null,
  entity_type text not null,
  entity_id text,
  entity_label text not null,
  patient_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  ip text,
  session_id uuid,
  request_id text not null,
  outcome text not null check (outcome in ('success', 'failure')),
  prev_hash text not null,
  hash text not null,
  primary key (tenant_id, seq),
  unique (tenant_id, id)
);
-- One index per filter in reading order: a page of any filter is never sorted.
create index audit_event_action_at_idx
  on audit_event (tenant_id, action, at desc, seq desc) where action is not null;
create index audit_event_actor_id_at_idx
  on audit_event (tenant_id, actor_id, at desc, seq desc) where actor_id is not null;
create index audit_event_category_at_idx
  on audit_event (tenant_id, category, at desc, seq desc) where category is not null;
create index audit_event_entity_id_at_idx
  on audit_event (tenant_id, entity_id, at desc, seq desc) where entity_id is not null;
create index audit_event_patient_id_at_idx
  on audit_event (tenant_id, patient_id, at desc, seq desc) where patient_id is not null;
create index audit_event_at_idx on audit_event (tenant_id, at desc, seq desc);
alter table audit_event enable row level security, force row level security;
create policy tenant_isolation on audit_event
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on audit_event to lis_app;

-- Progress of checks of a whole audit trail. It stores the hashes of that time, which reveals a
-- rewritten chain. There is no foreign key, so that checkpoints outlive a deleted event.
-- Append-only.
create table audit_checkpoint (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  check_id uuid not null,
  state text not null check (state in ('started', 'reached', 'finished', 'broken')),
  -- Last verified event, or the event where the chain breaks.
  seq bigint not null,
  -- Hash of that event; null when the chain is broken.
  hash text,
  at timestamptz not null,
  primary key (tenant_id, id),
  constraint audit_checkpoint_hash_check check ((state = 'broken') = (hash is null))
);
create index audit_checkpoint_end_idx
  on audit_checkpoint (tenant_id, at) where state in ('finished', 'broken');
create index audit_checkpoint_seq_hash_idx
  on audit_checkpoint (tenant_id, seq, hash) where state in ('reached', 'finished');
alter table audit_checkpoint enable row level security, force row level security;
create policy tenant_isolation on audit_checkpoint
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on audit_checkpoint to lis_app;
create policy lookup on audit_checkpoint for select to lis_search using (true);
grant select (tenant_id, state, at) on audit_checkpoint to lis_search;
grant select (id) on tenant to lis_search;
-- Facilities whose trail has not been checked as a whole since then.
create function facilities_with_unchecked_trail(since timestamptz) returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.id from tenant t
    where not exists (
      select from audit_checkpoint c
      where c.tenant_id = t.id and c.state in ('finished', 'broken') and c.at > since
    )
    order by t.id
  $$;
alter function facilities_with_unchecked_trail(timestamptz) owner to lis_search;
revoke execute on function facilities_with_unchecked_trail(timestamptz) from public;
grant execute on function facilities_with_unchecked_trail(timestamptz) to lis_app;
