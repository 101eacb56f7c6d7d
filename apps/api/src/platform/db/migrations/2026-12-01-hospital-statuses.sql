-- Status of ordered tests for the system that ordered them, beside the results. The receiver asks
-- for it in the operator's settings.
alter table hl7_peer no force row level security;
alter table hl7_outbound no force row level security;
alter table hl7_peer add column sends_status boolean not null default false;
-- Tests with their status at the time of the message. Null: a message of results.
alter table hl7_outbound
  add column statuses jsonb,
  add constraint hl7_outbound_statuses_check check (
    statuses is null or (jsonb_array_length(statuses) > 0 and jsonb_array_length(results) = 0));
alter table hl7_peer force row level security;
alter table hl7_outbound force row level security;
grant update (sends_status) on hl7_peer to lis_app;

-- One message for all tests of an order that one statement moves. Results have messages of their own.
create function queue_hl7_statuses() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into hl7_outbound (tenant_id, order_id, results, statuses, created_at, due_at)
      select n.tenant_id, n.order_id, '[]',
        jsonb_agg(jsonb_build_object('id', n.id, 'status', n.status) order by n.position),
        max(n.updated_at), max(n.updated_at)
      from moved n join before_move o on o.tenant_id = n.tenant_id and o.id = n.id
      where n.status <> o.status
        and n.status in ('collected', 'received', 'in_process', 'rejected', 'cancelled')
        and exists (select from hl7_peer p where p.tenant_id = n.tenant_id and p.sends_status)
        and exists (
          select from hl7_inbound m where m.tenant_id = n.tenant_id and m.order_id = n.order_id
        )
      group by n.tenant_id, n.order_id;
    return null;
  end $$;
create trigger queue_hl7_statuses after update on order_item
  referencing old table as before_move new table as moved
  for each statement execute function queue_hl7_statuses();
