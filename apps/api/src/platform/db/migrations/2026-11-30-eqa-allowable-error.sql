-- Allowable errors for external quality assessment, each from a day on.
create table eqa_limit (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  test_parameter_id uuid not null,
  -- First day; a later limit replaces it.
  valid_from date not null,
  -- The larger of both applies.
  absolute numeric check (absolute > 0),
  percent numeric check (percent > 0),
  -- UCUM code of the values it applies to; null: of any unit.
  unit text,
  -- Assigned values it is defined for.
  low numeric,
  high numeric,
  required_score smallint not null check (required_score between 1 and 100),
  source text not null,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  primary key (tenant_id, id),
  unique (tenant_id, test_parameter_id, valid_from),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  constraint eqa_limit_absolute_percent_check check (num_nonnulls(absolute, percent) > 0)
);
alter table eqa_limit enable row level security, force row level security;
create policy tenant_isolation on eqa_limit
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on eqa_limit to lis_app;

alter table eqa_value
  -- UCUM code when the round was created; null: without a unit, or not known.
  add column unit text,
  -- The allowable error applied at scoring.
  add column allowable jsonb,
  add column allowable_outcome text check (
    allowable_outcome in (
      'acceptable', 'unacceptable', 'not_reported', 'unit_differs', 'out_of_range'
    )
  ),
  -- A scheme that scores by allowable error states no standard deviation.
  drop constraint eqa_value_assigned_check,
  drop constraint eqa_value_z_check,
  add constraint eqa_value_assigned_check check (assigned is not null or sd_pa is null),
  add constraint eqa_value_z_check check (
    (z is null) = (score is null)
    and (z is null) = (reported is null or assigned is null or sd_pa is null)
  ),
  add constraint eqa_value_allowable_assigned_check check (
    (allowable is null) = (allowable_outcome is null)
    and (allowable is null or assigned is not null)
  );
grant update (allowable, allowable_outcome) on eqa_value to lis_app;
create index eqa_value_test_parameter_id_idx
  on eqa_value (tenant_id, test_parameter_id, round_id) where assigned is not null;

-- Rounds from before this change: the unit of the test, if it is still displayed the same way.
alter table eqa_value no force row level security;
alter table test_parameter no force row level security;
update eqa_value as v set unit = t.definition ->> 'unit'
  from test_parameter t
  where t.tenant_id = v.tenant_id and t.id = v.test_parameter_id
    and t.definition ->> 'unit_display' = v.unit_display;
alter table eqa_value force row level security;
alter table test_parameter force row level security;
