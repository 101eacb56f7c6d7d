-- Every specimen of a test definition states the action on another temperature on arrival.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter
  set definition = jsonb_set(definition, '{specimens}', (
    select jsonb_agg('{"transport_deviation": "hold"}'::jsonb || specimen order by position)
    from jsonb_array_elements(definition -> 'specimens') with ordinality as each (specimen, position)
  ))
  where definition -> 'specimens' -> 0 is not null
    and not definition -> 'specimens' -> 0 ? 'transport_deviation';
update test_parameter_version
  set definition = jsonb_set(definition, '{specimens}', (
    select jsonb_agg('{"transport_deviation": "hold"}'::jsonb || specimen order by position)
    from jsonb_array_elements(definition -> 'specimens') with ordinality as each (specimen, position)
  ))
  where definition -> 'specimens' -> 0 is not null
    and not definition -> 'specimens' -> 0 ? 'transport_deviation';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
