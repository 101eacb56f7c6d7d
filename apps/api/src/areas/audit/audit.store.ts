import type { AuditEvent } from '@alms/lis-domain/audit';
import { sql, type Selectable } from 'kysely';
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
  /** Part of what is said of who, what or why. */
  q?: string | undefined;
  /** Only lines before this one: the next page. */
  before?: { at: string; seq: number } | undefined;
  most: number;
}

/** Lines of the trail, newest first: each filter has its index in this order, and words are looked for within the days alone. */
export function eventsQuery(tx: TenantTransaction, tenantId: string, filter: EventFilter) {
  const { start, end, q, before, most, ...equal } = filter;
  let query = tx
    .selectFrom('audit_event')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', start)
    .where('at', '<', end);
  if (before !== undefined) query = query.where(sql<boolean>`(at, seq) < (${before.at}::timestamptz, ${before.seq}::bigint)`);
  if (q) query = query.where(sql<boolean>`strpos(lower(concat_ws(chr(10), actor_name, entity_label, reason)), lower(${q})) > 0`);
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(column as 'actor_id', '=', value);
  }
  return query.orderBy('at', 'desc').orderBy('seq', 'desc').limit(most);
}

export const findEvents = (tx: TenantTransaction, tenantId: string, filter: EventFilter): Promise<Selectable<Schema['audit_event']>[]> => eventsQuery(tx, tenantId, filter).execute();
