-- What an incoming order states for its answers (HL7 v2): the id of the ordering provider (XCN.1)
-- with its assigning authority (XCN.9), the visit number (PV1-19) and the location (PV1-3). Fields
-- are kept in HL7 notation; null: not stated.
alter table hl7_inbound
  add column provider_id text,
  add column provider_authority text,
  add column visit_number text,
  add column location text;
