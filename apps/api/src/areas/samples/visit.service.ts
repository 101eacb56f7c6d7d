import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  canMoveSample,
  confirmsIdentity,
  identityValidSeconds,
  type collectVisit,
  type countCollection,
  type printLabels,
  type SampleId,
} from '@alms/lis-domain/samples';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { refuseUnpaidCollection } from '../billing/invoices/collection-hold.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { drawLabelForCollection } from './labels/label.service.ts';
import { collect, read, sampleRow } from './samples.service.ts';
import { countCollection as countPatients, type SampleRow } from './samples.store.ts';

type VisitIdentity = BodyOf<typeof collectVisit>['identity'];

/**
 * Prints the labels of one patient’s specimens before collection, all or none. Containers are
 * labelled beside the identified patient, so an identity check of the same visit is required and
 * audited.
 */
export async function printVisitLabels(
  context: OperationContext,
  { identity, sample_ids, reason }: BodyOf<typeof printLabels>,
): Promise<AnswerOf<typeof printLabels>> {
  const rows = await lockedVisit(context, sample_ids);
  const confirmedAt = confirmedAtOf(context, identity);
  const drawings = new Map<string, string>();
  for (const row of rows.values()) {
    if (!canMoveSample(row.status, 'collect')) throw new Refusal('sample_not_usable');
    if (!confirmsIdentity(identity.check, { mrn: row.mrn, isUnidentified: row.mrn_temporary }))
      throw new Refusal('identity_not_confirmed');
    await refuseUnpaidCollection(context, row);
    drawings.set(
      row.id,
      await drawLabelForCollection(context, row, {
        reason,
        identity: { ...identity.check, confirmed_at: confirmedAt },
      }),
    );
  }
  return {
    items: sample_ids.flatMap((id) => {
      const [row, drawing] = [rows.get(id), drawings.get(id)];
      return row && drawing !== undefined
        ? [{ sample_id: row.id, accession_number: row.accession_number, drawing }]
        : [];
    }),
  };
}

/**
 * Records the collection of one patient’s specimens, all or none: after a concurrent change, the
 * collector reviews the whole visit. The identity check is recorded with each specimen.
 */
export async function collectOneVisit(
  context: OperationContext,
  { identity, fasting, items }: BodyOf<typeof collectVisit>,
  results: ResultUpdates,
): Promise<AnswerOf<typeof collectVisit>> {
  await lockedVisit(
    context,
    items.map(({ id }) => id),
  );
  const confirmedAt = confirmedAtOf(context, identity);
  for (const { id, version, consent, volume_ml } of items)
    await collect(
      context,
      { id, version },
      {
        identity_check: identity.check,
        ...(fasting !== undefined && { fasting }),
        ...(consent !== undefined && { consent }),
        ...(volume_ml !== undefined && { volume_ml }),
      },
      results,
      confirmedAt,
    );
  const collected = [];
  for (const { id } of items) collected.push(await read(context, id));
  return { items: collected };
}

/** Number of patients waiting and collected today, by the laboratory’s calendar day. */
export async function countVisits(
  { tx, tenantId, now }: OperationContext,
  { laboratory_id }: QueryOf<typeof countCollection>,
): Promise<AnswerOf<typeof countCollection>> {
  const zone = await timeZoneOf(tx, tenantId, laboratory_id);
  const { start: from } = dayIn(zone, dateIn(zone, now.toISOString()));
  return countPatients(tx, tenantId, { laboratoryId: laboratory_id, from });
}

/**
 * Returns the specimens of a visit, locked in a fixed order, so that concurrent requests queue
 * instead of deadlocking. They must be of one patient, because the identity was checked once.
 */
async function lockedVisit(
  { tx, tenantId }: OperationContext,
  ids: readonly SampleId[],
): Promise<ReadonlyMap<SampleId, SampleRow>> {
  const rows = new Map<SampleId, SampleRow>();
  for (const id of ids.toSorted()) rows.set(id, await sampleRow(tx, tenantId, id, { lock: true }));
  if (new Set([...rows.values()].map(({ patient_id }) => patient_id)).size > 1)
    throw new Refusal('specimens_of_several_patients');
  return rows;
}

/** Time of an identity check; throws when it is older than one visit. */
function confirmedAtOf({ now }: OperationContext, { seconds_ago }: VisitIdentity): string {
  if (seconds_ago > identityValidSeconds) throw new Refusal('identity_expired');
  return new Date(now.getTime() - seconds_ago * 1000).toISOString();
}
