-- Progress of a facility's setup.
create table onboarding (
  tenant_id uuid not null default app_tenant() references tenant (id),
  drafts jsonb not null default '{}',
  staff_skipped boolean not null default false,
  catalog_skipped boolean not null default false,
  setup_done boolean not null default false,
  preferences_done boolean not null default false,
  completed_at timestamptz,
  primary key (tenant_id)
);
alter table onboarding enable row level security, force row level security;
create policy tenant_isolation on onboarding
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on onboarding to lis_app;
