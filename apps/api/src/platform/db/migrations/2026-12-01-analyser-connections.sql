-- A network connection to an analyser: its messages are staged as results of its instrument.
create table analyser_connection (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  instrument_id uuid not null,
  -- Id of the description of its messages.
  profile text not null,
  transport text not null check (transport in ('tcp_server', 'tcp_client')),
  port integer not null check (port between 1 and 65535),
  -- Address or network that may connect; null unless the analyser connects.
  peer text,
  -- Host of the analyser; null unless the service connects.
  host text,
  -- Results without a reason for review are accepted without a user.
  automatic boolean not null default false,
  paused_at timestamptz,
  -- Its messages are kept. The port is free.
  deleted_at timestamptz,
  -- The process that runs it, until the end of its lease.
  held_by uuid,
  held_until timestamptz,
  -- As reported by that process, or by the last one that could not run it.
  state text not null default 'starting'
    check (state in ('starting', 'listening', 'connected', 'failed')),
  fault text check (fault in ('port_in_use', 'not_permitted', 'unreachable', 'profile_unknown')),
  state_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
  constraint analyser_connection_peer_check
    check ((transport = 'tcp_server') = (peer is not null)),
  constraint analyser_connection_host_check
    check ((transport = 'tcp_client') = (host is not null)),
  constraint analyser_connection_state_fault_check check ((state = 'failed') = (fault is not null)),
  constraint analyser_connection_held_by_check check ((held_by is null) = (held_until is null)),
  -- A port of the service has one listener, of whichever facility.
  constraint analyser_connection_port_excl
    exclude using btree (port with =) where (transport = 'tcp_server' and deleted_at is null)
);
create unique index analyser_connection_name_key
  on analyser_connection (tenant_id, lower(name)) where deleted_at is null;
create unique index analyser_connection_host_port_key
  on analyser_connection (tenant_id, lower(host), port)
  where transport = 'tcp_client' and deleted_at is null;
alter table analyser_connection enable row level security, force row level security;
create policy tenant_isolation on analyser_connection
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (name, instrument_id, profile, transport, port, peer, host, automatic,
  paused_at, deleted_at, held_by, held_until, state, fault, state_at, version, updated_at)
  on analyser_connection to lis_app;
create policy lookup on analyser_connection for select to lis_search using (true);
grant select (tenant_id, id, paused_at, deleted_at) on analyser_connection to lis_search;
-- Connections of all facilities that a process of the service runs.
create function running_analyser_connections() returns table (tenant_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.tenant_id, c.id from analyser_connection c
    where c.paused_at is null and c.deleted_at is null
  $$;
alter function running_analyser_connections() owner to lis_search;
revoke execute on function running_analyser_connections() from public;
grant execute on function running_analyser_connections() to lis_app;
