import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import { canMoveSample, refusesCollection, sampleMoves, type collectSample, type listSamples, type receiveSample, type rejectSample, type Sample, type SampleMove } from '@alms/lis-domain/samples';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { keysOf, pageOfRows } from '../../http/cursor.ts';
import { Refusal } from '../../http/problems.ts';
import { invalid } from '../../http/validation.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import type { AuditEntry } from '../audit/audit-trail.ts';
import { tellOfRejectedSample } from '../notifications/notices.ts';
import { moveItems } from '../orders/orders.store.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import { orderAgain } from './order-again.ts';
import { addSampleEvent, eventsOf, findSample, findSamples, testsOf, updateSample, type SampleRow } from './samples.store.ts';

const defaultLimit = 20;
/** A specimen may have been taken elsewhere before its order was written, but not longer ago than this. */
const longestBeforeOrder = 7 * 24 * 60 * 60 * 1000;

/** Which specimen, as somebody has read it. */
export interface ReadSample {
  id: string;
  version: number;
}

export async function list(tx: TenantTransaction, tenantId: string, query: QueryOf<typeof listSamples>): Promise<AnswerOf<typeof listSamples>> {
  const { status, order_id, q, cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 3) as [number, string, string] | undefined;
  const rows = await findSamples(tx, tenantId, { status, order_id, query: q === '' ? undefined : q, after, most: limit + 1 });
  const { items, next_cursor } = pageOfRows(rows, limit, ({ urgency, created_at, id }) => [urgency, created_at, id], (row) => row);
  return { items: await samplesOf(tx, tenantId, items), next_cursor };
}

export async function read(tx: TenantTransaction, tenantId: string, id: string): Promise<Sample> {
  const [sample] = await samplesOf(tx, tenantId, [await sampleRow(tx, tenantId, id)]);
  if (!sample) throw new Refusal('not_found');
  return sample;
}

async function samplesOf(tx: TenantTransaction, tenantId: string, rows: readonly SampleRow[]): Promise<Sample[]> {
  const ids = rows.map(({ id }) => id);
  const tests = await testsOf(tx, tenantId, ids);
  const events = await eventsOf(tx, tenantId, ids);
  return rows.map((row) => ({
    ...row,
    patient: summaryOf(row),
    tests: tests.filter(({ sample_id }) => sample_id === row.id),
    events: events.filter(({ sample_id }) => sample_id === row.id).map(({ at, type, by_name, note }) => ({ at, type, by: by_name, note })),
  }));
}

/** A specimen of this facility, or the refusal that tells nothing. */
export async function sampleRow(tx: TenantTransaction, tenantId: string, id: string, options?: { lock: boolean }): Promise<SampleRow> {
  const row = await findSample(tx, tenantId, id, options);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Records a collection, after two identifiers were confirmed with the person (CLSI GP33). */
export async function collect(act: Act, which: ReadSample, body: BodyOf<typeof collectSample>): Promise<void> {
  const { now, user } = act;
  const { identity_check, note, collected_at = now.toISOString() } = body;
  const row = await lockedRow(act, which);
  const refusal = refusesCollection(row.status, identity_check);
  if (refusal) throw new Refusal(refusal);
  const at = Date.parse(collected_at);
  if (at > now.getTime()) throw invalid({ collected_at: 'must not be in the future' });
  if (at < Date.parse(row.requested_at) - longestBeforeOrder) throw invalid({ collected_at: 'must not be more than seven days before the order' });

  await updateSample(act, row, { status: sampleMoves.collect.to, identity_check, collected_at, collected_by: user.full_name });
  await addSampleEvent(act, row.id, 'collected', note);
  await moveItems(act, { sample_id: row.id }, 'collect');
  auditMove(act, row, 'collect', { after: { collected_at, identity_check } });
}

/** Records the arrival in the laboratory. */
export async function receive(act: Act, which: ReadSample, { note }: BodyOf<typeof receiveSample>): Promise<void> {
  const { now, user } = act;
  const row = await lockedRow(act, which);
  refuseMove(row, 'receive');
  await updateSample(act, row, { status: sampleMoves.receive.to, received_at: now, received_by: user.full_name });
  await addSampleEvent(act, row.id, 'received', note);
  await moveItems(act, { sample_id: row.id }, 'receive');
  auditMove(act, row, 'receive', {});
}

/** Turns a specimen down for a reason. Its tests are ordered again on a new one (domain model 2.14, link 1). */
export async function reject(act: Act, which: ReadSample, { code, note }: BodyOf<typeof rejectSample>): Promise<void> {
  const { now, user } = act;
  const row = await lockedRow(act, which);
  refuseMove(row, 'reject');
  await updateSample(act, row, { status: sampleMoves.reject.to, rejection: { code, note, at: now.toISOString(), by: user.full_name } });
  await addSampleEvent(act, row.id, 'rejected', note);
  const replacement = await orderAgain(act, row, await moveItems(act, { sample_id: row.id }, 'reject'));
  const reason = [code, note].filter(Boolean).join(': ');
  auditMove(act, row, 'reject', { action: 'reject', reason, after: { replaced_by: replacement } });
  await tellOfRejectedSample(act, { ...row, reason, replacement });
}

async function lockedRow({ tx, tenantId }: Act, { id, version }: ReadSample): Promise<SampleRow> {
  const row = await sampleRow(tx, tenantId, id, { lock: true });
  checkVersion(version, row.version);
  return row;
}

function refuseMove({ status }: SampleRow, move: SampleMove): void {
  if (!canMoveSample(status, move)) throw new Refusal('sample_not_usable');
}

function auditMove(act: Act, row: SampleRow, move: SampleMove, { after, ...rest }: Partial<AuditEntry>): void {
  act.audit({
    action: 'update', category: 'sample', entity_type: 'sample', entity_id: row.id, entity_label: row.accession_number, patient_id: row.patient_id,
    before: { status: row.status }, after: { status: sampleMoves[move].to, ...after }, ...rest,
  });
}
