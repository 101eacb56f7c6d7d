-- Every test definition names the patients it is for; tests so far are for all of them.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter set definition = definition || '{"orderable_for": {"sex": "any", "age_min": null, "age_max": null}}'
  where not definition ? 'orderable_for';
update test_parameter_version set definition = definition || '{"orderable_for": {"sex": "any", "age_min": null, "age_max": null}}'
  where not definition ? 'orderable_for';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
