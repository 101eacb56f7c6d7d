import type { PatientId } from '@alms/lis-domain/patients';
import type { AuditEvent } from '@alms/lis-domain/audit';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { comparedText } from '@alms/lis-domain/http';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export interface EventFilter {
  /** Half-open interval of instants. */
  start: string;
  end: string;
  actor_id?: string | undefined;
  category?: AuditEvent['category'] | undefined;
  action?: AuditEvent['action'] | undefined;
  entity_id?: string | undefined;
  patient_id?: PatientId | undefined;
  /** Search text in user, record or reason. */
  q?: string | undefined;
  /** Cursor of the next page: only events before this one. */
  before?: Place | undefined;
  max: number;
}

/** Position of an event in reading order. */
export interface Place {
  at: string;
  seq: number;
}

/** Exact-match filters, most selective first. Each has an index in reading order. */
const narrowing = ['patient_id', 'entity_id', 'actor_id', 'action', 'category'] as const;

/**
 * Maximum number of events scanned per query for filters without an index: a second filter, or
 * search text.
 */
export const maxSearched = 20_000;

/**
 * Events matching the most selective filter, if any, with the remaining filters applied to them.
 */
function linesBy(
  tx: TenantTransaction,
  tenantId: TenantId,
  { start, end, before, q, ...equal }: Omit<EventFilter, 'max'>,
) {
  const [narrowest, ...others] = narrowing.filter((column) => equal[column] !== undefined);
  let lines = tx
    .selectFrom('audit_event')
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', start);
  // The index scan starts at the nearest bound. Starting at the end of the period would scan all
  // earlier pages to reach a late one.
  lines =
    before !== undefined && Date.parse(before.at) < Date.parse(end)
      ? lines.where('at', '<=', before.at)
      : lines.where('at', '<', end);
  if (before !== undefined)
    lines = lines.where(
      sql<boolean>`(at, seq) < (${before.at}::timestamptz, ${before.seq}::bigint)`,
    );
  if (narrowest) lines = lines.where(narrowest, '=', equal[narrowest] ?? null);
  const conditions = others.map((column) => sql<boolean>`${sql.ref(column)} = ${equal[column]}`);
  if (q)
    conditions.push(
      sql<boolean>`strpos(lower(normalize(concat_ws(chr(10), actor_name, entity_label, reason), NFKC)), ${comparedText(q)}) > 0`,
    );
  return { lines: lines.orderBy('at', 'desc').orderBy('seq', 'desc'), conditions };
}

type EventsQuery = Pick<
  SelectQueryBuilder<Schema, 'audit_event', Selectable<Schema['audit_event']>>,
  'execute' | 'explain'
>;

/**
 * Audit events, newest first. Each filter has an index in this order; filters without an index scan
 * a limited number of events.
 */
export function eventsQuery(
  tx: TenantTransaction,
  tenantId: TenantId,
  { max, ...filter }: EventFilter,
): EventsQuery {
  const { lines, conditions } = linesBy(tx, tenantId, filter);
  if (conditions.length === 0) return lines.selectAll().limit(max);
  return tx
    .selectFrom(lines.selectAll().limit(maxSearched).as('searched'))
    .selectAll()
    .where((all) => all.and(conditions))
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(max);
}

export interface FoundEvents {
  lines: Selectable<Schema['audit_event']>[];
  /**
   * The last event scanned, set when fewer matches than requested were found but more may follow.
   */
  searchedTo: Place | undefined;
}

export async function findEvents(
  tx: TenantTransaction,
  tenantId: TenantId,
  filter: EventFilter,
): Promise<FoundEvents> {
  const found = await eventsQuery(tx, tenantId, filter).execute();
  const { lines, conditions } = linesBy(tx, tenantId, filter);
  const isPart = conditions.length > 0 && found.length < filter.max;
  const searchedTo = isPart
    ? await lines
        .select(['at', 'seq'])
        .offset(maxSearched - 1)
        .limit(1)
        .executeTakeFirst()
    : undefined;
  return { lines: found, searchedTo };
}
