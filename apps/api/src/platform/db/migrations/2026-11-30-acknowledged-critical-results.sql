-- The ordering provider acknowledges a critical result in the inbox: the recipient is then the
-- account that records the attempt.
alter table critical_call_attempt
  add column recipient_id uuid,
  drop constraint critical_call_attempt_channel_check,
  add constraint critical_call_attempt_channel_check
    check (channel in ('phone', 'in_person', 'secure_message', 'in_app')),
  add constraint critical_call_attempt_recipient_check check (
    case when channel = 'in_app' then recipient_id = by_id and outcome = 'confirmed'
      else recipient_id is null end
  );
-- The notifications of a critical result, whose recipients see that it is completed.
create index notification_critical_result_idx
  on notification (tenant_id, entity_id) where type = 'critical_result';
