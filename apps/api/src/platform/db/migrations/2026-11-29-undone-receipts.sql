-- A specimen counts on the day of its first receipt or rejection, other than undone receipts: an
-- undone one changes the figures of every day on which it was received.
create or replace function note_sample_event_insert() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    insert into figure_change (tenant_id, at)
      select distinct * from (
        select c.tenant_id, c.at from written c where c.type = 'collected'
        union all
        select e.tenant_id, e.at from written c
        join sample_event e
          on e.tenant_id = c.tenant_id and e.sample_id = c.sample_id
          and e.type in ('received', 'rejected')
        where c.type in ('received', 'rejected', 'receipt_undone')
      ) changed;
    return null;
  end $$;
