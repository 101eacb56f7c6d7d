-- Without forced row-level security the owner reads and writes the rows of every facility.
alter table patient no force row level security;
alter table patient_identifier no force row level security;
alter table test_parameter no force row level security;
alter table stock_item no force row level security;
alter table storage_box no force row level security;

-- The Arabic tatweel (U+0640) only stretches a word: names are compared without it.
update patient
  set search_text = replace(search_text, U&'\0640', ''),
    name_norm = replace(name_norm, U&'\0640', ''),
    name_short = replace(name_short, U&'\0640', ''),
    name_local_norm = replace(name_local_norm, U&'\0640', '')
  where search_text || name_norm || name_short || name_local_norm like U&'%\0640%';
update patient_identifier
  set value_norm = replace(value_norm, U&'\0640', ''),
    issuer_norm = replace(issuer_norm, U&'\0640', '')
  where value_norm || issuer_norm like U&'%\0640%';
update test_parameter
  set search_text = replace(search_text, U&'\0640', '') where search_text like U&'%\0640%';
update stock_item
  set search_text = replace(search_text, U&'\0640', '') where search_text like U&'%\0640%';
update storage_box
  set search_text = replace(search_text, U&'\0640', '') where search_text like U&'%\0640%';

alter table patient force row level security;
alter table patient_identifier force row level security;
alter table test_parameter force row level security;
alter table stock_item force row level security;
alter table storage_box force row level security;
