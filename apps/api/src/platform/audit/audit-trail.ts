import type { PatientId } from '@alms/lis-domain/patients';
import { createHash } from 'node:crypto';
import { SYSTEM_ACTOR, type AuditEvent } from '@alms/lis-domain/audit';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { chunksOf } from '../db/chunks.ts';
import { json } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';

/** An audit event as described by the operation that caused it. */
export interface AuditEntry {
  action: AuditEvent['action'];
  category: AuditEvent['category'];
  /** Kind of record: `patient`, `sample`, `account`. */
  entity_type: string;
  entity_id?: string;
  /** Human-readable record identifier: an order number, a name. Never a secret. */
  entity_label: string;
  /** The patient whose data is affected. */
  patient_id?: PatientId;
  /** Changed fields only; see `changedFields`. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** Defaults to the user who sent the request. `system`: an automatic rule of the facility. */
  by?: 'system';
  /** @default 'success' */
  outcome?: AuditEvent['outcome'];
}

/** User, time and origin of an audit event. */
export interface AuditContext {
  tenantId: TenantId;
  at: Date;
  /** Omitted for the service itself and for anonymous users. */
  actor?: { id: string; name: string; role: string };
  sessionId?: string;
  ip?: string;
  requestId: string;
}

type AuditRow = Insertable<Schema['audit_event']> & { tenant_id: TenantId };

/** Sequence number and hash of an audit event. */
export interface ChainPoint {
  seq: number;
  hash: string;
}

/** Predecessor of the first event. */
export const genesis: ChainPoint = { seq: 0, hash: '0'.repeat(64) };

/**
 * Appends to the facility's audit trail in the transaction of the change itself. Each event's hash
 * covers the event and the preceding hash. The ordering lock lasts until the transaction ends, so
 * append last.
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

/** Like `appendAudit`, for events of several users, in order. */
export async function appendAuditLines(
  tx: TenantTransaction,
  tenantId: TenantId,
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
  let after = last;
  for (const chunk of chunksOf(lines)) {
    const rows = chained(chunk, after);
    after = rows.at(-1);
    await tx
      .insertInto('audit_event')
      .values(
        rows.map((row) => ({
          ...row,
          before: row.before && json(row.before),
          after: row.after && json(row.after),
        })),
      )
      .execute();
  }
}

/** Builds the rows that follow a chain point. */
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

/** SHA-256 over the whole row except its hash, with keys in alphabetical order. */
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

/** Verification progress within a chain. */
export interface ChainPlace extends ChainPoint {
  /** The last event so far that matches an earlier check. */
  agreed: number;
}

/**
 * Verifies the next events of a chain. Each must follow its predecessor, carry the hash of its
 * content and match the checkpoints. A chain rewritten from some event on is self-consistent but
 * fails the checkpoints: it is broken after the last matching one.
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

/**
 * Returns the fields in which two states of a record differ, as `before` and `after` of an entry.
 */
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
