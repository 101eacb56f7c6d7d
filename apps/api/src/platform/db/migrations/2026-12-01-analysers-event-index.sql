-- The log of all connections of a facility, newest first.
create index analyser_event_position_idx on analyser_event (tenant_id, position desc);
