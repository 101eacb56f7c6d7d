import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import {
  comparedNames,
  differencesOf,
  fullName,
  identityDiffers,
  mergeFields,
  mergeRefusal,
  partsOf,
  isSameValue,
  type MergedPart,
  type MergeField,
  type mergePatients,
  type MergePreview,
  type Patient,
  type PatientMerge,
  type unmergePatients,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { UserId } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import { renewReminders } from '../notifications/appointment-notifications.ts';
import { endSessionsOf } from '../../platform/auth/session.store.ts';
import type { ResultUpdates } from '../result-updates.ts';
import {
  addedSince,
  addMerge,
  countMoves,
  findMerge,
  findMerges,
  preserveReportedIdentity,
  lockPatients,
  markUndone,
  mergeOf,
  movedBy,
  moveRows,
  renewSearchText,
  updatePatient,
} from './merge.store.ts';
import { readingOf } from './patient-summary.ts';
import { patientOf, patientRow } from './patients.service.ts';
import type { PatientRow } from './patients.store.ts';

/** Previews merging another patient into this one. Access is audited for both patients. */
export async function preview(
  context: OperationContext,
  survivorId: PatientId,
  loserId: PatientId,
): Promise<MergePreview> {
  const { tx, tenantId } = context;
  const survivor = patientOf(await patientRow(tx, tenantId, survivorId));
  const loser = patientOf(await patientRow(tx, tenantId, loserId));
  context.audit(readingOf(survivor, 'patient'));
  context.audit(readingOf(loser, 'patient'));
  return {
    survivor,
    loser,
    moves: await countMoves(tx, tenantId, loserId),
    differs: differencesOf(survivor, loser),
    identity_differs: identityDiffers(survivor, loser),
    refusal: mergeRefusal(survivor, loser),
  };
}

/**
 * Merges two records of one person (domain model 2.2; 2.14, link 6). All data moves to the
 * survivor, which takes the chosen details of both. Reported values keep their name and number;
 * unverified ones are re-evaluated with the birth date, sex and history of the survivor. The other
 * record stays unchanged except for its reference to the survivor.
 */
export async function merge(
  context: OperationContext,
  which: { id: PatientId; version: number },
  { loser_id, loser_version, taken, reason, identity_reason }: BodyOf<typeof mergePatients>,
  { reinterpret }: ResultUpdates,
): Promise<PatientMerge> {
  const { tx, tenantId, user, now } = context;
  if (loser_id === which.id) throw new Refusal('same_patient');
  await lockPatients(tx, tenantId, [which.id, loser_id]);
  const survivor = await patientRow(tx, tenantId, which.id);
  const loser = await patientRow(tx, tenantId, loser_id);
  const refusal = mergeRefusal(survivor, loser);
  if (refusal) throw new Refusal(refusal);
  checkVersion(which.version, survivor.version);
  checkVersion(loser_version, loser.version);
  if (identityDiffers(survivor, loser) && identity_reason === undefined)
    throw new Refusal('identity_differs');

  const id = uuidv7();
  await preserveReportedIdentity(tx, tenantId, survivor);
  await preserveReportedIdentity(tx, tenantId, loser);
  const moved = await moveRows(tx, tenantId, { from: loser.id, to: survivor.id }, now);
  const changed = taken.filter((field) => !isSameValue(survivor, loser, field));
  const merged = { ...survivor, ...only(loser, changed) };
  await updatePatient(
    tx,
    tenantId,
    survivor,
    { ...only(loser, changed), ...comparedNames(merged) },
    now,
  );
  await updatePatient(tx, tenantId, loser, { status: 'merged', merged_into_id: survivor.id }, now);
  await renewSearchText(tx, tenantId, survivor.id);
  if (survivor.deceased || loser.deceased) await renewReminders(context, survivor.id);
  // Open sessions belong to the previous patient and are ended.
  for (const accountId of (moved.get('app_user') ?? []) as readonly UserId[])
    await endSessionsOf(tx, tenantId, accountId, now);
  const replaced = only(survivor, changed);
  await addMerge(
    tx,
    {
      id,
      survivor_id: survivor.id,
      loser_id: loser.id,
      reason,
      identity_reason: identity_reason ?? null,
      replaced,
      at: now,
      by_id: user.id,
      by_name: user.full_name,
    },
    moved,
  );

  const why = [reason, identity_reason].filter(Boolean).join(' / ');
  await reinterpret(context, { patientId: survivor.id }, why);
  const counts = {
    orders: moved.get('test_order')?.length ?? 0,
    appointments: moved.get('appointment')?.length ?? 0,
    accounts: moved.get('app_user')?.length ?? 0,
  };
  auditMerge(context, survivor, {
    before: replaced,
    after: { ...only(loser, changed), merged_from: nameOf(loser), ...counts },
    reason: why,
  });
  auditMerge(context, loser, {
    before: { status: loser.status },
    after: { status: 'merged', merged_into: nameOf(survivor), ...counts },
    reason: why,
  });
  const row = await findMerge(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return mergeOf(row);
}

/** Merges into a patient. */
export async function mergesOf(
  { tx, tenantId }: OperationContext,
  patientId: PatientId,
): Promise<{ items: PatientMerge[] }> {
  await patientRow(tx, tenantId, patientId);
  return { items: (await findMerges(tx, tenantId, patientId)).map(mergeOf) };
}

/**
 * Undoes a merge: exactly the moved data goes back, an order with everything belonging to it.
 * Details copied to the survivor are restored unless changed since. Unverified values of both
 * patients are re-evaluated. Data added to the survivor since stays and is returned for manual
 * review.
 */
export async function unmerge(
  context: OperationContext,
  id: string,
  { reason }: BodyOf<typeof unmergePatients>,
  { reinterpret }: ResultUpdates,
): Promise<AnswerOf<typeof unmergePatients>> {
  const { tx, tenantId, user, now } = context;
  const found = await findMerge(tx, tenantId, id);
  if (!found) throw new Refusal('not_found');
  await lockPatients(tx, tenantId, [found.survivor_id, found.loser_id]);
  const row = (await findMerge(tx, tenantId, id)) ?? found;
  if (row.undone_at !== null) throw new Refusal('merge_undone');
  const survivor = await patientRow(tx, tenantId, row.survivor_id);
  const loser = await patientRow(tx, tenantId, row.loser_id);
  // A survivor that was merged later has passed on all data: that merge must be undone first.
  if (survivor.status === 'merged') throw new Refusal('patient_merged');

  await preserveReportedIdentity(tx, tenantId, survivor);
  const moved = await moveRows(
    tx,
    tenantId,
    { from: survivor.id, to: loser.id, only: await movedBy(tx, tenantId, id) },
    now,
  );
  const restored = mergeFields.filter(
    (field) => field in row.replaced && isSameValue(survivor, loser, field),
  );
  const before = only(row.replaced, restored);
  await updatePatient(
    tx,
    tenantId,
    survivor,
    { ...before, ...comparedNames({ ...survivor, ...before }) },
    now,
  );
  await updatePatient(tx, tenantId, loser, { status: 'active', merged_into_id: null }, now);
  await renewSearchText(tx, tenantId, survivor.id);
  await renewSearchText(tx, tenantId, loser.id);
  for (const { id: patientId } of survivor.deceased || loser.deceased ? [survivor, loser] : [])
    await renewReminders(context, patientId);
  for (const accountId of (moved.get('app_user') ?? []) as readonly UserId[])
    await endSessionsOf(tx, tenantId, accountId, now);
  for (const patientId of [survivor.id, loser.id])
    await reinterpret(context, { patientId }, reason);
  await markUndone(tx, tenantId, id, {
    undone_at: now,
    undone_by_name: user.full_name,
    undo_reason: reason,
  });

  const stayed = await addedSince(tx, tenantId, survivor.id, row.at);
  auditMerge(context, survivor, {
    before: only(survivor, restored),
    after: { ...before, parted_from: nameOf(loser), stayed: stayed.order_numbers },
    reason,
  });
  auditMerge(context, loser, {
    before: { status: 'merged' },
    after: { status: 'active', parted_from: nameOf(survivor) },
    reason,
  });
  const undone = await findMerge(tx, tenantId, id);
  return { ...mergeOf(undone ?? row), stayed };
}

type Identity = Partial<Pick<Patient, MergedPart>>;

/** The given fields of a record. Fields not stored by an earlier merge are omitted. */
function only(record: Identity, fields: readonly MergeField[]): Identity {
  return Object.fromEntries(
    fields
      .flatMap(partsOf)
      .filter((part) => part in record)
      .map((part) => [part, record[part]]),
  );
}

const nameOf = (row: PatientRow) => `${fullName(row)} (${row.mrn})`;

function auditMerge(
  context: OperationContext,
  row: PatientRow,
  entry: Pick<AuditEntry, 'before' | 'after' | 'reason'>,
): void {
  context.audit({
    action: 'merge',
    category: 'patient',
    entity_type: 'patient',
    entity_id: row.id,
    entity_label: nameOf(row),
    patient_id: row.id,
    ...entry,
  });
}
