import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  canMoveSample, mostCounted, refusesCollection, sampleMoves, type collectSample, type countSamples, type disposeOfSample, type listSamples, type loseSample, type noteNotCollected, type receiveSample, type rejectSample, type retrieveSample,
  type Sample, type SampleMove, type sendSample, type storeSample,
} from '@alms/lis-domain/samples';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { keysOf, pageOfRows } from '../../http/cursor.ts';
import { Refusal } from '../../http/problems.ts';
import { invalid } from '../../http/validation.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import type { AuditEntry } from '../audit/audit-trail.ts';
import { findUnpaidOrders, refuseUnpaidCollection } from '../billing/collection-hold.ts';
import { tellOfLostSample, tellOfRejectedSample } from '../notifications/notices.ts';
import { moveItems } from '../orders/orders.store.ts';
import { readingOf, summaryOf } from '../patients/patient-summary.ts';
import { setDueTimes } from '../results/due-times.ts';
import { orderAgain } from './order-again.ts';
import { addSampleEvent, countByState, eventsOf, findSample, findSamples, isPositionTaken, testsOf, updateSample, type SampleRow } from './samples.store.ts';

const defaultLimit = 20;
/** A specimen may have been taken elsewhere before its order was written, but not longer ago than this. */
const longestBeforeOrder = 7 * 24 * 60 * 60 * 1000;

/** Which specimen, as somebody has read it. */
export interface ReadSample {
  id: string;
  version: number;
}

/** Specimens, the most urgent first. A look at those of one order is on record. */
export async function list({ tx, tenantId, audit }: Act, query: QueryOf<typeof listSamples>): Promise<AnswerOf<typeof listSamples>> {
  const { status, order_id, q, cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 3) as [number, string, string] | undefined;
  const rows = await findSamples(tx, tenantId, { status, order_id, query: q === '' ? undefined : q, after, most: limit + 1 });
  const [first] = rows;
  if (first && order_id !== undefined) audit(readingOf(summaryOf(first), 'sample'));
  const { items, next_cursor } = pageOfRows(rows, limit, ({ urgency, created_at, id }) => [urgency, created_at, id], (row) => row);
  return { items: await samplesOf(tx, tenantId, items), next_cursor };
}

/** How much there is to do. */
export async function count({ tx, tenantId }: Act, { q }: QueryOf<typeof countSamples>): Promise<AnswerOf<typeof countSamples>> {
  const rows = await countByState(tx, tenantId, q === '' ? undefined : q, mostCounted + 1);
  return { counts: Object.fromEntries(rows.map(({ status, count: found }) => [status, found > mostCounted ? null : found])) as AnswerOf<typeof countSamples>['counts'] };
}

