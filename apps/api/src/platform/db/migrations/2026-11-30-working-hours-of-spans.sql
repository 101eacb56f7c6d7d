-- Turnaround in working hours is counted by the opening hours of that time.
alter table figure_span
  -- Fingerprint of the opening hours; empty: none were known.
  add column hours text not null default '';
