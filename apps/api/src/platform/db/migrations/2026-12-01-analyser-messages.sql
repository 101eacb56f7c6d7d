-- Messages of analysers: stored before they are acknowledged, then read.
alter table incoming_message no force row level security;
alter table analyser_connection no force row level security;
alter table incoming_message
  alter column token_id drop not null,
  -- Null: an analyser gets no answer besides the acknowledgement.
  alter column answer drop not null,
  -- The connection to an analyser, instead of an access token.
  add column connection_id uuid,
  -- The transmission of an analyser ended before the message did.
  add column incomplete boolean not null default false,
  add foreign key (tenant_id, connection_id) references analyser_connection (tenant_id, id),
  add constraint incoming_message_sender_check check (num_nonnulls(token_id, connection_id) = 1),
  drop constraint incoming_message_state_check,
  add constraint incoming_message_state_check
    check (state in ('received', 'accepted', 'refused', 'dismissed')),
  add constraint incoming_message_received_check
    check (state <> 'received' or connection_id is not null),
  drop constraint incoming_message_state_answer_check,
  add constraint incoming_message_state_answer_check check (
    case when connection_id is null
      then answer is not null and (state = 'accepted') = (answer = 'AA')
        and (answer = 'AA') = (reason is null) and (reason is null) = (error_code is null)
      else answer is null and error_code is null
        and (state in ('refused', 'dismissed')) = (reason is not null)
    end),
  drop constraint incoming_message_state_order_id_check,
  add constraint incoming_message_state_order_id_check check (
    case when connection_id is null
      then num_nonnulls(order_id, batch_id) = case state when 'accepted' then 1 else 0 end
      -- A message may contain no result, such as a query. A refused one is staged for a user.
      else order_id is null
    end);
alter table incoming_message force row level security;
alter table analyser_connection force row level security;
create index incoming_message_connection_id_idx
  on incoming_message (tenant_id, connection_id, position desc) where connection_id is not null;
-- Across facilities, for lis_search.
create index incoming_message_received_idx
  on incoming_message (tenant_id, connection_id) where state = 'received';
grant select (tenant_id, connection_id, state) on incoming_message to lis_search;
create function connections_with_unread_messages()
  returns table (tenant_id uuid, connection_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct m.tenant_id, m.connection_id from incoming_message m
    where m.state = 'received'
  $$;
alter function connections_with_unread_messages() owner to lis_search;
revoke execute on function connections_with_unread_messages() from public;
grant execute on function connections_with_unread_messages() to lis_app;

-- Log of a connection. The oldest events are deleted.
create table analyser_event (
  tenant_id uuid not null default app_tenant() references tenant (id),
  connection_id uuid not null,
  position bigint not null generated always as identity,
  at timestamptz not null,
  kind text not null check (kind in (
    'listening', 'failed', 'connected', 'disconnected', 'peer_refused', 'frame_refused',
    'incomplete', 'not_stored')),
  -- Address, or type of the fault.
  detail text not null,
  primary key (tenant_id, connection_id, position),
  foreign key (tenant_id, connection_id) references analyser_connection (tenant_id, id)
);
alter table analyser_event enable row level security, force row level security;
create policy tenant_isolation on analyser_event
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on analyser_event to lis_app;
