import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import {
  hasPosition,
  nextFreePosition,
  refusesDisposal,
  retainUntil,
  sampleMoves,
  storagePeriodsAfter,
  type Disposal,
  type DisposalInput,
  type disposeOfDue,
  type disposeOfSample,
  type listDueForDisposal,
  type retrieveSample,
  type storeSample,
  type SampleId,
} from '@alms/lis-domain/samples';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { SignedInCall, OperationContext } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { findSettings, todayOf } from '../../facility/facility.store.ts';
import { hasOutstandingItems } from '../ordered-tests.ts';
import {
  auditMove,
  lockedRow,
  nowhere,
  reasonOf,
  refuseMove,
  samplesOf,
  type VersionedSample,
} from '../samples.service.ts';
import {
  addSampleEvent,
  findDueSamples,
  findSample,
  updateSample,
  type SampleRow,
} from '../samples.store.ts';
import { findBoxed, lockBox } from './storage-boxes.store.ts';

const defaultLimit = 20;

/**
 * Stores a specimen in a box or moves it. The retention date follows from its receipt and the
 * laboratory's current retention period.
 */
export async function store(
  context: OperationContext,
  which: VersionedSample,
  { box_id, position }: BodyOf<typeof storeSample>,
): Promise<void> {
  const { tx, tenantId, now } = context;
  const row = await lockedRow(context, which);
  refuseMove(row, 'store');
  const box = await lockBox(tx, tenantId, box_id);
  if (!box) throw invalid({ box_id: 'is not a storage box of this facility' });
  if (!box.active) throw new Refusal('storage_box_retired');
  const place = await freePlace(context, box, position, row.id);
  const { timezone, storage_retention_days } = await findSettings(tx, tenantId);
  const retain_until = retainUntil(
    timezone,
    row.received_at ?? now.toISOString(),
    storage_retention_days,
  );
  await updateSample(context, row, {
    status: sampleMoves.store.to,
    box_id,
    storage_position: place,
    stored_at: now,
    storage_periods: storagePeriodsAfter(row.storage_periods, box.condition, now.toISOString()),
    retain_until,
  });
  await addSampleEvent(
    context,
    row.id,
    row.status === 'stored' ? 'moved' : 'stored',
    `${box.name}, ${place}`,
  );
  auditMove(context, row, 'store', { after: { box: box.name, position: place, retain_until } });
}

/**
 * The requested position, or the first free one of the locked box. If two requests want the same
 * position, the second gets an error naming the occupant.
 */
async function freePlace(
  { tx, tenantId }: OperationContext,
  box: Selectable<Schema['storage_box']>,
  wanted: string | undefined,
  sampleId: SampleId,
): Promise<string> {
  const standing = new Map(
    (await findBoxed(tx, tenantId, box.id))
      .filter(({ id }) => id !== sampleId)
      .map(({ position, accession_number }) => [position, accession_number]),
  );
  if (wanted === undefined) {
    const free = nextFreePosition(box, new Set(standing.keys()));
    if (free === undefined) throw new Refusal('storage_box_full');
    return free;
  }
  if (!hasPosition(box, wanted)) throw invalid({ position: 'is not in this box' });
  const taken_by = standing.get(wanted);
  if (taken_by !== undefined)
    throw new Refusal('storage_position_taken', {
      message: `Position ${wanted} contains specimen ${taken_by}`,
      fields: { taken_by },
    });
  return wanted;
}

/** Retrieves a specimen from storage for testing. */
export async function retrieve(
  context: OperationContext,
  which: VersionedSample,
  { note }: BodyOf<typeof retrieveSample>,
): Promise<void> {
  const row = await lockedRow(context, which);
  refuseMove(row, 'retrieve');
  await updateSample(context, row, {
    status: sampleMoves.retrieve.to,
    ...nowhere,
    storage_periods: storagePeriodsAfter(row.storage_periods, null, context.now.toISOString()),
  });
  await addSampleEvent(context, row.id, 'retrieved', note);
  auditMove(context, row, 'retrieve', { ...(note && { reason: note }) });
}

/**
 * Discards a specimen. Before its retention date, or with outstanding results, an explicit reason
 * is required.
 */
export async function dispose(
  context: OperationContext,
  which: VersionedSample,
  body: BodyOf<typeof disposeOfSample>,
): Promise<void> {
  const row = await lockedRow(context, which);
  const refusal = await refusalOf(context, row, body);
  if (refusal) throw new Refusal(refusal);
  await discard(context, row, body);
}

async function refusalOf(
  { tx, tenantId, now }: OperationContext,
  row: SampleRow,
  input: DisposalInput,
) {
  const today = await todayOf({ tx, tenantId, now });
  // Tests belong to the collected specimen and may be performed on any of its aliquots.
  const isAwaited = await hasOutstandingItems(tx, tenantId, row.parent_id ?? row.id);
  return refusesDisposal({ ...row, isAwaited }, input, today);
}

async function discard(
  context: OperationContext,
  row: SampleRow,
  { code, note = '', despite_pending }: BodyOf<typeof disposeOfSample>,
): Promise<void> {
  await updateSample(context, row, {
    status: sampleMoves.dispose.to,
    ...nowhere,
    disposed_at: context.now,
    disposed_by: context.user.full_name,
  });
  await addSampleEvent(context, row.id, 'disposed', note, { code: code ?? null });
  const reason = code === undefined ? note : reasonOf(code, note);
  auditMove(context, row, 'dispose', {
    after: { retain_until: row.retain_until, ...(despite_pending && { despite_pending }) },
    ...(reason !== '' && { reason }),
  });
}

/** Specimens past their retention date. Lists specimens of all patients. */
export async function listDue(
  call: SignedInCall<typeof listDueForDisposal>,
): Promise<AnswerOf<typeof listDueForDisposal>> {
  const { tx, tenantId, now, query } = call;
  const { cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const today = await todayOf({ tx, tenantId, now });
  const { items, next_cursor } = pageOfRows(
    await findDueSamples(tx, tenantId, { today, after, max: limit + 1 }),
    limit,
    ({ retain_until, id }) => [retain_until ?? '', id],
    (row) => row,
  );
  return { items: await samplesOf(call, items), next_cursor };
}

/**
 * Discards several specimens past their retention date. A specimen that changed or has outstanding
 * results does not block the others.
 */
export async function disposeOfAllDue(
  call: SignedInCall<typeof disposeOfDue>,
): Promise<AnswerOf<typeof disposeOfDue>> {
  const outcomes = new Map<string, Disposal>();
  // Fixed order, so that concurrent requests queue instead of deadlocking.
  for (const which of call.body.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    outcomes.set(which.id, await attemptDisposal(call, which));
  return { items: call.body.items.flatMap(({ id }) => outcomes.get(id) ?? []) };
}

async function attemptDisposal(
  context: OperationContext,
  { id, version }: VersionedSample,
): Promise<Disposal> {
  const row = await findSample(context.tx, context.tenantId, id, { lock: true });
  if (!row) return { id, accession_number: null, disposed: false, code: 'not_found' };
  const code =
    row.version === version ? ((await refusalOf(context, row, {})) ?? null) : 'version_stale';
  if (code === null) await discard(context, row, {});
  return { id, accession_number: row.accession_number, disposed: code === null, code };
}
