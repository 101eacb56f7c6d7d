-- Every test definition states its measurement uncertainty; that of tests so far is unknown.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter set definition = definition || '{"uncertainty": []}'
  where not definition ? 'uncertainty';
update test_parameter_version set definition = definition || '{"uncertainty": []}'
  where not definition ? 'uncertainty';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;

-- Whether reports print the measurement uncertainty of each value, where it is known.
alter table laboratory_settings add column report_uncertainty boolean not null default false;
