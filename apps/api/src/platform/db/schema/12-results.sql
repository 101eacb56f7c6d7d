-- Results, their reports and the notification of critical values.

-- One row per version of a result. A version is never changed, except for the marks that the grant
-- below lists.
create table result (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  version integer not null default 1,
  is_current boolean not null default true,
  order_item_id uuid not null,
  order_id uuid not null,
  sample_id uuid not null,
  patient_id uuid not null,
  test_parameter_id uuid not null,
  test_version integer not null,
  -- Copied from its specimen.
  urgency smallint not null,
  -- Copied from its test.
  department text not null,
  -- See `setDueTimes`.
  due_at timestamptz,
  status text not null
    check (status in (
      'pending', 'entered', 'held', 'verified', 'released', 'amended', 'not_calculated',
      'cancelled', 'entered_in_error'
    )),
  value_text text,
  -- For a file result: its media type and version.
  attachment jsonb,
  -- Decimal digits, compared exactly.
  value_num numeric check (value_num <> 'NaN'),
  comparator text check (comparator in ('<', '<=', '>=', '>')),
  unit text,
  unit_display text,
  flag text check (flag in ('LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND')),
  flag_reason text,
  critical boolean not null default false,
  range jsonb,
  override_reason text,
  comment text not null default '',
  -- Checks performed when the value was written.
  checks jsonb,
  -- Release of a hold, with user and reason.
  hold_release jsonb,
  source text check (source in ('manual', 'instrument')),
  instrument_id uuid,
  instrument_name text,
  -- Patient details at reporting time, if they differ from the current ones.
  reported_as jsonb,
  -- The latest correction, in this or an earlier version.
  correction jsonb,
  entered_by uuid,
  entered_by_name text,
  entered_at timestamptz,
  verified_by uuid,
  verified_by_name text,
  verified_at timestamptz,
  -- The rule that verified it, if autoverified.
  rule_reference text,
  -- The second of two verifiers; null when the first released it.
  released_by uuid,
  released_by_name text,
  released_at timestamptz,
  -- Visible in the portal from this time; null when withheld. Set at first release, or by an
  -- earlier manual release to the portal.
  portal_from timestamptz,
  -- Time of the patient notification; null before visibility.
  portal_told_at timestamptz,
  -- User who released it to the portal, if not by the test's policy.
  shown_by uuid,
  shown_by_name text,
  -- Creation of version 1; `created_at` is that of this version.
  first_created_at timestamptz not null,
  created_at timestamptz not null,
  -- Last time a patient merge moved it.
  moved_at timestamptz,
  created_by uuid,
  primary key (tenant_id, id, version),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, order_item_id) references order_item (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  foreign key (tenant_id, sample_id) references sample (tenant_id, id),
  foreign key (tenant_id, shown_by) references app_user (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  foreign key (tenant_id, test_parameter_id, test_version)
    references test_parameter_version (tenant_id, test_parameter_id, version),
  constraint result_instrument_id_check check ((instrument_id is null) = (instrument_name is null)),
  constraint result_rule_reference_check
    check (rule_reference is null or (verified_at is not null and verified_by is null)),
  constraint result_shown_by_check check ((shown_by is null) = (shown_by_name is null)),
  constraint result_released_by_check check (
    released_by is null or (released_at is not null and released_by is distinct from verified_by)
  )
);
-- What changed since another system last asked; a merge of patients is a change.
create index result_changed_idx
  on result (tenant_id, greatest(created_at, moved_at), id) where is_current;
create unique index result_current_key on result (tenant_id, id) where is_current;
-- Values of a test since its last accepted control run.
create index result_test_parameter_id_entered_at_idx
  on result (tenant_id, test_parameter_id, entered_at desc, id desc)
  where is_current and entered_at is not null;
create index result_patient_id_test_parameter_id_idx
  on result (tenant_id, patient_id, test_parameter_id) where is_current;
create index result_order_id_idx on result (tenant_id, order_id) where is_current;
create index result_patient_id_released_at_idx
  on result (tenant_id, patient_id, released_at desc) where is_current;
-- The work list: most urgent first, then the earliest due time, then the longest wait.
create index result_work_list_idx
  on result (tenant_id, status, urgency, coalesce(due_at, 'infinity'), first_created_at, id)
  where is_current;
create index result_department_work_list_idx
  on result (
    tenant_id, status, department, urgency, coalesce(due_at, 'infinity'), first_created_at, id
  )
  where is_current;
create index result_released_at_idx
  on result (tenant_id, released_at) where released_at is not null;
create index result_sample_id_idx on result (tenant_id, sample_id) where is_current;
create index result_to_show_idx
  on result (tenant_id, portal_from)
  where is_current and portal_told_at is null and portal_from is not null;
-- Values of a test as first written: an autoverification rule is tried out on them.
create index result_values_idx
  on result (tenant_id, test_parameter_id, entered_at desc, id desc)
  where status in ('entered', 'held');
create index result_written_idx
  on result (tenant_id, created_at) where status in ('entered', 'held', 'amended');
alter table result enable row level security, force row level security;
create policy tenant_isolation on result
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (is_current, patient_id, due_at, reported_as, portal_from,
  portal_told_at, shown_by, shown_by_name, moved_at)
  on result to lis_app;
create policy lookup on result for select to lis_search using (true);
grant select (tenant_id, is_current, portal_from, portal_told_at) on result to lis_search;
-- Facilities with results that become visible in the portal.
create function facilities_with_results_to_show(at timestamptz) returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct r.tenant_id from result r
    where r.is_current and r.portal_told_at is null and r.portal_from <= at
  $$;
alter function facilities_with_results_to_show(timestamptz) owner to lis_search;
revoke execute on function facilities_with_results_to_show(timestamptz) from public;
grant execute on function facilities_with_results_to_show(timestamptz) to lis_app;

create view current_result with (security_invoker = true) as
  select * from result where is_current;
grant select on current_result to lis_app;

-- Results that are files. A file belongs to one version of its result and never changes.
create table result_attachment (
  tenant_id uuid not null default app_tenant() references tenant (id),
  result_id uuid not null,
  -- The result version it was stored with.
  version integer not null,
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  byte_size integer not null,
  -- SHA-256 of the content.
  sha256 text not null,
  content bytea not null check (length(content) between 1 and 10000000),
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  primary key (tenant_id, result_id, version),
  foreign key (tenant_id, result_id, version) references result (tenant_id, id, version),
  constraint result_attachment_byte_size_check check (byte_size = length(content)),
  constraint result_attachment_sha256_check check (sha256 = encode(sha256(content), 'hex'))
);
alter table result_attachment enable row level security, force row level security;
create policy tenant_isolation on result_attachment
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on result_attachment to lis_app;
-- Images and PDFs are compressed already: compressing again costs time and saves nothing.
alter table result_attachment alter column content set storage external;

-- A reflex test triggered by a verified value, once per order.
create table reflex (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  result_id uuid not null,
  order_id uuid not null,
  -- The item whose result triggered it.
  order_item_id uuid not null,
  test_parameter_id uuid not null,
  code text not null,
  name text not null,
  mode text not null check (mode in ('auto', 'propose')),
  conditions jsonb not null,
  comment text not null,
  state text not null check (state in ('proposed', 'added')),
  added_item_id uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, test_parameter_id),
  foreign key (tenant_id, added_item_id) references order_item (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, order_item_id) references order_item (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  constraint reflex_added_item_id_check check ((state = 'added') = (added_item_id is not null))
);
create index reflex_added_item_id_idx
  on reflex (tenant_id, added_item_id) where added_item_id is not null;
create index reflex_result_id_idx on reflex (tenant_id, result_id);
alter table reflex enable row level security, force row level security;
create policy tenant_isolation on reflex
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (state, added_item_id) on reflex to lis_app;

-- Reports handed out: one row per distinct content, with the time it was first issued.
create table issued_report (
  tenant_id uuid not null default app_tenant() references tenant (id),
  order_id uuid not null,
  signature text not null check (signature ~ '^[0-9A-F]{32}$'),
  issued_at timestamptz not null,
  primary key (tenant_id, order_id, signature),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id)
);
alter table issued_report enable row level security, force row level security;
create policy tenant_isolation on issued_report
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on issued_report to lis_app;

