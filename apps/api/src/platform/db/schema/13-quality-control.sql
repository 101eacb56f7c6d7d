-- Control runs and external quality assessment (EQA).

-- Control material with its levels.
create table qc_material (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  manufacturer text not null,
  levels jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
alter table qc_material enable row level security, force row level security;
create policy tenant_isolation on qc_material
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on qc_material to lis_app;

-- A test covered by a control material.
create table qc_material_test (
  tenant_id uuid not null default app_tenant() references tenant (id),
  material_id uuid not null,
  test_parameter_id uuid not null,
  primary key (tenant_id, material_id, test_parameter_id),
  foreign key (tenant_id, material_id) references qc_material (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
);
create index qc_material_test_test_parameter_id_idx
  on qc_material_test (tenant_id, test_parameter_id);
alter table qc_material_test enable row level security, force row level security;
create policy tenant_isolation on qc_material_test
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on qc_material_test to lis_app;

-- A lot of one level of a control material.
create table qc_lot (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  material_id uuid not null,
  level smallint not null check (level between 1 and 3),
  lot_number text not null,
  expiry_date date not null,
  opened_on date,
  open_stability_days integer,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, material_id, level, lot_number),
  foreign key (tenant_id, material_id) references qc_material (tenant_id, id)
);
alter table qc_lot enable row level security, force row level security;
create policy tenant_isolation on qc_lot
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on qc_lot to lis_app;

-- QC configuration of a test on one instrument.
create table qc_test (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  test_parameter_id uuid not null,
  instrument_id uuid not null,
  rules jsonb not null,
  max_age_hours integer,
  allowable_error numeric,
  -- Number of its last run, from 1.
  last_number integer not null default 0,
  last_accepted_at timestamptz,
  -- Time of the rejected run whose hold is still in force.
  rejected_at timestamptz,
  -- Last manual release of its hold.
  released_at timestamptz,
  -- Version of its settings.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, test_parameter_id, instrument_id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
);
alter table qc_test enable row level security, force row level security;
create policy tenant_isolation on qc_test
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on qc_test to lis_app;

-- Append-only; the latest target of a lot applies.
create table qc_target (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  qc_test_id uuid not null,
  lot_id uuid not null,
  source text not null check (source in ('manufacturer', 'established', 'rolling')),
  mean numeric not null,
  sd numeric not null,
  n integer,
  -- Times of the first and last value used.
  from_at timestamptz,
  to_at timestamptz,
  set_at timestamptz not null,
  set_by uuid not null,
  set_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, lot_id) references qc_lot (tenant_id, id),
  foreign key (tenant_id, qc_test_id) references qc_test (tenant_id, id),
  foreign key (tenant_id, set_by) references app_user (tenant_id, id),
  constraint qc_target_n_check check ((source = 'manufacturer') = (n is null)),
  constraint qc_target_from_at_check check (
    (from_at is null) = (to_at is null) and (source <> 'rolling' or from_at is not null)
  )
);
create index qc_target_qc_test_id_lot_id_set_at_idx
  on qc_target (tenant_id, qc_test_id, lot_id, set_at desc, id desc);
alter table qc_target enable row level security, force row level security;
create policy tenant_isolation on qc_target
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on qc_target to lis_app;

-- A control run. Only voiding it is a change.
create table qc_run (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  qc_test_id uuid not null,
  -- Copied from its test, for counting.
  test_parameter_id uuid not null,
  number integer not null,
  at timestamptz not null,
  -- Its judgment, or `void`.
  status text not null
    check (status in ('accepted', 'warning', 'rejected', 'not_evaluable', 'void')),
  judgment text not null check (judgment in ('accepted', 'warning', 'rejected', 'not_evaluable')),
  violations jsonb not null,
  operator_id uuid not null,
  operator_name text not null,
  reagent_lot text not null default '',
  comment text not null default '',
  voided_at timestamptz,
  voided_by uuid,
  voided_by_name text,
  void_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, qc_test_id, number),
  foreign key (tenant_id, operator_id) references app_user (tenant_id, id),
  foreign key (tenant_id, qc_test_id) references qc_test (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  foreign key (tenant_id, voided_by) references app_user (tenant_id, id),
  constraint qc_run_status_judgment_check
    check (status = case when voided_at is null then judgment else 'void' end),
  constraint qc_run_voided_at_check
    check (num_nonnulls(voided_at, voided_by, voided_by_name, void_reason) in (0, 4))
);
create index qc_run_at_idx on qc_run (tenant_id, at);
alter table qc_run enable row level security, force row level security;
create policy tenant_isolation on qc_run
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (status, voided_at, voided_by, voided_by_name, void_reason, version,
  updated_at)
  on qc_run to lis_app;