/** One specimen. The look is on record: it shows one patient. */
export async function look({ tx, tenantId, audit }: Act, id: string): Promise<Sample> {
  const sample = await read(tx, tenantId, id);
  audit({ action: 'read', category: 'sample', entity_type: 'sample', entity_id: id, entity_label: sample.accession_number, patient_id: sample.patient.id });
  return sample;
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
  const unpaid = await findUnpaidOrders(tx, tenantId, rows);
  return rows.map((row) => ({
    ...row,
    patient: summaryOf(row),
    storage: row.storage_box === null || row.storage_position === null ? null : { box: row.storage_box, position: row.storage_position },
    tests: tests.filter(({ sample_id }) => sample_id === row.id),
    events: events.filter(({ sample_id }) => sample_id === row.id).map(({ at, type, by_name, note, code }) => ({ at, type, by: by_name, note, ...(code !== null && { code }) })),
    ...(row.status === 'expected' && unpaid.has(row.order_id) && { payment_due: true as const }),
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
  await refuseUnpaidCollection(act, row);
  const at = Date.parse(collected_at);
  if (at > now.getTime()) throw invalid({ collected_at: 'must not be in the future' });
  if (at < Date.parse(row.requested_at) - longestBeforeOrder) throw invalid({ collected_at: 'must not be more than seven days before the order' });

  await updateSample(act, row, { status: sampleMoves.collect.to, identity_check, collected_at, collected_by: user.full_name });
  await addSampleEvent(act, row.id, 'collected', note);
  await moveItems(act, { sample_id: row.id }, 'collect');
  await setDueTimes(act, row.id);
  auditMove(act, row, 'collect', { after: { collected_at, identity_check } });
}

/** Records why nobody could collect. The specimen stays expected; who collects next reads it in the history. */
export async function notCollected(act: Act, which: ReadSample, { code, note }: BodyOf<typeof noteNotCollected>): Promise<void> {
  const row = await lockedRow(act, which);
  refuseMove(row, 'collect');
  await updateSample(act, row, {});
  await addSampleEvent(act, row.id, 'not_collected', note, code);
  act.audit({
    action: 'update', category: 'sample', entity_type: 'sample', entity_id: row.id, entity_label: row.accession_number, patient_id: row.patient_id, after: { not_collected: code }, reason: reasonOf(code, note),
  });
}

/** Records that it was handed over: to a courier, a driver, the tube post. */
export async function send(act: Act, which: ReadSample, { note }: BodyOf<typeof sendSample>): Promise<void> {
  const row = await lockedRow(act, which);
  refuseMove(row, 'send');
  await updateSample(act, row, { status: sampleMoves.send.to });
  await addSampleEvent(act, row.id, 'in_transit', note);
  auditMove(act, row, 'send', {});
}

/** Records the arrival in the laboratory. */
export async function receive(act: Act, which: ReadSample, { note }: BodyOf<typeof receiveSample>): Promise<void> {
  const { now, user } = act;
  const row = await lockedRow(act, which);
  refuseMove(row, 'receive');
  await updateSample(act, row, { status: sampleMoves.receive.to, received_at: now, received_by: user.full_name });
  await addSampleEvent(act, row.id, 'received', note);
  await moveItems(act, { sample_id: row.id }, 'receive');
  await setDueTimes(act, row.id);
  auditMove(act, row, 'receive', {});
}

/** Records where a tested specimen is kept. */
export async function store(act: Act, which: ReadSample, { box, position }: BodyOf<typeof storeSample>): Promise<void> {
  const row = await lockedRow(act, which);
  refuseMove(row, 'store');
  if (position !== '' && (await isPositionTaken(act, { box, position }))) throw new Refusal('storage_position_taken');
  await updateSample(act, row, { status: sampleMoves.store.to, storage_box: box, storage_position: position });
  await addSampleEvent(act, row.id, 'stored', placeOf(box, position));
  auditMove(act, row, 'store', { after: { box, position } });
}

/** Takes it out of storage, to measure on it again. */
export async function retrieve(act: Act, which: ReadSample, { note }: BodyOf<typeof retrieveSample>): Promise<void> {
  await leaveStorage(act, which, { move: 'retrieve', event: 'retrieved', note });
}

/** Records its disposal, and why: the time to keep it is over, or something else. */
export async function dispose(act: Act, which: ReadSample, { note }: BodyOf<typeof disposeOfSample>): Promise<void> {
  await leaveStorage(act, which, { move: 'dispose', event: 'disposed', note });
}

async function leaveStorage(act: Act, which: ReadSample, { move, event, note }: { move: 'retrieve' | 'dispose'; event: string; note: string | undefined }): Promise<void> {
  const row = await lockedRow(act, which);
  refuseMove(row, move);
  await updateSample(act, row, { status: sampleMoves[move].to, ...nowhere });
  await addSampleEvent(act, row.id, event, note);
  auditMove(act, row, move, { ...(note && { reason: note }) });
}

/** Gives it up. What was not measured on it is ordered again, as after a rejection; what was, stands. */
export async function lose(act: Act, which: ReadSample, { note }: BodyOf<typeof loseSample>): Promise<void> {
  const row = await lockedRow(act, which);
  refuseMove(row, 'lose');
  await updateSample(act, row, { status: sampleMoves.lose.to, ...nowhere });
  await addSampleEvent(act, row.id, 'lost', note);
  const replacement = await orderAgain(act, row, await moveItems(act, { sample_id: row.id }, 'reject'));
  auditMove(act, row, 'lose', { reason: note, after: { replaced_by: replacement } });
  await tellOfLostSample(act, { ...row, reason: note, replacement });
}

const nowhere = { storage_box: null, storage_position: null };
const placeOf = (box: string, position: string) => [box, position].filter(Boolean).join(', ');
const reasonOf = (code: string, note: string | undefined) => [code, note].filter(Boolean).join(': ');

/** Turns a specimen down for a reason. Its tests are ordered again on a new one (domain model 2.14, link 1). */
export async function reject(act: Act, which: ReadSample, { code, note }: BodyOf<typeof rejectSample>): Promise<void> {
  const { now, user } = act;
  const row = await lockedRow(act, which);
  refuseMove(row, 'reject');
  await updateSample(act, row, { status: sampleMoves.reject.to, rejection: { code, note, at: now.toISOString(), by: user.full_name } });
  await addSampleEvent(act, row.id, 'rejected', note, code);
  const replacement = await orderAgain(act, row, await moveItems(act, { sample_id: row.id }, 'reject'));
  const reason = reasonOf(code, note);
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
