-- HL7 v2 scopes for orders, results and patients apart. A connection that sends patients has the
-- assigning authority (PID-3.4) by whose numbers its patients are identified.
alter table api_token no force row level security;
alter table api_token add column patient_authority text;
update api_token
  set scopes = array_remove(scopes, 'hl7.write') || array['hl7.orders', 'hl7.results']
  where 'hl7.write' = any(scopes);
alter table api_token add constraint api_token_patient_authority_check
  check ((patient_authority is not null) = ('hl7.patients' = any(scopes)));
alter table api_token force row level security;
