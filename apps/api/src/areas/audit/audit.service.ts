import { fileName } from '@alms/lis-domain/http';
import { normaliseRole } from '@alms/lis-domain/access';
import { roleWords } from '@alms/lis-domain/access/words/role-words';
import type { AuditEvent, exportAuditLogs, listAuditLogs } from '@alms/lis-domain/audit';
import { auditWords } from '@alms/lis-domain/audit/words/audit-words';
import { addDays, dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import { csvOf } from '@alms/lis-domain/spreadsheet';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { FileBody, SignedInCall } from '../../platform/http/requests/call.ts';
import { cursorAfter, keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { catalogue } from '../../platform/i18n/catalogue.ts';
import { timeZoneOf, findSubdomain } from '../facility/facility.store.ts';
import { recipientLanguage } from '../../platform/i18n/recipient-language.ts';
import { findEvents, type FoundEvents, type Place } from './audit.store.ts';
import type english from './words/en.json';

const [codeWords, nameOfRole] = [catalogue(auditWords), catalogue(roleWords)];
const columnWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

/** Columns of the exported audit trail, from left to right. */
const trailColumns = [
  'seq',
  'at',
  'actor_name',
  'actor_role',
  'action',
  'category',
  'entity_type',
  'entity_label',
  'entity_id',
  'patient_id',
  'before',
  'after',
  'reason',
  'outcome',
  'ip',
  'request_id',
  'hash',
] as const;

const defaultDays = 7;
const defaultLimit = 20;
/** Maximum number of exported events, which are held in memory together. */
const maxExported = 20_000;

type Filter = QueryOf<typeof exportAuditLogs>;

/** The requested days in the facility's time zone; the last seven by default. */
async function daysOf(tx: TenantTransaction, tenantId: TenantId, { from, to }: Filter, now: Date) {
  const zone = await timeZoneOf(tx, tenantId);
  const lastDay = to ?? dateIn(zone, now.toISOString());
  const firstDay = from ?? addDays(lastDay, 1 - defaultDays);
  return { firstDay, lastDay, start: dayIn(zone, firstDay).start, end: dayIn(zone, lastDay).end };
}

/**
 * The audit trail between two facility days, inclusive; the last seven by default. Rare matches are
 * searched in parts, so a page may be short or empty and still have a successor.
 */
export async function listEvents({
  tx,
  tenantId,
  query,
  isVisitor,
  now,
}: Pick<
  SignedInCall<typeof listAuditLogs>,
  'tx' | 'tenantId' | 'query' | 'isVisitor' | 'now'
>): Promise<AnswerOf<typeof listAuditLogs>> {
  const { from, to, cursor, limit = defaultLimit, ...filter } = query;
  const { start, end } = await daysOf(tx, tenantId, { from, to }, now);
  const before = placeOf(cursor);
  const { lines, searchedTo } = await findEvents(tx, tenantId, {
    ...filter,
    start,
    end,
    before,
    max: limit + 1,
  });
  const page = pageOfRows(
    lines,
    limit,
    ({ at, seq }) => [at, seq],
    (line) => eventOf(readableBy(isVisitor, line)),
  );
  return searchedTo ? { ...page, next_cursor: cursorAfter(searchedTo.at, searchedTo.seq) } : page;
}

function placeOf(cursor: string | undefined): Place | undefined {
  const keys = keysOf(cursor, 2);
  if (!keys) return undefined;
  const [at, seq] = keys;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !Number.isSafeInteger(seq))
    throw invalid({ cursor: 'is not valid' });
  return { at, seq: seq as number };
}

/** Visitors of the live demo must not learn each other's network addresses. */
function readableBy<Line extends { ip: string | null }>(isVisitor: boolean, line: Line): Line {
  return isVisitor ? { ...line, ip: null } : line;
}

/**
 * Cells of an exported event. Codes use the labels shown on screen; a role unknown to this version
 * stays as recorded.
 */
function cellsOf(
  line: Selectable<Schema['audit_event']>,
  language: LanguageTag,
): (string | number | null)[] {
  const role = normaliseRole(line.actor_role);
  const words = codeWords(language);
  const cells = {
    ...line,
    action: words(line.action),
    category: words(line.category),
    outcome: words(line.outcome),
    actor_role: role ? nameOfRole(language)(role) : line.actor_role,
    before: line.before && JSON.stringify(line.before),
    after: line.after && JSON.stringify(line.after),
  };
  return trailColumns.map((column) => cells[column]);
}

/**
 * Exports the same events as a spreadsheet file in the reader's language. The export itself is
 * audited.
 */
export async function exportEvents({
  tx,
  tenantId,
  user,
  query,
  isVisitor,
  now,
  audit,
  requestLanguage,
}: SignedInCall<typeof exportAuditLogs>): Promise<FileBody> {
  const { from, to, ...filter } = query;
  const { firstDay, lastDay, start, end } = await daysOf(tx, tenantId, { from, to }, now);
  const rows: FoundEvents['lines'] = [];
  let before: Place | undefined;
  do {
    const { lines, searchedTo } = await findEvents(tx, tenantId, {
      ...filter,
      start,
      end,
      before,
      max: maxExported + 1 - rows.length,
    });
    rows.push(...lines);
    before = searchedTo;
  } while (before && rows.length <= maxExported);
  if (rows.length > maxExported)
    throw invalid({
      from: `contains more than ${maxExported} events up to the end date: select a shorter period`,
    });
  audit({
    action: 'export',
    category: 'security',
    entity_type: 'audit_log',
    entity_label: `${firstDay} to ${lastDay}`,
    after: {
      ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
      entries: rows.length,
    },
  });
  const language = await recipientLanguage(tx, tenantId, user.id, requestLanguage);
  const words = columnWords(language);
  return {
    content: csvOf(
      trailColumns.map((column) => words(`column_${column}`)),
      rows.map((row) => cellsOf(readableBy(isVisitor, row), language)),
    ),
    filename: fileName(
      {
        subject: 'audit-log',
        facility: await findSubdomain(tx, tenantId),
        days: [firstDay, lastDay],
      },
      'csv',
    ),
  };
}

function eventOf(row: Selectable<Schema['audit_event']>): AuditEvent {
  const {
    actor_id,
    actor_name,
    actor_role,
    tenant_id: _,
    session_id: __,
    prev_hash: ___,
    ...event
  } = row;
  return { ...event, actor: { user_id: actor_id, name: actor_name, role: actor_role } };
}
