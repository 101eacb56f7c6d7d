-- A result is rounded to the decimals of its test. The value as measured stays on record, for
-- calculations and for checks of the measurement; null if it was not rounded.
alter table result
  add column unrounded_value text,
  add constraint result_unrounded_value_check
    check (unrounded_value is null or value_text is not null);
create or replace view current_result with (security_invoker = true) as
  select * from result where is_current;
