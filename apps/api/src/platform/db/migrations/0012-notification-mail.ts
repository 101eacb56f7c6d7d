import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What is mailed of notifications: which types each person has chosen, and what becomes of each mail. A mail is written with its notification and
 * sent afterwards; whoever sends it first moves `due_at` to when another attempt would be made, so that no other process sends it meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailed_notification_type (
      tenant_id uuid not null default app_tenant() references tenant (id),
      account_id uuid not null,
      type text not null,
      primary key (tenant_id, account_id, type),
      foreign key (tenant_id, account_id) references app_user (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'mailed_notification_type', 'select, insert, delete');

  await sql`
    create table notification_mail (
      tenant_id uuid not null default app_tenant() references tenant (id),
      notification_id uuid not null,
      language text not null check (language in ('en', 'fr', 'es', 'pt', 'ar')),
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'given_up')),
      attempts integer not null default 0,
      due_at timestamptz not null,
      sent_at timestamptz,
      primary key (tenant_id, notification_id),
      foreign key (tenant_id, notification_id) references notification (tenant_id, id),
      check ((state = 'sent') = (sent_at is not null))
    )`.execute(db);
  await sql`create index notification_mail_due on notification_mail (tenant_id, due_at) where state = 'waiting'`.execute(
    db,
  );
  await isolate(
    db,
    'notification_mail',
    'select, insert, update (state, attempts, due_at, sent_at)',
  );

  // Who sends asks one question of all facilities: which of them have mail that is due.
  await sql`create policy mail_lookup on notification_mail for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, state, due_at) on notification_mail to lis_search`.execute(db);
  await sql`
    create function facilities_with_due_mail(at timestamptz) returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$ select distinct m.tenant_id from notification_mail m where m.state = 'waiting' and m.due_at <= at $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_due_mail(timestamptz) owner to lis_search`.execute(db);
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_due_mail(timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function facilities_with_due_mail(timestamptz) to lis_app`.execute(db);
}
