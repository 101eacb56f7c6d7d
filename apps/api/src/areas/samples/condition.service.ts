import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@alms/lis-domain/http';
import { isVerified } from '@alms/lis-domain/results';
import {
  differsOnlyInIndices,
  takesResults,
  withIndices,
  type ArrivalCondition,
  type InterferenceIndices,
  type noteSampleCondition,
  type SampleId,
} from '@alms/lis-domain/samples';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { ResultUpdates } from '../result-updates.ts';
import {
  CONDITION_NOTED,
  lockedRow,
  rejectDeviatingTests,
  type VersionedSample,
} from './samples.service.ts';
import { addSampleEvent, updateSample, type SampleRow } from './samples.store.ts';

/**
 * Records or corrects a specimen's condition on arrival, with a reason for corrections, because
 * defects may be noticed only at the bench. Unverified values are rechecked. Rejected once a value
 * is verified, because its verifier saw the earlier condition, and its report states it.
 * Interference indices may still be recorded then: they act on the remaining values, and verified
 * ones are amended.
 */
export async function noteCondition(
  context: OperationContext,
  which: VersionedSample,
  { condition, reason }: BodyOf<typeof noteSampleCondition>,
  results: ResultUpdates,
): Promise<void> {
  const row = await testedSpecimen(context, which);
  if (isDeepStrictEqual(row.condition, condition))
    throw invalid({ condition: 'is already recorded' });
  if (row.condition !== null && reason === '')
    throw invalid({ reason: 'is required because a different condition is already recorded' });
  if (!differsOnlyInIndices(row.condition, condition)) await refuseVerified(context, row.id);
  await changeCondition(context, row, { condition, reason }, results);
}

/**
 * Adds imported interference indices to the condition of a specimen. Recorded codes, note and other
 * indices are kept. Nothing is written if they are already recorded.
 */
export async function addIndices(
  context: OperationContext,
  which: VersionedSample,
  { indices, reason }: { indices: InterferenceIndices; reason: string },
  results: ResultUpdates,
): Promise<void> {
  const row = await testedSpecimen(context, which);
  const condition = withIndices(row.condition, indices);
  if (!isDeepStrictEqual(row.condition, condition))
    await changeCondition(context, row, { condition, reason }, results);
}

/** Locks a specimen that takes results. An aliquot has the condition of its original. */
async function testedSpecimen(
  context: OperationContext,
  which: VersionedSample,
): Promise<SampleRow> {
  const row = await lockedRow(context, which);
  if (row.parent_id !== null || !takesResults(row.status)) throw new Refusal('sample_not_usable');
  return row;
}

/** Writes a condition and evaluates the unverified values of the specimen again. */
async function changeCondition(
  context: OperationContext,
  row: SampleRow,
  { condition, reason }: { condition: ArrivalCondition | null; reason: string },
  results: ResultUpdates,
): Promise<void> {
  await updateSample(context, row, { condition });
  await addSampleEvent(context, row.id, CONDITION_NOTED, reason, { condition });
  context.audit({
    action: 'update',
    category: 'sample',
    entity_type: 'sample',
    entity_id: row.id,
    entity_label: row.accession_number,
    patient_id: row.patient_id,
    before: { condition: row.condition },
    after: { condition },
    ...(reason !== '' && { reason }),
  });
  await results.reinterpret(context, { sampleId: row.id }, reason);
  if (condition) await rejectDeviatingTests(context, row.id, results);
}

async function refuseVerified(
  { tx, tenantId }: OperationContext,
  sampleId: SampleId,
): Promise<void> {
  const results = await tx
    .selectFrom('current_result')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where('sample_id', '=', sampleId)
    .execute();
  if (results.some(({ status }) => isVerified(status))) throw new Refusal('results_verified');
}