-- One measured value of a lot, with the target used. Append-only.
create table qc_point (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  run_id uuid not null,
  lot_id uuid not null,
  level smallint not null,
  value numeric not null,
  mean numeric,
  sd numeric,
  primary key (tenant_id, id),
  foreign key (tenant_id, lot_id) references qc_lot (tenant_id, id),
  foreign key (tenant_id, run_id) references qc_run (tenant_id, id),
  constraint qc_point_mean_check check ((mean is null) = (sd is null))
);
create index qc_point_lot_id_idx on qc_point (tenant_id, lot_id);
create index qc_point_run_id_idx on qc_point (tenant_id, run_id);
alter table qc_point enable row level security, force row level security;
create policy tenant_isolation on qc_point
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on qc_point to lis_app;

-- A round of external quality assessment.
create table eqa_round (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  scheme text not null,
  round text not null,
  closes_at timestamptz not null,
  state text not null default 'open'
    check (state in ('open', 'submitted', 'scored', 'reviewed', 'withdrawn')),
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  late_reason text
    check (late_reason in ('agreed_with_scheme', 'samples_late', 'instrument_down', 'oversight')),
  -- First scoring.
  scored_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  review_comment text,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_by_name text,
  withdrawal_reason text,
  -- Times of the "closes soon" and "closed" notifications.
  told_soon_at timestamptz,
  told_overdue_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, reviewed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, submitted_by) references app_user (tenant_id, id),
  foreign key (tenant_id, withdrawn_by) references app_user (tenant_id, id),
  constraint eqa_round_withdrawn_at_check check (
    num_nonnulls(withdrawn_at, withdrawn_by, withdrawn_by_name, withdrawal_reason)
    = case when state = 'withdrawn' then 4 else 0 end
  ),
  constraint eqa_round_submitted_at_check
    check (num_nonnulls(submitted_at, submitted_by, submitted_by_name) in (0, 3)),
  constraint eqa_round_late_reason_submitted_at_check
    check (late_reason is null or submitted_at > closes_at),
  constraint eqa_round_reviewed_at_check
    check (num_nonnulls(reviewed_at, reviewed_by, reviewed_by_name, review_comment) in (0, 4)),
  constraint eqa_round_steps_check check (
    case
      when state = 'withdrawn'
      then reviewed_at is null and (scored_at is null or submitted_at is not null)
      else (state = 'open') = (submitted_at is null)
        and (state in ('scored', 'reviewed')) = (scored_at is not null)
        and (state = 'reviewed') = (reviewed_at is not null)
    end
  )
);
-- A withdrawn round leaves its name to the round that replaces it.
create unique index eqa_round_scheme_round_key
  on eqa_round (tenant_id, scheme, round) where state <> 'withdrawn';
create index eqa_round_closes_at_idx on eqa_round (tenant_id, closes_at desc, id desc);
create index eqa_round_scheme_closes_at_idx
  on eqa_round (tenant_id, scheme, closes_at desc, id desc);
create index eqa_round_scored_at_idx
  on eqa_round (tenant_id, scored_at) where scored_at is not null;
create index eqa_round_state_closes_at_idx on eqa_round (tenant_id, state, closes_at desc, id desc);
-- Across facilities, for lis_search.
create index eqa_round_reminder_idx
  on eqa_round (closes_at) where state = 'open' and told_overdue_at is null;
