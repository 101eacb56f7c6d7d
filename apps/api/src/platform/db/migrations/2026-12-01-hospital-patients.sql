-- What a message made: also a patient that it registered, updated or merged, or an order that it
-- changed. Messages of one order share the number of the message that placed it.
alter table hl7_inbound
  add column patient_id uuid,
  add column changed_order_id uuid,
  add foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  add foreign key (tenant_id, changed_order_id) references test_order (tenant_id, id),
  drop constraint hl7_inbound_order_id_check,
  add constraint hl7_inbound_order_id_check check (
    num_nonnulls(order_id, batch_id, patient_id, changed_order_id) = 1
    and (order_id is null) = (placer_number is null));
alter table incoming_message
  add column patient_id uuid,
  add foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  drop constraint incoming_message_state_order_id_check,
  add constraint incoming_message_state_order_id_check check (
    case when connection_id is null
      then num_nonnulls(order_id, batch_id, patient_id)
        = case state when 'accepted' then 1 else 0 end
      else order_id is null and patient_id is null
    end);
create index hl7_inbound_patient_id_idx on hl7_inbound (tenant_id, patient_id)
  where patient_id is not null;
create index incoming_message_patient_id_idx on incoming_message (tenant_id, patient_id)
  where patient_id is not null;
grant update (patient_id) on incoming_message to lis_app;
