import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  aliquotNeeds,
  canMoveSample,
  identityMethodOf,
  maxCounted,
  needsOf,
  refusesCollection,
  rejectableTests,
  sampleMoves,
  specimenNeeds,
  testRejection,
  toMicrolitres,
  toMillilitres,
  transportDeviation,
  type collectSample,
  type countSamples,
  type listSamples,
  type loseSample,
  type noteNotCollected,
  type receiveSample,
  type Rejection,
  type rejectSample,
  type rejectSamples,
  type Sample,
  type SampleMove,
  type sendSample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { isOutstanding, isActiveItem } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import { findUnpaidOrders, refuseUnpaidCollection } from '../billing/invoices/collection-hold.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import {
  notifyOfLostSample,
  notifyOfRejectedSample,
  notifyOfRejectedTests,
} from '../notifications/result-notifications.ts';
import { moveItems, routeTests } from './ordered-tests.ts';
import { readingOf, summaryOf } from '../patients/patient-summary.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { recollectSample } from './recollect.ts';
import {
  addSampleEvent,
  aliquotsOf,
  countByState,
  eventsOf,
  findSample,
  findSamples,
  testsOf,
  updateSample,
  type SampleRow,
} from './samples.store.ts';

const defaultLimit = 20;
/** History event: the recorded condition on arrival changed. */
export const CONDITION_NOTED = 'condition_noted';
/** Maximum time by which collection elsewhere may precede the order. */
const longestBeforeOrder = 7 * 24 * 60 * 60 * 1000;

/** A specimen and the version the client has read. */
export interface VersionedSample {
  id: SampleId;
  version: number;
}

/** Specimens, most urgent first. Listing those of one order or patient is audited. */
export async function list(
  context: OperationContext,
  query: QueryOf<typeof listSamples>,
): Promise<AnswerOf<typeof listSamples>> {
  const { tx, tenantId } = context;
  const { status, order_id, patient_id, laboratory_id, q, cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 3) as [number, string, string] | undefined;
  const rows = await findSamples(tx, tenantId, {
    status,
    order_id,
    patient_id,
    query: q === '' ? undefined : q,
    laboratoryId: laboratory_id,
    after,
    max: limit + 1,
  });
  const [first] = rows;
  if (first && (order_id ?? patient_id) !== undefined)
    context.audit(readingOf(summaryOf(first), 'sample'));
  const { items, next_cursor } = pageOfRows(
    rows,
    limit,
    ({ urgency, created_at, id }) => [urgency, created_at, id],
    (row) => row,
  );
  return { items: await samplesOf(context, items), next_cursor };
}

/** Number of specimens per task. */
export async function count(
  { tx, tenantId }: OperationContext,
  { q, laboratory_id }: QueryOf<typeof countSamples>,
): Promise<AnswerOf<typeof countSamples>> {
  const rows = await countByState(
    tx,
    tenantId,
    { query: q === '' ? undefined : q, laboratoryId: laboratory_id },
    maxCounted + 1,
  );
  return {
    counts: Object.fromEntries(
      rows.map(({ status, count: found }) => [status, found > maxCounted ? null : found]),
    ) as AnswerOf<typeof countSamples>['counts'],
  };
}

/** Returns one specimen. Access is audited because it reveals patient data. */
export async function readAudited(context: OperationContext, id: SampleId): Promise<Sample> {
  const sample = await read(context, id);
  context.audit({
    action: 'read',
    category: 'sample',
    entity_type: 'sample',
    entity_id: id,
    entity_label: sample.accession_number,
    patient_id: sample.patient.id,
  });
  return sample;
}

export async function read(context: OperationContext, id: SampleId): Promise<Sample> {
  const [sample] = await samplesOf(context, [await sampleRow(context.tx, context.tenantId, id)]);
  if (!sample) throw new Refusal('not_found');
  return sample;
}

/**
 * Specimens as visible to the user: for a confidential test, collectors see the specimen
 * requirements but not the test.
 */
