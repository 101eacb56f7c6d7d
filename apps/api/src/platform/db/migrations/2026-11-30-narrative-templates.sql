-- Every test definition names the templates of its narrative result; tests so far have none.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter set definition = definition || '{"narrative_templates": []}'
  where not definition ? 'narrative_templates';
update test_parameter_version set definition = definition || '{"narrative_templates": []}'
  where not definition ? 'narrative_templates';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
