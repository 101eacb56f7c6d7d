-- The instrument of an EQA round: each has its own submission and score. Null: not stated.
alter table eqa_round
  add column instrument_id uuid,
  add foreign key (tenant_id, instrument_id) references instrument (tenant_id, id);
grant update (instrument_id) on eqa_round to lis_app;
drop index eqa_round_scheme_round_key;
create unique index eqa_round_scheme_round_key
  on eqa_round (tenant_id, laboratory_id, scheme, round, instrument_id) nulls not distinct
  where state <> 'withdrawn';
create index eqa_round_instrument_id_closes_at_idx
  on eqa_round (tenant_id, instrument_id, closes_at desc, id desc) where instrument_id is not null;