export async function samplesOf(
  context: OperationContext,
  rows: readonly SampleRow[],
): Promise<Sample[]> {
  const { tx, tenantId, user } = context;
  const hasSeveral = user.laboratories.length > 0;
  const ids = rows.map(({ id }) => id);
  const tests = await testsOf(tx, tenantId, [
    ...ids,
    ...rows.flatMap(({ parent_id }) => parent_id ?? []),
  ]);
  const events = await eventsOf(tx, tenantId, ids);
  const aliquots = await aliquotsOf(tx, tenantId, ids);
  const unpaid = await findUnpaidOrders(tx, tenantId, rows);
  const { hides, unnamed } = await concealedFrom(context);
  const isHidden = (
    { patient_id, requested_by }: SampleRow,
    { test_parameter_id, status }: (typeof tests)[number],
  ) => hides(test_parameter_id, { patient_id, requested_by, at_work: isOutstanding(status) });
  const testsIn = (id: string) => tests.filter(({ sample_id }) => sample_id === id);
  const needsFor = (row: SampleRow) => {
    const needs = needsOf(
      testsIn(row.parent_id ?? row.id)
        .filter(({ status }) => isActiveItem(status))
        .map((test) =>
          isHidden(row, test) ? { ...test, name: unnamed.name, collection_instructions: '' } : test,
        ),
      row,
    );
    return row.parent_id === null ? needs : aliquotNeeds(needs);
  };
  return rows.map((row) => ({
    ...row,
    patient: summaryOf(row),
    ...(hasSeveral && { laboratory: { id: row.laboratory_id, name: row.laboratory_name } }),
    parent:
      row.parent_id === null
        ? null
        : { id: row.parent_id, accession_number: row.parent_number ?? '' },
    aliquots: aliquots
      .filter(({ parent_id }) => parent_id === row.id)
      .map(({ id, accession_number, status, volume_ul }) => ({
        id,
        accession_number,
        status,
        volume_ml: millilitres(volume_ul),
      })),
    condition: row.parent_id === null ? row.condition : row.parent_condition,
    volume_ml: millilitres(row.volume_ul),
    storage: storageOf(row),
    storage_periods: row.storage_periods,
    tests: testsIn(row.id).map((test) => (isHidden(row, test) ? unnamed : test)),
    // Collection instructions of a test could reveal its identity.
    needs: needsFor(row),
    events: events
      .filter(({ sample_id }) => sample_id === row.id)
      .map(({ at, type, by_name, note, code, condition, laboratory }) => ({
        at,
        type,
        by: by_name,
        note,
        ...(hasSeveral && { laboratory }),
        ...(code !== null && { code }),
        ...((condition !== null || type === CONDITION_NOTED) && { condition }),
      })),
    ...(row.status === 'expected' && unpaid.has(row.order_id) && { payment_due: true as const }),
  }));
}

export const millilitres = (microlitres: number | null) =>
  microlitres === null ? null : toMillilitres(microlitres);

function storageOf({
  box_id,
  box,
  site,
  room,
  device,
  shelf,
  rack,
  storage_position,
}: SampleRow): Sample['storage'] {
  if (box_id === null) return null;
  return {
    box_id,
    box: box ?? '',
    position: storage_position,
    site: site ?? '',
    room: room ?? '',
    device: device ?? '',
    shelf: shelf ?? '',
    rack: rack ?? '',
  };
}

/** Returns a specimen of this facility, or throws a not-found error that reveals nothing. */
export async function sampleRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: SampleId,
  options?: { lock: boolean },
): Promise<SampleRow> {
  const row = await findSample(tx, tenantId, id, options);
  if (!row) throw new Refusal('not_found');
  return row;
}

/**
 * Records a collection after confirming two patient identifiers (CLSI GP33), and consent for tests
 * that require it. `confirmedAt`: time of an identity check that covers a whole visit.
 */
