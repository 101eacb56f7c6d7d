-- Instruments are managed per laboratory: moved, renamed and retired. Two laboratories can have
-- instruments of the same name; a retired instrument leaves its name to the one that replaces it.

alter table instrument no force row level security;
alter table instrument
  add column active boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz;
update instrument set updated_at = created_at;
alter table instrument
  alter column updated_at set not null,
  drop constraint instrument_tenant_id_name_key;
alter table instrument force row level security;
create unique index instrument_name_key on instrument (tenant_id, laboratory_id, name) where active;
grant update (name, active, version, updated_at) on instrument to lis_app;
