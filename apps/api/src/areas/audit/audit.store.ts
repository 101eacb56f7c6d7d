import type { AuditEvent } from '@alms/lis-domain/audit';
import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';

export interface EventFilter {
  /** Instants, half open. */
  start: string;
  end: string;
  actor_id?: string | undefined;
  category?: AuditEvent['category'] | undefined;
  action?: AuditEvent['action'] | undefined;
  entity_id?: string | undefined;
  patient_id?: string | undefined;
  /** Only lines before this one: the next page. */
  before: number | undefined;
  most: number;
}

/** Lines of the trail, newest first. */
export function findEvents(tx: TenantTransaction, tenantId: string, filter: EventFilter): Promise<Selectable<Schema['audit_event']>[]> {
  const { start, end, before, most, ...equal } = filter;
  let query = tx
    .selectFrom('audit_event')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', start)
    .where('at', '<', end);
  if (before !== undefined) query = query.where('seq', '<', before);
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(column as 'actor_id', '=', value);
  }
  return query.orderBy('seq', 'desc').limit(most).execute();
}

/** A thousand lines after one, in the order of the chain. */
export function chainPage(tx: TenantTransaction, tenantId: string, after: number): Promise<Selectable<Schema['audit_event']>[]> {
  return tx.selectFrom('audit_event').selectAll().where('tenant_id', '=', tenantId).where('seq', '>', after).orderBy('seq').limit(1_000).execute();
}
