-- Authorizations of staff by department, with their competence assessment. Off by default.
alter table laboratory_settings add column authorization_required boolean not null default false;

create table staff_authorization (
  tenant_id uuid not null default app_tenant(),
  id uuid not null,
  user_id uuid not null,
  department text not null,
  tasks text[] not null check (cardinality(tasks) > 0 and tasks <@ array['enter', 'verify', 'release']),
  assessed_on date not null,
  assessed_by text not null,
  remark text not null,
  -- Last day.
  valid_until date not null,
  granted_by uuid not null,
  granted_by_name text not null,
  granted_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_by_name text,
  withdrawn_at timestamptz,
  withdrawal_reason text,
  -- Reminders sent: 1 before the end, 2 after it.
  reminded smallint not null default 0 check (reminded in (0, 1, 2)),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id),
  foreign key (tenant_id, granted_by) references app_user (tenant_id, id),
  foreign key (tenant_id, withdrawn_by) references app_user (tenant_id, id),
  constraint staff_authorization_user_id_check check (user_id <> granted_by),
  constraint staff_authorization_valid_until_check check (valid_until >= assessed_on),
  constraint staff_authorization_withdrawn_check check (
    num_nonnulls(withdrawn_by, withdrawn_by_name, withdrawn_at, withdrawal_reason) in (0, 4))
);
create index staff_authorization_user_idx on staff_authorization (tenant_id, user_id);
create index staff_authorization_end_idx on staff_authorization (tenant_id, valid_until)
  where withdrawn_at is null and reminded < 2;
alter table staff_authorization enable row level security, force row level security;
create policy tenant_isolation on staff_authorization
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on staff_authorization to lis_app;
grant update (withdrawn_by, withdrawn_by_name, withdrawn_at, withdrawal_reason, reminded)
  on staff_authorization to lis_app;

-- Finding facilities with reminders to send, for the job.
create policy lookup on staff_authorization for select to lis_search using (true);
grant select (tenant_id, valid_until, withdrawn_at, reminded) on staff_authorization to lis_search;
create function facilities_with_ending_authorizations(soon date, past date)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct a.tenant_id from staff_authorization a
    where a.withdrawn_at is null
      and ((a.reminded = 0 and a.valid_until <= soon) or (a.reminded < 2 and a.valid_until < past))
  $$;
alter function facilities_with_ending_authorizations(date, date) owner to lis_search;
revoke execute on function facilities_with_ending_authorizations(date, date) from public;
grant execute on function facilities_with_ending_authorizations(date, date) to lis_app;

-- Laboratory managers authorize staff.
alter table app_user no force row level security;
alter table user_permission no force row level security;
insert into user_permission (tenant_id, user_id, permission)
  select u.tenant_id, u.id, 'authorize_staff' from app_user u where u.role = 'lab_manager'
  on conflict do nothing;
alter table app_user force row level security;
alter table user_permission force row level security;
