-- Cause of a rule violation and review of the affected results, both on the control run.
alter table qc_run
  add column cause_category text
    check (cause_category in ('control_material', 'reagent', 'calibration', 'instrument',
      'environment', 'handling', 'not_determined')),
  add column cause_findings text,
  add column cause_at timestamptz,
  add column cause_by uuid,
  add column cause_by_name text,
  add column results_reviewed_count integer check (results_reviewed_count >= 0),
  add column results_reviewed_at timestamptz,
  add column results_reviewed_by uuid,
  add column results_reviewed_by_name text,
  add foreign key (tenant_id, cause_by) references app_user (tenant_id, id),
  add foreign key (tenant_id, results_reviewed_by) references app_user (tenant_id, id),
  add constraint qc_run_cause_check check (num_nonnulls(
    cause_category, cause_findings, cause_at, cause_by, cause_by_name
  ) in (0, 5)),
  add constraint qc_run_results_reviewed_check check (num_nonnulls(
    results_reviewed_count, results_reviewed_at, results_reviewed_by, results_reviewed_by_name
  ) in (0, 4)),
  add constraint qc_run_results_reviewed_judgment_check
    check (results_reviewed_at is null or judgment = 'rejected');
grant update (
  cause_category, cause_findings, cause_at, cause_by, cause_by_name, results_reviewed_count,
  results_reviewed_at, results_reviewed_by, results_reviewed_by_name
) on qc_run to lis_app;