alter table eqa_round enable row level security, force row level security;
create policy tenant_isolation on eqa_round
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (scheme, round, closes_at, state, submitted_at, submitted_by,
  submitted_by_name, late_reason, scored_at, reviewed_at, reviewed_by, reviewed_by_name,
  review_comment, withdrawn_at, withdrawn_by, withdrawn_by_name, withdrawal_reason, told_soon_at,
  told_overdue_at, version, updated_at)
  on eqa_round to lis_app;
create policy lookup on eqa_round for select to lis_search using (true);
grant select (tenant_id, closes_at, state, told_soon_at, told_overdue_at)
  on eqa_round to lis_search;
-- Facilities with open rounds of which no reminder was sent.
create function facilities_with_due_rounds(closed timestamptz, near timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct r.tenant_id from eqa_round r
    where r.state = 'open' and r.told_overdue_at is null
      and (r.closes_at < closed or (r.closes_at < near and r.told_soon_at is null))
  $$;
alter function facilities_with_due_rounds(timestamptz, timestamptz) owner to lis_search;
revoke execute on function facilities_with_due_rounds(timestamptz, timestamptz) from public;
grant execute on function facilities_with_due_rounds(timestamptz, timestamptz) to lis_app;

-- Reported value of one test of one EQA specimen.
create table eqa_value (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  round_id uuid not null,
  -- Order of entry.
  position integer not null,
  sample_code text not null,
  test_parameter_id uuid not null,
  test_code text not null,
  test_name text not null,
  unit_display text,
  -- Null when not reported.
  reported numeric,
  assigned numeric,
  sd_pa numeric check (sd_pa > 0),
  z double precision,
  score text check (score in ('acceptable', 'questionable', 'unacceptable')),
  primary key (tenant_id, id),
  unique (tenant_id, round_id, position),
  unique (tenant_id, round_id, sample_code, test_parameter_id),
  foreign key (tenant_id, round_id) references eqa_round (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  constraint eqa_value_assigned_check check ((assigned is null) = (sd_pa is null)),
  constraint eqa_value_z_check check (
    (z is null) = (score is null) and (z is null) = (reported is null or assigned is null)
  )
);
alter table eqa_value enable row level security, force row level security;
create policy tenant_isolation on eqa_value
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (reported, assigned, sd_pa, z, score), delete on eqa_value to lis_app;

-- Belongs to a control run or an EQA round.
create table qc_action (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  run_id uuid,
  eqa_round_id uuid,
  type text not null
    check (type in (
      'repeat_control', 'new_control', 'recalibration', 'maintenance', 'reagent_change', 'other'
    )),
  text text not null,
  state text not null check (state in ('pending', 'in_progress', 'completed')),
  by_id uuid not null,
  by_name text not null,
  at timestamptz not null,
  verified_by uuid,
  verified_by_name text,
  verified_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, by_id) references app_user (tenant_id, id),
  foreign key (tenant_id, eqa_round_id) references eqa_round (tenant_id, id),
  foreign key (tenant_id, run_id) references qc_run (tenant_id, id),
  foreign key (tenant_id, verified_by) references app_user (tenant_id, id),
  constraint qc_action_verified_by_check
    check (verified_by is null or (state = 'completed' and verified_by <> by_id)),
  constraint qc_action_verified_at_check
    check (num_nonnulls(verified_by, verified_by_name, verified_at) in (0, 3)),
  constraint qc_action_run_id_check check (num_nonnulls(run_id, eqa_round_id) = 1)
);
create index qc_action_eqa_round_id_idx
  on qc_action (tenant_id, eqa_round_id) where eqa_round_id is not null;
create index qc_action_run_id_idx on qc_action (tenant_id, run_id);
alter table qc_action enable row level security, force row level security;
create policy tenant_isolation on qc_action
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (type, text, state, by_id, by_name, at, verified_by, verified_by_name,
  verified_at, version, updated_at)
  on qc_action to lis_app;
