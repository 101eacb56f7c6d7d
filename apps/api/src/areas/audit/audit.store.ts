import type { AuditEvent } from '@alms/lis-domain/audit';
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

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
  before?: Place | undefined;
  most: number;
}

/** A line's place in the order they are read in. */
export interface Place {
  at: string;
  seq: number;
}

/** What a line may have to equal, the narrowest first; each has an index in the order that lines are read in. */
const narrowing = ['patient_id', 'entity_id', 'actor_id', 'action', 'category'] as const;

/** As many lines as one question looks through for what it has no index for: a second filter, or words. */
export const mostLookedThrough = 20_000;

/** What the narrowest filter, or none, lets through, and what else is asked of it. */
function linesBy(
  tx: TenantTransaction,
  tenantId: string,
  { start, end, before, q, ...equal }: Omit<EventFilter, 'most'>,
) {
  const [narrowest, ...others] = narrowing.filter((column) => equal[column] !== undefined);
  let lines = tx
    .selectFrom('audit_event')
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', start);
  // An index is entered at the nearest bound that it is given: with the end of the days, a late page would be reached over all lines of the earlier ones.
  lines =
    before !== undefined && Date.parse(before.at) < Date.parse(end)
      ? lines.where('at', '<=', before.at)
      : lines.where('at', '<', end);
  if (before !== undefined)
    lines = lines.where(
      sql<boolean>`(at, seq) < (${before.at}::timestamptz, ${before.seq}::bigint)`,
    );
  if (narrowest) lines = lines.where(narrowest, '=', equal[narrowest] ?? null);
  const asked = others.map((column) => sql<boolean>`${sql.ref(column)} = ${equal[column]}`);
  if (q)
    asked.push(
      sql<boolean>`strpos(lower(concat_ws(chr(10), actor_name, entity_label, reason)), lower(${q})) > 0`,
    );
  return { lines: lines.orderBy('at', 'desc').orderBy('seq', 'desc'), asked };
}

type EventsQuery = Pick<
  SelectQueryBuilder<Schema, 'audit_event', Selectable<Schema['audit_event']>>,
  'execute' | 'explain'
>;

/** Lines of the trail, newest first: each filter has its index in this order, and what has none is looked for among so many lines alone. */
export function eventsQuery(
  tx: TenantTransaction,
  tenantId: string,
  { most, ...filter }: EventFilter,
): EventsQuery {
  const { lines, asked } = linesBy(tx, tenantId, filter);
  if (asked.length === 0) return lines.selectAll().limit(most);
  return tx
    .selectFrom(lines.selectAll().limit(mostLookedThrough).as('looked_through'))
    .selectAll()
    .where((all) => all.and(asked))
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(most);
}

export interface FoundEvents {
  lines: Selectable<Schema['audit_event']>[];
  /** The last line that was looked through, when there may be more behind it although fewer were found than asked for. */
  lookedTo: Place | undefined;
}

export async function findEvents(
  tx: TenantTransaction,
  tenantId: string,
  filter: EventFilter,
): Promise<FoundEvents> {
  const found = await eventsQuery(tx, tenantId, filter).execute();
  const { lines, asked } = linesBy(tx, tenantId, filter);
  const isPart = asked.length > 0 && found.length < filter.most;
  const lookedTo = isPart
    ? await lines
        .select(['at', 'seq'])
        .offset(mostLookedThrough - 1)
        .limit(1)
        .executeTakeFirst()
    : undefined;
  return { lines: found, lookedTo };
}
