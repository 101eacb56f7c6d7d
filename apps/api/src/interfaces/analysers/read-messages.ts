import type { ImportRefusal } from '@alms/lis-domain/interfaces/result-import';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  notifyOfAnalyserMessage,
  type AnalyserMessageProblem,
} from '../../areas/notifications/message-notifications.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { handleJob, JobStopped, type JobHandler } from '../../platform/jobs/job.ts';
import { recount } from '../result-import/batches.service.ts';
import { updateIncoming } from '../connections/incoming.store.ts';
import { isControl, recordControls } from '../result-import/control-rows.ts';
import { emptyContent, type FileRow, type ReadRows } from '../result-import/file-row.ts';
import { findBatch, findRows, ignoreUnreadable } from '../result-import/result-import.store.ts';
import { stageRows } from '../result-import/stage.service.ts';
import { acceptClean } from './accept-clean.service.ts';
import { readAnalyserMessages } from './analysers.jobs.ts';
import { asConnection } from './connection-context.ts';
import { findConnection, type ConnectionRow } from './connections.store.ts';
import { findUnread, lockUnread, wasDefectiveSince } from './messages.store.ts';
import { analyserProfile } from './profiles/index.ts';
import { readSession } from './profiles/read-session.ts';
import { rowOfReading } from './reading-rows.ts';
import type { Remark, SessionRead } from './reading.ts';
import { refusalText } from './refusal-text.ts';

export interface ReaderDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/**
 * Reads stored messages of analysers, each in a transaction of its own. One that fails is tried
 * again later and blocks no other.
 */
export function analyserMessages({ db, clock, logger }: ReaderDependencies): JobHandler {
  return handleJob({
    job: readAnalyserMessages,
    async run({ tenant_id, connection_id }, { signal }) {
      const unread = await tenantTransaction(db, tenant_id, (tx) =>
        findUnread(tx, tenant_id, connection_id),
      );
      let failure: unknown;
      for (const id of unread) {
        if (signal.aborted) throw new JobStopped();
        try {
          await tenantTransaction(db, tenant_id, (tx) =>
            readMessage(tx, tenant_id, { id, connection_id }, clock.now()),
          );
        } catch (error) {
          logger.error({ err: error, message_id: id }, 'message of an analyser could not be read');
          failure ??= error;
        }
      }
      if (failure !== undefined) throw failure;
    },
    schedule: {
      cron: '*/15 * * * *',
      async findDue(database, now) {
        const { rows } = await sql<{ tenant_id: TenantId; connection_id: string }>`
          select tenant_id, connection_id from connections_with_unread_messages()`.execute(
          database,
        );
        return rows.map((payload) => ({ payload, dueAt: now }));
      },
    },
  });
}

/**
 * Reads a refused or dismissed message again, which the transaction has locked. A message that is
 * refused again has a new reason.
 */
export async function readMessageAgain(
  tx: TenantTransaction,
  tenantId: TenantId,
  message: { id: string; connection_id: string },
  now: Date,
): Promise<void> {
  // HL7 message code is lazy-loaded.
  const { notDismissed } = await import('../hl7/incoming.store.ts');
  await updateIncoming(tx, tenantId, message.id, {
    state: 'received',
    reason: null,
    ...notDismissed,
  });
  await readMessage(tx, tenantId, message, now);
}

/**
 * Reads a message by the profile of its connection, stages its values, records its controls and
 * accepts what is clean. Messages of a connection are read one after the other.
 */
async function readMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, connection_id }: { id: string; connection_id: string },
  now: Date,
): Promise<void> {
  const connection = await findConnection(tx, tenantId, connection_id, {
    lock: true,
    deleted: true,
  });
  const message = await lockUnread(tx, tenantId, id);
  if (!connection || !message) return;
  const read = await readOf(connection, message);
  await asConnection(tx, tenantId, connection, now, async (context) => {
    // The row of an earlier refusal is replaced.
    if (message.batch_id !== null) await settleUnreadable(context, message.batch_id);
    if ('refusal' in read) {
      const reason = read.refusal;
      const batch_id = await stage(context, connection, message, {
        rows: [rowOfMessage(message.raw, 'message_unreadable', reason)],
        emptyCells: 0,
      });
      await updateIncoming(tx, tenantId, id, { state: 'refused', reason, batch_id });
      // An earlier refusal of the same message left a row, and was notified.
      if (message.batch_id === null)
        await notify(context, { id, connection, batch_id, problem: 'refused' });
      return;
    }
    const { rows, sender, controlId, hasRemark } = read;
    const batch_id = rows.length === 0 ? null : await stage(context, connection, message, read);
    await updateIncoming(tx, tenantId, id, {
      state: 'accepted',
      batch_id,
      sender: sender.slice(0, 200),
      control_id: controlId.slice(0, 199),
    });
    if (batch_id === null) return;
    if (message.incomplete)
      await notify(context, { id, connection, batch_id, problem: 'incomplete' });
    await takeControls(context, batch_id);
    await acceptClean(context, batch_id, {
      isAutomatic: connection.automatic && connection.deleted_at === null,
      hasRemark,
    });
  });
}

