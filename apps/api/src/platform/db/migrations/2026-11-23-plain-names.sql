-- Gives notification columns, the table of notified stock alerts and two figures plain names.
alter table result rename column portal_told_at to portal_notified_at;
alter view current_result rename column portal_told_at to portal_notified_at;
create or replace function facilities_with_results_to_show(at timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct r.tenant_id from result r
    where r.is_current and r.portal_notified_at is null and r.portal_from <= at
  $$;

alter table eqa_round rename column told_soon_at to reminded_soon_at;
alter table eqa_round rename column told_overdue_at to reminded_overdue_at;
create or replace function facilities_with_due_rounds(closed timestamptz, near timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct r.tenant_id from eqa_round r
    where r.state = 'open' and r.reminded_overdue_at is null
      and (r.closes_at < closed or (r.closes_at < near and r.reminded_soon_at is null))
  $$;

alter table stock_alert_told rename to stock_alert_notification;
alter table stock_alert_notification rename column told_at to notified_at;
do $$
declare
  old_name text;
begin
  for old_name in
    select conname from pg_constraint where conrelid = 'stock_alert_notification'::regclass
  loop
    execute format(
      'alter table stock_alert_notification rename constraint %I to %I',
      old_name,
      replace(
        replace(old_name, 'stock_alert_told', 'stock_alert_notification'), 'told_at', 'notified_at'
      )
    );
  end loop;
end $$;

alter index sample_event_judged_at_idx rename to sample_event_assessed_at_idx;
-- Without forced row-level security the owner updates the rows of every facility.
alter table figure_count no force row level security;
update figure_count
  set figure = case figure when 'judged' then 'evaluated' else 'samples_assessed' end
  where figure in ('judged', 'samples_judged');
alter table figure_count force row level security;
