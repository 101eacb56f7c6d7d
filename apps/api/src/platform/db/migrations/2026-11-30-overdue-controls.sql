-- Overdue QC as a run without values, so that the results since the last accepted run are reviewed
-- as after a rejected run; and the sign-off of that review (ISO 15189:2022 7.3.7.2).
alter table qc_run no force row level security;
alter table qc_action no force row level security;
alter table qc_run
  -- Null: overdue QC has no operator.
  alter column operator_id drop not null,
  alter column operator_name drop not null,
  drop constraint qc_run_status_check,
  drop constraint qc_run_judgment_check,
  drop constraint qc_run_results_reviewed_judgment_check,
  add column signed_off_at timestamptz,
  add constraint qc_run_status_check check (
    status in ('accepted', 'warning', 'rejected', 'not_evaluable', 'overdue', 'void')),
  add constraint qc_run_judgment_check
    check (judgment in ('accepted', 'warning', 'rejected', 'not_evaluable', 'overdue')),
  add constraint qc_run_results_reviewed_judgment_check
    check (results_reviewed_at is null or judgment in ('rejected', 'overdue')),
  add constraint qc_run_operator_check check (
    num_nonnulls(operator_id, operator_name) = case when judgment = 'overdue' then 0 else 2 end),
  add constraint qc_run_signed_off_at_check
    check (signed_off_at is null or judgment in ('rejected', 'overdue'));
-- Rejected runs without an accepted run between them share corrective actions. They are signed off
-- once all of these are verified.
with series as (
  select tenant_id, id, qc_test_id, status, created_at,
    count(*) filter (where status in ('accepted', 'warning'))
      over (partition by tenant_id, qc_test_id order by number) as accepted_before
  from qc_run
), verified as (
  select s.tenant_id, s.qc_test_id, s.accepted_before, max(a.verified_at) as at
  from series s
  join qc_action a on a.tenant_id = s.tenant_id and a.run_id = s.id
  where s.status = 'rejected'
  group by s.tenant_id, s.qc_test_id, s.accepted_before
  having bool_and(a.verified_at is not null)
)
update qc_run r set signed_off_at = v.at
from series s
join verified v on v.tenant_id = s.tenant_id and v.qc_test_id = s.qc_test_id
  and v.accepted_before = s.accepted_before
where r.tenant_id = s.tenant_id and r.id = s.id and s.status = 'rejected' and s.created_at <= v.at;
alter table qc_run force row level security;
alter table qc_action force row level security;
create index qc_run_open_review_idx on qc_run (tenant_id, qc_test_id, number)
  where status in ('rejected', 'overdue') and signed_off_at is null;
grant update (signed_off_at) on qc_run to lis_app;

-- Finding facilities with overdue QC, for the job.
create policy lookup on qc_test for select to lis_search using (true);
grant select (tenant_id, created_at, last_accepted_at, rejected_at, released_at, max_age_hours)
  on qc_test to lis_search;
create function facilities_with_overdue_controls(instant timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct q.tenant_id from qc_test q
    where q.rejected_at is null and q.max_age_hours is not null
      and greatest(q.created_at, q.last_accepted_at, q.released_at)
        + make_interval(hours => q.max_age_hours) < instant
  $$;
alter function facilities_with_overdue_controls(timestamptz) owner to lis_search;
revoke execute on function facilities_with_overdue_controls(timestamptz) from public;
grant execute on function facilities_with_overdue_controls(timestamptz) to lis_app;
