import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** What has been given out as a report of an order: the signature of what it said, once for each content, and when it was first given out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table issued_report (
      tenant_id uuid not null default app_tenant() references tenant (id),
      order_id uuid not null,
      signature text not null check (signature ~ '^[0-9A-F]{32}$'),
      issued_at timestamptz not null,
      primary key (tenant_id, order_id, signature),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'issued_report', 'select, insert');
}
