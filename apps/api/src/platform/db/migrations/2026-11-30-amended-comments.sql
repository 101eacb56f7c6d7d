-- The coded comments chosen with an amendment; null: those of the reported value, by its rules.
alter table amendment add column coded_comments jsonb;