/** Rows of a message. */
interface MessageRows extends ReadRows {
  sender: string;
  controlId: string;
  /** Part of the message was not understood, so that its values wait for a user. */
  hasRemark: boolean;
}

/** Reads a message by the profile of its connection, or by its columns. */
async function readOf(
  { profile: id, reading }: ConnectionRow,
  { raw, incomplete }: Unread,
): Promise<MessageRows | { refusal: string }> {
  if (reading !== null && raw) {
    // Files are rare: their readers are lazy-loaded.
    const { readDelimitedFile } = await import('./folder/delimited-file.ts');
    const read = readDelimitedFile(raw, reading);
    return 'refusal' in read ? read : { ...read, sender: '', controlId: '', hasRemark: incomplete };
  }
  const profile = analyserProfile(id);
  const read: SessionRead =
    profile && raw
      ? readSession(raw, profile)
      : { kind: 'refused', fault: 'unsupported_type', location: '', text: id };
  if (read.kind === 'refused') return { refusal: refusalText(read) };
  const { session } = read;
  const remarks = [...(incomplete ? ['incomplete'] : []), ...session.remarks.map(textOf)];
  const hasRemark = remarks.length > 0;
  const rows = session.readings.map((reading): FileRow => {
    const row = rowOfReading(reading);
    if (!reading.control) return row;
    const refusal = hasRemark ? 'message_remark' : 'control_unknown';
    return { ...row, refused: { refusal, expected: null } };
  });
  if (hasRemark) rows.push(rowOfMessage(raw, 'message_remark', remarks.join('; ').slice(0, 500)));
  const { sender, controlId } = session;
  return { rows, emptyCells: 0, sender, controlId, hasRemark };
}

/** Defective messages of a connection are notified again after this time without one, in ms. */
const burst = 60 * 60_000;

async function notify(
  { tx, tenantId, now }: OperationContext,
  {
    id,
    connection,
    batch_id,
    problem,
  }: { id: string; connection: ConnectionRow; batch_id: string; problem: AnalyserMessageProblem },
): Promise<void> {
  const since = new Date(now.getTime() - burst);
  if (await wasDefectiveSince(tx, tenantId, { id, connection_id: connection.id, since })) return;
  const about = { id, batch_id, connection: connection.name, problem };
  await notifyOfAnalyserMessage(tx, tenantId, about, now);
}

/** Ends the row that stands for a refused message, unless a user discarded it. */
async function settleUnreadable(context: OperationContext, batchId: string): Promise<void> {
  const { tx, tenantId } = context;
  const batch = await findBatch(tx, tenantId, batchId);
  if (!batch || batch.discarded_at !== null) return;
  await ignoreUnreadable(tx, tenantId, batchId);
  await recount(context, batch);
}

const textOf = ({ kind, text, location }: Remark) =>
  [kind, location, text].filter(Boolean).join(' ');

/** A row that stands for a message, with its beginning. */
const rowOfMessage = (raw: Buffer | null, refusal: ImportRefusal, expected: string): FileRow => ({
  raw: (raw?.toString('latin1') ?? '').slice(0, 2_000).replaceAll('\0', ' '),
  place: null,
  content: emptyContent,
  refused: { refusal, expected },
});

type Unread = NonNullable<Awaited<ReturnType<typeof lockUnread>>>;

async function stage(
  context: OperationContext,
  { id, name, instrument_id, instrument_name, profile, reading }: ConnectionRow,
  { content_hash }: Unread,
  { rows, emptyCells }: ReadRows,
): Promise<string> {
  const batch = await stageRows(
    context,
    {
      hash: content_hash.toString('hex'),
      format: 'analyser',
      layout: `analyser ${profile}`,
      file_name: name,
      instrument_name,
      reading: reading ?? { columns: null, decimal_mark: '.' },
      empty_cells: emptyCells,
      connection: { id, instrument_id },
    },
    rows,
  );
  return batch.id;
}

/** Controls first: their QC decides on the values of the same message. */
async function takeControls(context: OperationContext, batchId: string): Promise<void> {
  const { tx, tenantId } = context;
  const controls = (await findRows(tx, tenantId, batchId, { statuses: ['refused'] })).filter(
    isControl,
  );
  const batch = await findBatch(tx, tenantId, batchId);
  if (controls.length === 0 || !batch) return;
  await recordControls(context, batch, controls);
  await recount(context, batch);
}
