-- Comments with a code and a text by language that the laboratory applies to results, by hand or by
-- rule.
create table coded_comment (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  code text not null,
  active boolean not null,
  -- Texts by language, department and rules.
  definition jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
alter table coded_comment enable row level security, force row level security;
create policy tenant_isolation on coded_comment
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on coded_comment to lis_app;

-- The comments of a result, with the text that they had when they were applied.
alter table result
  add column coded_comments jsonb not null default '[]',
  -- User and time of the last change of the comments by hand.
  add column comments_changed jsonb;
create or replace view current_result with (security_invoker = true) as
  select * from result where is_current;
