-- Escalation of critical results by a policy of the facility and its tests: to staff on call, then
-- to laboratory managers (`due_at`). First and repeated results have different times.
alter table laboratory_settings
  add column critical_escalation jsonb not null
    default '{"on_call_minutes": null, "repeated": null, "tests": []}';
alter table critical_call
  -- When staff on call are notified; null: not, or already notified.
  add column on_call_at timestamptz,
  -- Of the same patient, test and flag as a notified one, within the period of the policy.
  add column repeated boolean not null default false;
-- The latest notified critical result of a patient.
create index critical_call_patient_id_idx
  on critical_call (tenant_id, patient_id, closed_at desc) where state = 'completed';
grant update (on_call_at) on critical_call to lis_app;
grant select (on_call_at) on critical_call to lis_search;
create or replace function facilities_with_overdue_calls(at timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct c.tenant_id
    from critical_call c
    where c.state = 'open' and (c.due_at <= at or c.on_call_at <= at)
  $$;