-- Which version of a result an account has read. A corrected result counts as unread.
create table seen_result (
  tenant_id uuid not null default app_tenant() references tenant (id),
  account_id uuid not null,
  result_id uuid not null,
  version integer not null,
  seen_at timestamptz not null,
  primary key (tenant_id, account_id, result_id, version),
  foreign key (tenant_id, account_id) references app_user (tenant_id, id),
  foreign key (tenant_id, result_id, version) references result (tenant_id, id, version)
);
create index seen_result_result_id_idx on seen_result (tenant_id, result_id);
alter table seen_result enable row level security, force row level security;
create policy tenant_isolation on seen_result
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on seen_result to lis_app;

-- Notification of a critical result. It stores what is to be communicated, as it was when it
-- opened.
create table critical_call (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  result_id uuid not null,
  result_version integer not null,
  order_id uuid not null,
  patient_id uuid not null,
  -- Content to communicate, as of the opening of the notification.
  test_name text not null,
  value_text text not null,
  unit_display text,
  flag text not null check (flag in ('LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND')),
  state text not null check (state in ('open', 'escalated', 'completed', 'withdrawn')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  -- Number of attempts plus one.
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  foreign key (tenant_id, result_id, result_version) references result (tenant_id, id, version),
  constraint critical_call_closed_at_check
    check ((state in ('completed', 'withdrawn')) = (closed_at is not null))
);
create index critical_call_closed_idx
  on critical_call (tenant_id, closed_at desc, id desc) where closed_at is not null;
create index critical_call_open_idx
  on critical_call (tenant_id, due_at, id) where closed_at is null;
create index critical_call_opened_at_idx on critical_call (tenant_id, opened_at);
create index critical_call_order_id_idx on critical_call (tenant_id, order_id);
alter table critical_call enable row level security, force row level security;
create policy tenant_isolation on critical_call
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (patient_id, state, closed_at, version) on critical_call to lis_app;
create policy lookup on critical_call for select to lis_search using (true);
grant select (tenant_id, state, due_at) on critical_call to lis_search;
-- Facilities with overdue notifications, for their escalation.
create function facilities_with_overdue_calls(at timestamptz) returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct c.tenant_id from critical_call c where c.state = 'open' and c.due_at <= at
  $$;
alter function facilities_with_overdue_calls(timestamptz) owner to lis_search;
revoke execute on function facilities_with_overdue_calls(timestamptz) from public;
grant execute on function facilities_with_overdue_calls(timestamptz) to lis_app;

-- Attempts to notify. Append-only.
create table critical_call_attempt (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  critical_call_id uuid not null,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  channel text not null check (channel in ('phone', 'in_person', 'secure_message')),
  outcome text not null check (outcome in ('confirmed', 'reached_no_readback', 'unable_to_reach')),
  recipient_name text not null,
  recipient_role text not null,
  read_back text,
  note text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, critical_call_id) references critical_call (tenant_id, id),
  constraint critical_call_attempt_read_back_check
    check ((outcome = 'confirmed') = (read_back is not null))
);
create index critical_call_attempt_critical_call_id_at_idx
  on critical_call_attempt (tenant_id, critical_call_id, at);
alter table critical_call_attempt enable row level security, force row level security;
create policy tenant_isolation on critical_call_attempt
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on critical_call_attempt to lis_app;