export async function collect(
  context: OperationContext,
  which: VersionedSample,
  body: BodyOf<typeof collectSample>,
  { setDueTimes }: ResultUpdates,
  confirmedAt?: string,
): Promise<void> {
  const { now, user } = context;
  const {
    identity_check,
    note,
    collected_at = now.toISOString(),
    fasting = null,
    consent = false,
    volume_ml,
  } = body;
  const row = await lockedRow(context, which);
  const tests = (await testsOf(context.tx, context.tenantId, [row.id])).filter(({ status }) =>
    isActiveItem(status),
  );
  const needsConsent = needsOf(tests, row).consent.length > 0;
  const refusal = refusesCollection(row.status, identity_check, {
    needsConsent,
    consent,
    mrn: row.mrn,
    isUnidentified: row.mrn_temporary,
  });
  if (refusal) throw new Refusal(refusal);
  await refuseUnpaidCollection(context, row);
  const at = Date.parse(collected_at);
  if (at > now.getTime()) throw invalid({ collected_at: 'must not be in the future' });
  if (at < Date.parse(row.requested_at) - longestBeforeOrder)
    throw invalid({ collected_at: 'must not be more than seven days before the order' });

  const identity = {
    ...identity_check,
    ...(confirmedAt !== undefined && { confirmed_at: confirmedAt }),
  };
  await updateSample(context, row, {
    status: sampleMoves.collect.to,
    identity_check: identity,
    collected_at,
    collected_by: user.full_name,
    fasting,
    consent_confirmed: needsConsent || null,
    ...(volume_ml !== undefined && { volume_ul: toMicrolitres(volume_ml) }),
  });
  await addSampleEvent(context, row.id, 'collected', note, {
    code: identityMethodOf(identity_check),
  });
  await moveItems(context, { sample_id: row.id }, 'collect');
  await setDueTimes(context, row.id);
  auditMove(context, row, 'collect', {
    after: {
      collected_at,
      identity_check: identity,
      ...(fasting !== null && { fasting }),
      ...(needsConsent && { consent_confirmed: true }),
      ...(volume_ml !== undefined && { volume_ml }),
    },
  });
}

/**
 * Records why collection failed. The specimen stays expected, and the next collector sees the
 * reason in its history.
 */
export async function notCollected(
  context: OperationContext,
  which: VersionedSample,
  { code, note }: BodyOf<typeof noteNotCollected>,
): Promise<void> {
  const row = await lockedRow(context, which);
  refuseMove(row, 'collect');
  await updateSample(context, row, {});
  await addSampleEvent(context, row.id, 'not_collected', note, { code });
  context.audit({
    action: 'update',
    category: 'sample',
    entity_type: 'sample',
    entity_id: row.id,
    entity_label: row.accession_number,
    patient_id: row.patient_id,
    after: { not_collected: code },
    reason: reasonOf(code, note),
  });
}

/**
 * Records handover for transport: to a courier, a driver or the pneumatic tube. A different
 * laboratory then performs the tests.
 */
export async function send(
  context: OperationContext,
  which: VersionedSample,
  { note, laboratory_id }: BodyOf<typeof sendSample>,
): Promise<void> {
  const row = await lockedRow(context, which);
  refuseMove(row, 'send');
  const isRerouted = laboratory_id !== undefined && laboratory_id !== row.laboratory_id;
  if (isRerouted) await routeTests(context, row.id, laboratory_id);
  await updateSample(context, row, {
    status: sampleMoves.send.to,
    ...(isRerouted && { laboratory_id }),
  });
  await addSampleEvent(context, row.id, 'in_transit', note);
  auditMove(context, row, 'send', isRerouted ? { after: { laboratory_id } } : {});
}

/**
 * Records receipt in the laboratory that performs the tests, with the specimen condition if
 * entered.
 */
export async function receive(
  context: OperationContext,
  which: VersionedSample,
  { note, condition }: BodyOf<typeof receiveSample>,
  results: ResultUpdates,
): Promise<void> {
  const { now, user } = context;
  const row = await lockedRow(context, which);
  refuseMove(row, 'receive');
  if (row.laboratory_id !== user.laboratory_id)
    throw new Refusal('specimen_for_other_laboratory', {
      fields: { laboratory: row.laboratory_name },
    });
  await updateSample(context, row, {
    status: sampleMoves.receive.to,
    received_at: now,
    received_by: user.full_name,
    ...(condition && { condition }),
  });
  await addSampleEvent(context, row.id, 'received', note, { condition: condition ?? null });
  await moveItems(context, { sample_id: row.id }, 'receive');
  await results.setDueTimes(context, row.id);
  auditMove(context, row, 'receive', condition ? { after: { condition } } : {});
  if (condition) await rejectDeviatingTests(context, row.id, results);
}

