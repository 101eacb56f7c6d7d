import type { AuditEvent, listAuditLogs, verifyAuditChain } from '@alms/lis-domain/audit';
import { addDays, dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { keysOf, pageOfRows } from '../../http/cursor.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { findBreak } from './audit-trail.ts';
import { chainPage, findEvents } from './audit.store.ts';

const defaultDays = 7;
const defaultLimit = 20;

/** The trail between two days of the facility, both included; the last seven unless asked otherwise. */
export async function listEvents(tx: TenantTransaction, tenantId: string, query: QueryOf<typeof listAuditLogs>, now: Date): Promise<AnswerOf<typeof listAuditLogs>> {
  const { from, to, cursor, limit = defaultLimit, ...filter } = query;
  const zone = await timeZoneOf(tx, tenantId);
  const lastDay = to ?? dateIn(zone, now.toISOString());
  const firstDay = from ?? addDays(lastDay, 1 - defaultDays);
  const [before] = (keysOf(cursor, 1) as [number] | undefined) ?? [];
  const rows = await findEvents(tx, tenantId, { ...filter, start: dayIn(zone, firstDay).start, end: dayIn(zone, lastDay).end, before, most: limit + 1 });
  return pageOfRows(rows, limit, ({ seq }) => [seq], eventOf);
}

function eventOf(row: Selectable<Schema['audit_event']>): AuditEvent {
  const { actor_id, actor_name, actor_role, tenant_id: _, session_id: __, prev_hash: ___, ...event } = row;
  return { ...event, actor: { user_id: actor_id, name: actor_name, role: actor_role } };
}

/** Recomputes every hash from the first line on. */
export async function verifyChain(tx: TenantTransaction, tenantId: string): Promise<AnswerOf<typeof verifyAuditChain>> {
  let last: { seq: number; hash: string } | undefined;
  for (;;) {
    const page = await chainPage(tx, tenantId, last?.seq ?? 0);
    const broken = findBreak(page, last);
    if (broken !== undefined) return { intact: false, checked: broken, broken_at: broken, head: null };
    const end = page.at(-1);
    if (!end) return { intact: true, checked: last?.seq ?? 0, broken_at: null, head: last?.hash ?? null };
    last = { seq: end.seq, hash: end.hash };
  }
}
