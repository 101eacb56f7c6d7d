-- Whether reports name the instrument of each result, where it is recorded.
alter table laboratory_settings add column report_instruments boolean not null default false;
