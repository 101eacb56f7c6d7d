-- Codes of an instrument may be mapped to an interference index of the specimen instead of a test.
alter table instrument_code
  add column interferent text check (interferent in ('hemolysis', 'icterus', 'lipemia')),
  drop constraint instrument_code_ignored_check,
  add constraint instrument_code_target_check
    check (num_nonnulls(test_parameter_id, interferent, nullif(ignored, false)) <= 1);
grant update (interferent) on instrument_code to lis_app;

-- A row with an index has no result: it is recorded on the specimen.
alter table import_row
  add column interferent text check (interferent in ('hemolysis', 'icterus', 'lipemia')),
  drop constraint import_row_value_text_check,
  add constraint import_row_value_text_check check (
    status not in ('ready', 'entered')
    or (value_text is not null and num_nonnulls(result_id, interferent) = 1)
  );
grant update (interferent) on import_row to lis_app;
