-- Escalation of critical results to the ward of the order, and policies of wards.
alter table critical_call
  -- When the ward is notified; null: not, or already notified.
  add column ward_at timestamptz;
grant update (ward_at) on critical_call to lis_app;
grant select (ward_at) on critical_call to lis_search;
create or replace function facilities_with_overdue_calls(at timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct c.tenant_id
    from critical_call c
    where (c.state = 'open' and (c.due_at <= at or c.on_call_at <= at))
      or (c.state in ('open', 'escalated') and c.ward_at <= at)
  $$;

-- Tests with own times become rules of a test, a ward or both. The ward is notified at once.
alter table laboratory_settings alter column critical_escalation
  set default '{"ward_minutes": 0, "on_call_minutes": null, "repeated": null, "rules": []}';
-- Without forced row-level security the owner updates the rows of every facility.
alter table laboratory_settings no force row level security;
update laboratory_settings set critical_escalation = jsonb_build_object(
  'ward_minutes', 0,
  'on_call_minutes', critical_escalation -> 'on_call_minutes',
  'repeated', case when jsonb_typeof(critical_escalation -> 'repeated') = 'object'
    then critical_escalation -> 'repeated' || '{"ward_minutes": 0}' else 'null' end,
  'rules', (
    select coalesce(jsonb_agg(
      rule || '{"ward_id": null, "ward_minutes": 0}' || jsonb_build_object(
        'repeated', case when jsonb_typeof(rule -> 'repeated') = 'object'
          then rule -> 'repeated' || '{"ward_minutes": 0}' else 'null' end
      ) order by position
    ), '[]')
    from jsonb_array_elements(critical_escalation -> 'tests') with ordinality t (rule, position)
  )
);
alter table laboratory_settings force row level security;