/**
 * Rejects the tests without a value whose catalogue entry rejects a specimen that did not arrive in
 * the condition required. Values of the others are held at entry.
 */
export async function rejectDeviatingTests(
  context: OperationContext,
  id: SampleId,
  results: ResultUpdates,
): Promise<void> {
  const row = await sampleRow(context.tx, context.tenantId, id);
  const tests = await testsOf(context.tx, context.tenantId, [id]);
  const deviating = rejectableTests(tests).filter((test) => {
    const needs = specimenNeeds(test.specimens, row);
    return (
      needs?.transport_deviation === 'reject' &&
      transportDeviation(needs, row.condition) !== undefined
    );
  });
  if (deviating.length === 0) return;
  const codes = deviating.map(({ code }) => code);
  const temperature = row.condition?.temperature;
  const reason = {
    code: 'RR',
    note: temperature === undefined ? '' : `${temperature} °C`,
  } as const;
  if (testRejection(row.status, tests, codes).kind === 'specimen')
    await rejectRow(context, row, reason, results);
  else await rejectTests(context, row, { ...reason, tests: codes }, results);
}

/**
 * Marks a specimen as lost. Unmeasured tests are reordered, as after a rejection; measured ones
 * stay.
 */
export async function lose(
  context: OperationContext,
  which: VersionedSample,
  { note }: BodyOf<typeof loseSample>,
  results: ResultUpdates,
): Promise<void> {
  const row = await lockedRow(context, which);
  refuseMove(row, 'lose');
  await updateSample(context, row, { status: sampleMoves.lose.to, ...nowhere });
  await addSampleEvent(context, row.id, 'lost', note);
  const replacement = await recollectSample(
    context,
    row,
    await moveItems(context, { sample_id: row.id }, 'reject'),
    results,
  );
  auditMove(context, row, 'lose', { reason: note, after: { replaced_by: replacement } });
  await notifyOfLostSample(context, { ...row, reason: note, replacement });
}

/** Storage fields of a specimen without a box. */
export const nowhere = { box_id: null, storage_position: null };
export const reasonOf = (code: string, note: string | undefined) =>
  [code, note].filter(Boolean).join(': ');

/**
 * Rejects a specimen, with a reason. Its tests are reordered on a new one (domain model 2.14, link
 * 1).
 */
export async function reject(
  context: OperationContext,
  which: VersionedSample,
  { tests, ...reason }: BodyOf<typeof rejectSample>,
  results: ResultUpdates,
): Promise<void> {
  const row = await lockedRow(context, which);
  if (tests && (await rejectsOnlyTests(context, row, tests))) {
    await rejectTests(context, row, { ...reason, tests }, results);
    return;
  }
  refuseMove(row, 'reject');
  await rejectRow(context, row, reason, results);
}

/** Whether the chosen tests are rejected, and the specimen remains for others. */
async function rejectsOnlyTests(
  context: OperationContext,
  row: SampleRow,
  codes: readonly string[],
): Promise<boolean> {
  const items = await testsOf(context.tx, context.tenantId, [row.id]);
  const { hides } = await concealedFrom(context);
  const decision = testRejection(
    row.status,
    items.map(({ code, status, test_parameter_id }) =>
      hides(test_parameter_id, { ...row, at_work: isOutstanding(status) })
        ? { code }
        : { code, status },
    ),
    codes,
  );
  if (decision.kind === 'not_usable') throw new Refusal('sample_not_usable');
  if (decision.kind === 'unknown')
    throw invalid({
      tests: `must be tests of this specimen without a value, not ${decision.codes.join(', ')}`,
    });
  return decision.kind === 'tests';
}

