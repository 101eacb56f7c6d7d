import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** What each person is told: one row per person, so that reading and deleting are each person's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      recipient_id uuid not null,
      type text not null,
      title text not null,
      message text not null,
      priority text not null check (priority in ('low', 'normal', 'high', 'critical')),
      channels text[] not null,
      actor_id uuid,
      entity_type text,
      entity_id uuid,
      link text check (link like '/app%'),
      metadata jsonb not null,
      created_at timestamptz not null,
      read_at timestamptz,
      expires_at timestamptz,
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, recipient_id) references app_user (tenant_id, id),
      foreign key (tenant_id, actor_id) references app_user (tenant_id, id),
      check ((entity_type is null) = (entity_id is null))
    )`.execute(db);
  await sql`create index notification_newest on notification (tenant_id, recipient_id, created_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index notification_unread on notification (tenant_id, recipient_id, created_at desc, id desc) where deleted_at is null and read_at is null`.execute(
    db,
  );
  await isolate(db, 'notification', 'select, insert, update (read_at, deleted_at)');
}
