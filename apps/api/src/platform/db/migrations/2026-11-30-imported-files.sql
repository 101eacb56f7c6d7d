-- Documents of staged rows (HL7 v2 ED), checked like an uploaded file. A file moves to its result
-- when the row is accepted.
create table import_file (
  tenant_id uuid not null default app_tenant() references tenant (id),
  batch_id uuid not null,
  number integer not null,
  content bytea not null check (length(content) between 1 and 10000000),
  primary key (tenant_id, batch_id, number),
  foreign key (tenant_id, batch_id, number) references import_row (tenant_id, batch_id, number)
);
alter table import_file enable row level security, force row level security;
create policy tenant_isolation on import_file
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on import_file to lis_app;
alter table import_file alter column content set storage external;
