-- Amendments of reported results. The reported value remains current until its amendment is
-- verified (ISO 15189:2022 7.4.1.8).
create table amendment (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  result_id uuid not null,
  -- The reported version that it is to replace.
  from_version integer not null,
  state text not null check (state in ('proposed', 'verified', 'reported', 'rejected')),
  code text not null check (code in ('clerical', 'reanalysis', 'interpretation', 'other')),
  reason text not null,
  value_text text not null,
  -- The value as typed, if it was rounded.
  unrounded_value text,
  -- For a file result: media type, size and SHA-256 of the content.
  attachment jsonb,
  content bytea check (length(content) between 1 and 10000000),
  comment text not null,
  override_reason text,
  -- Evaluation of the value for the patient.
  flag text check (flag in ('LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND')),
  flag_reason text,
  critical boolean not null,
  checks jsonb not null,
  proposed_by uuid not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  -- The first of two verifiers.
  verified_by uuid,
  verified_by_name text,
  verified_at timestamptz,
  -- The user who verified it last, or rejected it.
  closed_by uuid,
  closed_by_name text,
  closed_at timestamptz,
  rejection_reason text,
  -- Number of changes plus one.
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, result_id, from_version) references result (tenant_id, id, version),
  foreign key (tenant_id, proposed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, verified_by) references app_user (tenant_id, id),
  foreign key (tenant_id, closed_by) references app_user (tenant_id, id),
  constraint amendment_file_check check ((attachment is null) = (content is null)),
  constraint amendment_verifier_check
    check (num_nonnulls(verified_by, verified_by_name, verified_at) in (0, 3)),
  constraint amendment_closed_check check (
    num_nonnulls(closed_by, closed_by_name, closed_at)
      = case when state in ('reported', 'rejected') then 3 else 0 end
  ),
  constraint amendment_rejection_reason_check
    check ((state = 'rejected') = (rejection_reason is not null))
);
-- At most one open amendment of a result.
create unique index amendment_open_key on amendment (tenant_id, result_id)
  where state in ('proposed', 'verified');
create index amendment_result_id_idx on amendment (tenant_id, result_id, from_version);
alter table amendment enable row level security, force row level security;
create policy tenant_isolation on amendment
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (
  state, flag, flag_reason, critical, checks, verified_by, verified_by_name, verified_at,
  closed_by, closed_by_name, closed_at, rejection_reason, version
) on amendment to lis_app;
-- Images and PDFs are compressed already: compressing again costs time and saves nothing.
alter table amendment alter column content set storage external;
