import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What tells people at once. Each account has a feed whose position rises by one with every change of its notifications; whoever changes them
 * holds the feed's row until the change is committed, so positions appear in their order and none is ever passed over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_feed (
      tenant_id uuid not null default app_tenant() references tenant (id),
      account_id uuid not null,
      position bigint not null check (position > 0),
      primary key (tenant_id, account_id),
      foreign key (tenant_id, account_id) references app_user (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'notification_feed', 'select, insert, update (position)');
  await sql`alter table notification add column position bigint not null default 0`.execute(db);
  await sql`create index notification_position on notification (tenant_id, recipient_id, position) where deleted_at is null`.execute(
    db,
  );
}
