-- Storage condition of the specimens in a box; null: not stated.
alter table storage_box
  add column condition text check (condition in ('ambient', 'refrigerated', 'frozen'));
-- Periods of a specimen in boxes with a stated condition; the last one is open while it is stored.
alter table sample
  add column storage_periods jsonb not null default '[]'
    check (jsonb_typeof(storage_periods) = 'array');
-- Every specimen of a test definition names its stability in storage; so far it is unknown.
-- Without forced row-level security the owner updates the rows of every facility.
alter table test_parameter no force row level security;
alter table test_parameter_version no force row level security;
update test_parameter
  set definition = jsonb_set(definition, '{specimens}', (
    select jsonb_agg('{"refrigerated_hours": null, "frozen_hours": null}'::jsonb || specimen
      order by position)
    from jsonb_array_elements(definition -> 'specimens') with ordinality as each (specimen, position)
  ))
  where definition -> 'specimens' -> 0 is not null
    and not definition -> 'specimens' -> 0 ? 'refrigerated_hours';
update test_parameter_version
  set definition = jsonb_set(definition, '{specimens}', (
    select jsonb_agg('{"refrigerated_hours": null, "frozen_hours": null}'::jsonb || specimen
      order by position)
    from jsonb_array_elements(definition -> 'specimens') with ordinality as each (specimen, position)
  ))
  where definition -> 'specimens' -> 0 is not null
    and not definition -> 'specimens' -> 0 ? 'refrigerated_hours';
alter table test_parameter force row level security;
alter table test_parameter_version force row level security;
