-- Conditions that the results of an order must meet together, such as hematocrit about three times
-- hemoglobin.
create table consistency_rule (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  code text not null,
  name text not null,
  active boolean not null,
  -- Compared tests with their units, condition, action, message and source.
  definition jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
alter table consistency_rule enable row level security, force row level security;
create policy tenant_isolation on consistency_rule
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on consistency_rule to lis_app;
