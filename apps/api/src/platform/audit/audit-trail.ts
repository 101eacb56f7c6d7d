import { createHash } from 'node:crypto';
import { SYSTEM_ACTOR, type AuditEvent } from '@alms/lis-domain/audit';
import { sql, type Insertable, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { json } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';

/** What happened, as the one who did it says it. */
export interface AuditEntry {
  action: AuditEvent['action'];
  category: AuditEvent['category'];
  /** Kind of record: `patient`, `sample`, `account`. */
  entity_type: string;
  entity_id?: string;
  /** How people name the record: an order number, a name. Never a secret. */
  entity_label: string;
  /** Whose data it concerns. */
  patient_id?: string;
  /** Changed fields only; see `changedFields`. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** Left out: whoever made the call. `system`: a rule of the facility did it, and nobody. */
  by?: 'system';
  /** @default 'success' */
  outcome?: AuditEvent['outcome'];
}

/** Who did it, when and from where. */
export interface AuditContext {
  tenantId: string;
  at: Date;
  /** Left out: the service itself, or somebody who has not signed in. */
  actor?: { id: string; name: string; role: string };
  sessionId?: string;
  ip?: string;
  requestId: string;
}

type AuditRow = Insertable<Schema['audit_event']> & { tenant_id: string };

/** A line by its number, and its hash. */
export interface ChainPoint {
  seq: number;
  hash: string;
}

/** What the first line follows. */
export const genesis: ChainPoint = { seq: 0, hash: '0'.repeat(64) };

/**
 * Writes to the facility's trail, in the transaction of the change itself. Each line's hash covers the line and the hash before it; the lock keeps
 * the order, and lasts until the transaction ends, so write last.
 */
export async function appendAudit(
  tx: TenantTransaction,
  context: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  await appendAuditLines(
    tx,
    context.tenantId,
    entries.map((entry) => ({ entry, context })),
  );
}

/** Lines of one statement: PostgreSQL takes 65,535 values at most, and a line has 21. */
const mostAtOnce = 1_000;

/** The same for what several people did, in the order they did it. */
export async function appendAuditLines(
  tx: TenantTransaction,
  tenantId: string,
  lines: readonly { entry: AuditEntry; context: AuditContext }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${tenantId}, 0))`.execute(tx);
  const last = await tx
    .selectFrom('audit_event')
    .select(['seq', 'hash'])
    .where('tenant_id', '=', tenantId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = chained(lines, last).map((row) => ({
    ...row,
    before: row.before && json(row.before),
    after: row.after && json(row.after),
  }));
  for (let at = 0; at < rows.length; at += mostAtOnce)
    await tx
      .insertInto('audit_event')
      .values(rows.slice(at, at + mostAtOnce))
      .execute();
}

/** The rows that follow a line. */
export function chained(
  lines: readonly { entry: AuditEntry; context: AuditContext }[],
  after: ChainPoint = genesis,
): AuditRow[] {
  let last = after;
  return lines.map(({ entry, context }) => {
    const row = rowOf(entry, context, last);
    last = row;
    return row;
  });
}

function rowOf(
  entry: AuditEntry,
  { tenantId, at, actor: caller, sessionId, ip, requestId }: AuditContext,
  last: ChainPoint,
): AuditRow {
  const actor = entry.by === 'system' ? undefined : caller;
  const row = {
    tenant_id: tenantId,
    seq: last.seq + 1,
    id: uuidv7(),
    at: at.toISOString(),
    actor_id: actor?.id ?? null,
    actor_name: entry.by === 'system' ? SYSTEM_ACTOR : (actor?.name ?? ''),
    actor_role: actor?.role ?? null,
    action: entry.action,
    category: entry.category,
    entity_type: entry.entity_type,
    entity_id: entry.entity_id ?? null,
    entity_label: entry.entity_label,
    patient_id: entry.patient_id ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason: entry.reason ?? null,
    ip: ip ?? null,
    session_id: sessionId ?? null,
    request_id: requestId,
    outcome: entry.outcome ?? ('success' as const),
    prev_hash: last.hash,
  };
  return { ...row, hash: hashOf(row) };
}

/** SHA-256 over the whole line but its own hash, with names in alphabetical order. */
function hashOf(row: Omit<AuditRow, 'hash'>): string {
  return createHash('sha256').update(canonical(row)).digest('hex');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** How far a chain has been followed. */
export interface ChainPlace extends ChainPoint {
  /** The last line so far that an earlier check had found as it is now. */
  agreed: number;
}

/**
 * Follows a chain over the next lines: each has to follow the one before, carry the hash of what stands in it, and be what checkpoints say of it. A
 * chain that is written anew from some line on agrees with itself, but not with the checkpoints: it is broken after the last one that it agrees with.
 */
export function followChain(
  place: ChainPlace,
  lines: readonly Selectable<Schema['audit_event']>[],
  checkpoints: readonly ChainPoint[],
): ChainPlace | { brokenAt: number } {
  let { seq, hash, agreed } = place;
  for (const { hash: written, ...line } of lines) {
    seq += 1;
    if (line.seq !== seq || line.prev_hash !== hash || hashOf(line) !== written)
      return { brokenAt: seq };
    const points = checkpoints.filter((point) => point.seq === seq);
    if (points.some((point) => point.hash !== written)) return { brokenAt: agreed + 1 };
    if (points.length > 0) agreed = seq;
    hash = written;
  }
  return { seq, hash, agreed };
}

/** The fields in which two states of a record differ, as `before` and `after` of an entry. */
export function changedFields<T extends object>(
  before: T,
  after: Partial<T>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => canonical(before[name]) !== canonical(after[name]),
  );
  const only = (state: Partial<T>) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: only(before), after: only(after) };
}
