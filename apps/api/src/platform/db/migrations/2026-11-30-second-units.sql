-- Every test definition names its second unit; tests so far have none.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter set definition = definition || '{"second_unit": null}'
  where not definition ? 'second_unit';
update test_parameter_version set definition = definition || '{"second_unit": null}'
  where not definition ? 'second_unit';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
