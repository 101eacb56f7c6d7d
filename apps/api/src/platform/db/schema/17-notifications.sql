-- Notifications and their email copies.

-- Notifications: one row per recipient, so that reading and deleting are their own.
create table notification (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  recipient_id uuid not null,
  type text not null,
  title text not null,
  message text not null,
  priority text not null check (priority in ('low', 'normal', 'high', 'critical')),
  channels text[] not null,
  -- Null for system notifications.
  actor_id uuid,
  entity_type text,
  entity_id uuid,
  link text check (link like '/app%'),
  metadata jsonb not null,
  -- Visible from this time; in the future for scheduled notifications.
  created_at timestamptz not null,
  -- Position in the recipient's feed.
  position bigint not null default 0,
  read_at timestamptz,
  expires_at timestamptz,
  -- Soft deletion, so that a repeated deletion differs from deleting another user's notification.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, actor_id) references app_user (tenant_id, id),
  foreign key (tenant_id, recipient_id) references app_user (tenant_id, id),
  constraint notification_entity_id_check check ((entity_type is null) = (entity_id is null))
);
create index notification_recipient_id_created_at_idx
  on notification (tenant_id, recipient_id, created_at desc, id desc) where deleted_at is null;
create index notification_position_idx
  on notification (tenant_id, recipient_id, position) where deleted_at is null;
-- A reminder is found by its appointment.
create index notification_reminder_idx
  on notification (tenant_id, entity_id) where type = 'appointment_reminder' and deleted_at is null;
create index notification_unread_idx
  on notification (tenant_id, recipient_id, created_at desc, id desc)
  where deleted_at is null and read_at is null;
alter table notification enable row level security, force row level security;
create policy tenant_isolation on notification
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (read_at, deleted_at) on notification to lis_app;

-- The position rises by one with each change of an account's notifications. A writer holds the row
-- until it commits, so positions become visible in order and none is skipped.
create table notification_feed (
  tenant_id uuid not null default app_tenant() references tenant (id),
  account_id uuid not null,
  position bigint not null check (position > 0),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app_user (tenant_id, id)
);
alter table notification_feed enable row level security, force row level security;
create policy tenant_isolation on notification_feed
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (position) on notification_feed to lis_app;

-- A notification type for which an account wants email copies.
create table mailed_notification_type (
  tenant_id uuid not null default app_tenant() references tenant (id),
  account_id uuid not null,
  type text not null,
  primary key (tenant_id, account_id, type),
  foreign key (tenant_id, account_id) references app_user (tenant_id, id)
);
alter table mailed_notification_type enable row level security, force row level security;
create policy tenant_isolation on mailed_notification_type
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on mailed_notification_type to lis_app;

-- Email copies. A copy is written with its notification and sent later; a sender first moves due_at
-- to the next attempt, so that no other process sends it.
create table notification_mail (
  tenant_id uuid not null default app_tenant() references tenant (id),
  notification_id uuid not null,
  language text not null check (language in ('en', 'fr', 'es', 'pt', 'ar')),
  -- `dropped`: the recipient is no longer eligible.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'given_up')),
  -- Number of send attempts.
  attempts integer not null default 0,
  -- Time of sending or of the next retry.
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, notification_id),
  foreign key (tenant_id, notification_id) references notification (tenant_id, id),
  constraint notification_mail_sent_at_check check ((state = 'sent') = (sent_at is not null))
);
create index notification_mail_due_at_idx
  on notification_mail (tenant_id, due_at) where state = 'waiting';
alter table notification_mail enable row level security, force row level security;
create policy tenant_isolation on notification_mail
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (state, attempts, due_at, sent_at) on notification_mail to lis_app;
create policy lookup on notification_mail for select to lis_search using (true);
grant select (tenant_id, state, due_at) on notification_mail to lis_search;
-- Facilities with email copies to send.
create function facilities_with_due_mail(at timestamptz) returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct m.tenant_id from notification_mail m
    where m.state = 'waiting' and m.due_at <= at
  $$;
alter function facilities_with_due_mail(timestamptz) owner to lis_search;
revoke execute on function facilities_with_due_mail(timestamptz) from public;
grant execute on function facilities_with_due_mail(timestamptz) to lis_app;
