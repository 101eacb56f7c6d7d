-- Gives the table of patients' coverages the name of the FHIR resource.
alter table patient_cover rename to patient_coverage;
alter index patient_cover_patient_id_idx rename to patient_coverage_patient_id_idx;
do $$
declare
  old_name text;
begin
  for old_name in
    select conname from pg_constraint
    where conrelid = 'patient_coverage'::regclass and conname like 'patient_cover\_%'
  loop
    execute format(
      'alter table patient_coverage rename constraint %I to %I',
      old_name,
      replace(old_name, 'patient_cover_', 'patient_coverage_')
    );
  end loop;
end $$;

alter table patient_merge_row drop constraint patient_merge_row_table_name_check;
-- Without forced row-level security the owner updates the rows of every facility.
alter table patient_merge_row no force row level security;
update patient_merge_row set table_name = 'patient_coverage' where table_name = 'patient_cover';
alter table patient_merge_row force row level security;
alter table patient_merge_row add constraint patient_merge_row_table_name_check
  check (table_name in (
    'test_order', 'appointment', 'app_user', 'patient', 'patient_identifier', 'patient_consent',
    'patient_coverage', 'patient_condition'
  ));
