-- Isolation of facilities, and the facilities themselves.
--
-- Every table of a facility has tenant_id first in its primary key and in every unique index, and
-- composite foreign keys. Row-level security is enabled and forced, so that even the owner sees
-- only the facility which the transaction has set. lis_app serves requests and owns nothing.
-- lis_search owns the few functions that ask across facilities, and reads only the columns granted
-- to it. A check at every start refuses a schema without these properties (isolation-breaches.ts).
--
-- Names: PostgreSQL names keys and checks of one column (<table>_<columns>_pkey, _key, _fkey,
-- _check). Indexes, partial unique keys and checks of several columns are named here in the same
-- form, without tenant_id. A test enforces this (schema.test.ts).

-- Similarity search, and indexes that combine it or ranges with tenant_id.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

revoke create on schema public from public;
grant usage on schema public to lis_app, lis_search;

-- The facility of the transaction. After a transaction the setting is an empty string instead of
-- null, and the cast would fail without nullif. Policies call it in a sub-select: it is read once
-- per statement instead of once per row.
create function app_tenant() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- A facility, found by its web address before anyone has signed in. Only the facility itself writes
-- its row.
create table tenant (
  id uuid primary key,
  subdomain text not null unique
    check (subdomain ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(subdomain) between 3 and 50),
  created_at timestamptz not null
);
alter table tenant enable row level security, force row level security;
create policy tenant_lookup on tenant for select using (true);
create policy tenant_creation on tenant for insert with check (id = (select app_tenant()));
create policy tenant_change on tenant for update
  using (id = (select app_tenant())) with check (id = (select app_tenant()));
grant select, insert, update on tenant to lis_app;
