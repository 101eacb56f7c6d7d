-- Every test definition names its interference limits; tests so far have none.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter set definition = definition || '{"interference": []}'
  where not definition ? 'interference';
update test_parameter_version set definition = definition || '{"interference": []}'
  where not definition ? 'interference';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
