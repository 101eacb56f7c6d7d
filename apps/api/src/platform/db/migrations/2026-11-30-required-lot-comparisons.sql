-- Whether a new reagent lot requires an accepted lot comparison before use.
alter table laboratory_settings add column reagent_lot_comparison text not null default 'off'
  check (reagent_lot_comparison in ('off', 'warn', 'block'));
