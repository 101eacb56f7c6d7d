-- Patients, and merges of duplicate records.

-- A patient record.
create table patient (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  mrn text not null,
  family_name text not null,
  given_name text not null,
  middle_name text not null default '',
  prefix text not null default '',
  suffix text not null default '',
  name_local text not null default '',
  -- Names normalised for duplicate detection: see `comparedNames`.
  name_norm text not null,
  name_short text not null default '',
  name_local_norm text not null default '',
  -- Searchable text: names, number, phone digits and birth date.
  search_text text not null,
  gender text not null check (gender in ('male', 'female', 'other', 'unknown')),
  sex_for_ranges text not null check (sex_for_ranges in ('male', 'female', 'unknown')),
  -- Full or partial date: `1975-06-03`, `1975-06` or `1975`.
  birth_date text not null check (birth_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
  birth_time text check (birth_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  birth_date_estimated boolean not null default false,
  deceased boolean not null default false,
  -- A date, optionally with facility local time.
  deceased_at text
    check (deceased_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  -- Earliest and latest possible birth date.
  birth_first date not null generated always as
    (make_date(
      left(birth_date, 4)::integer,
      coalesce(nullif(substr(birth_date, 6, 2), ''), '1')::integer,
      coalesce(nullif(substr(birth_date, 9, 2), ''), '1')::integer
    )) stored,
  birth_last date not null generated always as
    ((
      make_date(
        left(birth_date, 4)::integer,
        coalesce(nullif(substr(birth_date, 6, 2), ''), '1')::integer,
        coalesce(nullif(substr(birth_date, 9, 2), ''), '1')::integer
      )
      + case length(birth_date)
        when 10 then interval '1 day' when 7 then interval '1 month' else interval '1 year'
      end
      - interval '1 day'
    )::date) stored,
  phone text not null default '',
  email text not null default '',
  address jsonb not null default
    '{"line1": "", "line2": "", "city": "", "region": "", "postal_code": "", "country": ""}',
  language text not null default '',
  preferred_contact text check (preferred_contact in ('sms', 'email', 'phone', 'none')),
  emergency_contact jsonb,
  guardian jsonb,
  referring_provider text not null default '',
  notes text not null default '' check (length(notes) <= 2000),
  status text not null default 'active' check (status in ('active', 'inactive', 'merged')),
  different_person_reason text,
  merged_into_id uuid,
  -- The patient is unidentified and the number temporary.
  mrn_temporary boolean not null default false,
  -- Number from before identification, retained after it is replaced.
  temporary_mrn text,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, mrn),
  foreign key (tenant_id, merged_into_id) references patient (tenant_id, id),
  constraint patient_merged_into_id_check
    check ((status = 'merged') = (merged_into_id is not null)),
  constraint patient_birth_time_birth_date_check
    check (birth_time is null or (length(birth_date) = 10 and not birth_date_estimated)),
  constraint patient_deceased_deceased_at_check check (deceased or deceased_at is null),
  constraint patient_mrn_temporary_check
    check (not mrn_temporary or temporary_mrn is not distinct from mrn)
);
create index patient_updated_at_idx on patient (tenant_id, updated_at, id);
-- Finds duplicates, together with the next two.
create index patient_name_norm_birth_date_idx on patient (tenant_id, name_norm, birth_date);
create index patient_name_local_norm_idx
  on patient (tenant_id, name_local_norm) where name_local_norm <> '';
create index patient_merged_into_id_idx
  on patient (tenant_id, merged_into_id) where merged_into_id is not null;
create index patient_created_at_idx on patient (tenant_id, created_at desc, id desc);
create index patient_search_text_idx on patient using gin (tenant_id, search_text gin_trgm_ops);
create index patient_name_short_idx on patient (tenant_id, name_short) where name_short <> '';
create unique index patient_temporary_mrn_key
  on patient (tenant_id, temporary_mrn) where temporary_mrn is not null;
alter table patient enable row level security, force row level security;
create policy tenant_isolation on patient
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on patient to lis_app;
create policy lookup on patient for select to lis_search using (true);
grant select (tenant_id, id, search_text) on patient to lis_search;
-- LIKE is not leakproof, so row-level security would keep it from the trigram index. The search
-- therefore runs as lis_search and filters by the facility itself; without one it finds nothing.
create function find_patients(words text[], most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare
    facility uuid := app_tenant();
    longest text := (select word from unnest(words) word order by length(word) desc limit 1);
    patterns text[] := (select array_agg('%' || word || '%') from unnest(words) word);
  begin
    if facility is null or longest is null then return; end if;
    return query
      select p.id from patient p
      where p.tenant_id = facility
        and p.search_text like '%' || longest || '%' and p.search_text like all (patterns)
      limit most;
  end $$;
alter function find_patients(text[], integer) owner to lis_search;
revoke execute on function find_patients(text[], integer) from public;
grant execute on function find_patients(text[], integer) to lis_app;

-- A portal account belongs to one patient.
alter table app_user
  add foreign key (tenant_id, patient_id) references patient (tenant_id, id);

-- Numbers by which a patient is known elsewhere. Each belongs to one patient, compared without case
-- and separators.
create table patient_identifier (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  patient_id uuid not null,
  type text not null check (type in ('MR', 'NI', 'PPN', 'DL', 'SS', 'INS', 'OTH')),
  value text not null,
  issuer text not null,
  -- Normalised for comparison.
  value_norm text not null check (value_norm <> ''),
  issuer_norm text not null,
  primary key (tenant_id, id),
  unique (tenant_id, type, issuer_norm, value_norm),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id)
);
create index patient_identifier_patient_id_idx on patient_identifier (tenant_id, patient_id);
create index patient_identifier_value_norm_idx on patient_identifier (tenant_id, value_norm);
alter table patient_identifier enable row level security, force row level security;
create policy tenant_isolation on patient_identifier
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (patient_id), delete on patient_identifier to lis_app;

-- Consents of a patient. Rows are never changed: the latest of a kind applies.
create table patient_consent (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  patient_id uuid not null,
  kind text not null check (kind in ('portal', 'email', 'sms', 'research')),
  granted boolean not null,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id)
);
create index patient_consent_patient_id_kind_at_idx
  on patient_consent (tenant_id, patient_id, kind, at desc, id desc);
alter table patient_consent enable row level security, force row level security;
create policy tenant_isolation on patient_consent
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (patient_id) on patient_consent to lis_app;

-- Known conditions of a patient, proposed for new orders.
create table patient_condition (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  patient_id uuid not null,
  code text not null check (code ~ '^[a-z0-9_]{1,40}$'),
  held_from date not null,
  held_to date,
  gestational_age_weeks smallint,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  constraint patient_condition_held_to_check check (held_to >= held_from),
  constraint patient_condition_gestational_age_weeks_check check (
    gestational_age_weeks is null or (code = 'pregnant' and gestational_age_weeks between 0 and 44)
  )
);
create index patient_condition_patient_id_idx on patient_condition (tenant_id, patient_id);
alter table patient_condition enable row level security, force row level security;
create policy tenant_isolation on patient_condition
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (patient_id, held_to, gestational_age_weeks), delete
  on patient_condition to lis_app;

-- Two records of one person. The loser points to the survivor until the merge is undone.
create table patient_merge (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  survivor_id uuid not null,
  loser_id uuid not null,
  reason text not null,
  identity_reason text,
  -- The survivor's previous values of the copied fields.
  replaced jsonb not null,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  undone_at timestamptz,
  undone_by_name text,
  undo_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, by_id) references app_user (tenant_id, id),
  foreign key (tenant_id, loser_id) references patient (tenant_id, id),
  foreign key (tenant_id, survivor_id) references patient (tenant_id, id),
  constraint patient_merge_loser_id_check check (loser_id <> survivor_id),
  constraint patient_merge_undo_reason_check check ((undone_at is null) = (undo_reason is null))
);
-- A record is merged into one other at a time.
create unique index patient_merge_loser_id_key
  on patient_merge (tenant_id, loser_id) where undone_at is null;
create index patient_merge_survivor_id_at_idx on patient_merge (tenant_id, survivor_id, at desc);
alter table patient_merge enable row level security, force row level security;
create policy tenant_isolation on patient_merge
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (undone_at, undone_by_name, undo_reason) on patient_merge to lis_app;

-- A row moved by a merge. Rows that belong to an order move with it and are not listed.
create table patient_merge_row (
  tenant_id uuid not null default app_tenant() references tenant (id),
  merge_id uuid not null,
  table_name text not null
    check (table_name in (
      'test_order', 'appointment', 'app_user', 'patient', 'patient_identifier', 'patient_consent',
      'patient_cover', 'patient_condition'
    )),
  row_id uuid not null,
  primary key (tenant_id, merge_id, table_name, row_id),
  foreign key (tenant_id, merge_id) references patient_merge (tenant_id, id)
);
alter table patient_merge_row enable row level security, force row level security;
create policy tenant_isolation on patient_merge_row
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on patient_merge_row to lis_app;
