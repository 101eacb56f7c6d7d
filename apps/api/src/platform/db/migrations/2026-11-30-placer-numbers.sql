-- Order number of another system for each ordered test (HL7 OBR-2), returned with its results.
-- Tests without one have the number of the message.
alter table order_item
  add column placer_number text,
  add column placer_namespace text,
  add constraint order_item_placer_namespace_check
    check (placer_namespace is null or placer_number is not null);
create index order_item_placer_number_idx on order_item (tenant_id, placer_number)
  where placer_number is not null;
