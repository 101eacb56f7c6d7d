-- Without forced row-level security the owner reads and writes the rows of every facility.
alter table patient no force row level security;
alter table patient_identifier no force row level security;
alter table test_parameter no force row level security;
alter table stock_item no force row level security;
alter table storage_box no force row level security;

-- Record numbers are unique regardless of letter case. Numbers contain ASCII letters, digits and
-- hyphens only, so width needs no rule here.
do $$
declare
  doubled text;
begin
  select string_agg(distinct upper(mrn), ', ') into doubled
  from (
    select mrn, count(*) over (partition by tenant_id, upper(mrn)) as times from patient
  ) numbered
  where times > 1;
  if doubled is not null then
    raise exception 'Record numbers differ only in letter case: %', doubled
      using hint = 'Merge these patients, or correct their numbers, before the update.';
  end if;
end $$;
-- A stored column, because `upper` is not leakproof: with row-level security, an index on the
-- expression would not be used.
alter table patient
  drop constraint patient_tenant_id_mrn_key,
  add column compared_mrn text not null generated always as (upper(mrn)) stored,
  add constraint patient_tenant_id_compared_mrn_key unique (tenant_id, compared_mrn);

-- Names and searchable texts are compared regardless of character width.
update patient
  set search_text = normalize(search_text, NFKD),
    name_norm = normalize(name_norm, NFKD),
    name_short = normalize(name_short, NFKD),
    name_local_norm = normalize(name_local_norm, NFKD)
  where search_text is not NFKD normalized;
update patient_identifier
  set value_norm = normalize(value_norm, NFKD), issuer_norm = normalize(issuer_norm, NFKD)
  where value_norm || issuer_norm is not NFKD normalized;
update test_parameter
  set search_text = normalize(search_text, NFKD) where search_text is not NFKD normalized;
update stock_item
  set search_text = normalize(search_text, NFKD) where search_text is not NFKD normalized;
update storage_box
  set search_text = normalize(search_text, NFKD) where search_text is not NFKD normalized;

alter table patient force row level security;
alter table patient_identifier force row level security;
alter table test_parameter force row level security;
alter table stock_item force row level security;
alter table storage_box force row level security;
