-- A critical value is visible in the portal after its notification: open notifications are looked
-- up by result.
create index critical_call_open_result_idx
  on critical_call (tenant_id, result_id) where closed_at is null;
