-- Texts of decided incoming messages are removed after their retention period; the entry stays.
alter table incoming_message
  add column has_text boolean not null generated always as (raw is not null) stored;
grant update (raw) on incoming_message to lis_app;
create index incoming_message_kept_text_idx on incoming_message (last_received_at)
  where has_text and state in ('accepted', 'dismissed');

-- Finding facilities with texts to remove, for the job.
create policy lookup on incoming_message for select to lis_search using (true);
grant select (tenant_id, state, has_text, last_received_at) on incoming_message to lis_search;
create function facilities_with_old_message_texts(before timestamptz)
  returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct m.tenant_id from incoming_message m
    where m.has_text and m.state in ('accepted', 'dismissed') and m.last_received_at < before
  $$;
alter function facilities_with_old_message_texts(timestamptz) owner to lis_search;
revoke execute on function facilities_with_old_message_texts(timestamptz) from public;
grant execute on function facilities_with_old_message_texts(timestamptz) to lis_app;
