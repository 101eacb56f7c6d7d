-- What the service needs in every area.

-- Points used by one caller in one time window, in the form of rate-limiter-flexible.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to lis_app;

-- Read by the owner when a process starts. The serving role has no right to it.
create table service_secret (
  name text primary key,
  value text not null
);

-- Responses to requests that carried an Idempotency-Key: a repeat gets the same response.
create table idempotency_key (
  tenant_id uuid not null default app_tenant() references tenant (id),
  user_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  -- JSON response as sent.
  answer text,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, key)
);
create index idempotency_key_created_at_idx on idempotency_key (tenant_id, created_at);
alter table idempotency_key enable row level security, force row level security;
create policy tenant_isolation on idempotency_key
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on idempotency_key to lis_app;

-- The last number of each series, such as order numbers.
create table counter (
  tenant_id uuid not null default app_tenant() references tenant (id),
  name text not null,
  period text not null,
  value integer not null,
  primary key (tenant_id, name, period)
);
alter table counter enable row level security, force row level security;
create policy tenant_isolation on counter
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on counter to lis_app;
