-- Intervals and limits of a starter pack are proposals until the laboratory confirms them.
alter table test_parameter
  -- Whether the limits came from a starter pack.
  add column proposed boolean not null default false,
  add column limits_confirmed_by uuid,
  add column limits_confirmed_by_name text,
  add column limits_confirmed_at timestamptz,
  add constraint test_parameter_limits_confirmed_check check (
    (limits_confirmed_at is null) = (limits_confirmed_by_name is null)
    and (proposed or limits_confirmed_at is null)
  );
create index test_parameter_proposed_idx on test_parameter (tenant_id)
  where proposed and limits_confirmed_at is null;
-- Tests loaded while the facility was set up have no editor of their first version.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter as test set proposed = true
  where kind <> 'panel' and exists (
    select from test_parameter_version as first
    where first.tenant_id = test.tenant_id and first.test_parameter_id = test.id
      and first.version = 1 and first.changed_by is null
  );
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
