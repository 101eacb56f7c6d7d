-- Every HL7 v2 message of an access token, with its answer: a refusal is seen here and not only by
-- its sender.
create table incoming_message (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null default gen_random_uuid(),
  position bigint not null generated always as identity,
  -- The connection.
  token_id uuid not null,
  -- MSH-3 and MSH-4, MSH-9 and MSH-10 as stated; empty where the message has none.
  sender text not null,
  message_type text not null,
  control_id text not null,
  -- SHA-256 of the message; of its token and reason where the text is not kept.
  content_hash bytea not null,
  -- The message without its access token. Null: not kept, or erased.
  raw bytea,
  -- Bytes of the message.
  size integer not null,
  state text not null check (state in ('accepted', 'refused', 'dismissed')),
  -- Latest answer, with code (table 0357), location and text of its ERR.
  answer text not null check (answer in ('AA', 'AE', 'AR')),
  error_code text,
  location text,
  reason text,
  -- Number of times that the message was received, first and last.
  receipts integer not null default 1,
  received_at timestamptz not null,
  last_received_at timestamptz not null,
  -- What an accepted message made.
  order_id uuid,
  batch_id uuid,
  dismissed_at timestamptz,
  dismissed_by uuid,
  dismissed_by_name text,
  dismiss_reason text,
  primary key (tenant_id, id),
  unique (tenant_id, content_hash),
  foreign key (tenant_id, token_id) references api_token (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, batch_id) references import_batch (tenant_id, id),
  foreign key (tenant_id, dismissed_by) references app_user (tenant_id, id),
  constraint incoming_message_state_answer_check check (
    (state = 'accepted') = (answer = 'AA')
    and (answer = 'AA') = (reason is null) and (reason is null) = (error_code is null)),
  constraint incoming_message_state_order_id_check
    check (num_nonnulls(order_id, batch_id) = case state when 'accepted' then 1 else 0 end),
  constraint incoming_message_state_dismissed_at_check check (
    num_nonnulls(dismissed_at, dismissed_by, dismissed_by_name, dismiss_reason)
      = case state when 'dismissed' then 4 else 0 end)
);
create index incoming_message_position_idx on incoming_message (tenant_id, position desc);
create index incoming_message_state_position_idx
  on incoming_message (tenant_id, state, position desc);
create index incoming_message_order_id_idx on incoming_message (tenant_id, order_id)
  where order_id is not null;
create index incoming_message_refused_idx on incoming_message (tenant_id, last_received_at)
  where state = 'refused';
alter table incoming_message enable row level security, force row level security;
create policy tenant_isolation on incoming_message
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (sender, message_type, control_id, size, state, answer, error_code,
  location, reason, receipts, last_received_at, order_id, batch_id, dismissed_at, dismissed_by,
  dismissed_by_name, dismiss_reason)
  on incoming_message to lis_app;