/** Rejects a specimen for some of its tests, which are reordered. The others continue. */
async function rejectTests(
  context: OperationContext,
  row: SampleRow,
  { code, note, tests }: RejectionReason & { tests: readonly string[] },
  results: ResultUpdates,
): Promise<void> {
  const { tx, tenantId } = context;
  await updateSample(context, row, {});
  await addSampleEvent(context, row.id, 'tests_rejected', note, { code });
  const items = await testsOf(tx, tenantId, [row.id]);
  const ids = items.filter((item) => tests.includes(item.code)).map(({ id }) => id);
  const replacement = await recollectSample(
    context,
    row,
    await moveItems(context, { ids }, 'reject'),
    results,
  );
  const reason = reasonOf(code, note);
  context.audit({
    action: 'reject',
    category: 'sample',
    entity_type: 'sample',
    entity_id: row.id,
    entity_label: row.accession_number,
    patient_id: row.patient_id,
    reason,
    after: { rejected_tests: tests, replaced_by: replacement },
  });
  await notifyOfRejectedTests(context, { ...row, reason, replacement });
}

type RejectionReason = Omit<BodyOf<typeof rejectSample>, 'tests'>;

async function rejectRow(
  context: OperationContext,
  row: SampleRow,
  { code, note }: RejectionReason,
  results: ResultUpdates,
): Promise<void> {
  const { now, user } = context;
  await updateSample(context, row, {
    status: sampleMoves.reject.to,
    rejection: { code, note, at: now.toISOString(), by: user.full_name },
  });
  await addSampleEvent(context, row.id, 'rejected', note, { code });
  const replacement = await recollectSample(
    context,
    row,
    await moveItems(context, { sample_id: row.id }, 'reject'),
    results,
  );
  const reason = reasonOf(code, note);
  auditMove(context, row, 'reject', {
    action: 'reject',
    reason,
    after: { replaced_by: replacement },
  });
  await notifyOfRejectedSample(context, { ...row, reason, replacement });
}

/**
 * Rejects several specimens for the same reason. A specimen that changed or cannot be rejected does
 * not block the others.
 */
export async function rejectSeveral(
  context: OperationContext,
  { items, ...reason }: BodyOf<typeof rejectSamples>,
  results: ResultUpdates,
): Promise<AnswerOf<typeof rejectSamples>> {
  const outcomes = new Map<string, Rejection>();
  // Fixed order, so that concurrent requests queue instead of deadlocking.
  for (const which of items.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    outcomes.set(which.id, await attemptRejection(context, which, reason, results));
  return { items: items.flatMap(({ id }) => outcomes.get(id) ?? []) };
}

async function attemptRejection(
  context: OperationContext,
  { id, version }: VersionedSample,
  reason: RejectionReason,
  results: ResultUpdates,
): Promise<Rejection> {
  const row = await findSample(context.tx, context.tenantId, id, { lock: true });
  if (!row) return { id, accession_number: null, rejected: false, code: 'not_found' };
  const { accession_number } = row;
  if (!canMoveSample(row.status, 'reject'))
    return { id, accession_number, rejected: false, code: 'sample_not_usable' };
  if (row.version !== version)
    return { id, accession_number, rejected: false, code: 'version_stale' };
  await rejectRow(context, row, reason, results);
  return { id, accession_number, rejected: true, code: null };
}

/** Returns the specimen after a version check, locked until the transaction ends. */
export async function lockedRow(
  { tx, tenantId }: OperationContext,
  { id, version }: VersionedSample,
): Promise<SampleRow> {
  const row = await sampleRow(tx, tenantId, id, { lock: true });
  checkVersion(version, row.version);
  return row;
}

export function refuseMove({ status }: SampleRow, move: SampleMove): void {
  if (!canMoveSample(status, move)) throw new Refusal('sample_not_usable');
}

export function auditMove(
  context: OperationContext,
  row: SampleRow,
  move: SampleMove,
  { after, ...rest }: Partial<AuditEntry>,
): void {
  context.audit({
    action: 'update',
    category: 'sample',
    entity_type: 'sample',
    entity_id: row.id,
    entity_label: row.accession_number,
    patient_id: row.patient_id,
    before: { status: row.status },
    after: { status: sampleMoves[move].to, ...after },
    ...rest,
  });
}
