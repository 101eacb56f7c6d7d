import type { BodyOf } from '@alms/lis-domain/http';
import {
  aliquotNumber,
  refusesDivision,
  toMicrolitres,
  type divideSample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { newId } from '../../platform/db/new-id.ts';
import { json } from '../../platform/db/json.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { lockedRow, millilitres, type VersionedSample } from './samples.service.ts';
import { addSampleEvent, aliquotsOf, updateSample, type SampleRow } from './samples.store.ts';

/**
 * Splits a specimen into aliquots. Ordered tests stay with the specimen: an aliquot is the same
 * material in another container, for testing or storage.
 */
export async function divide(
  context: OperationContext,
  which: VersionedSample,
  { volume_ml, aliquots }: BodyOf<typeof divideSample>,
): Promise<void> {
  const { tx, tenantId } = context;
  const row = await lockedRow(context, which);
  if (volume_ml !== undefined && row.volume_ul !== null)
    throw invalid({ volume_ml: 'is already recorded' });
  const before = await aliquotsOf(tx, tenantId, [row.id]);
  const facts = {
    status: row.status,
    isAliquot: row.parent_id !== null,
    volume_ml: volume_ml ?? millilitres(row.volume_ul),
    taken: before.map(({ volume_ul }) => millilitres(volume_ul)),
  };
  const refusal = refusesDivision(
    facts,
    aliquots.map((aliquot) => aliquot.volume_ml),
  );
  if (refusal) throw new Refusal(refusal);

  const numbers: string[] = [];
  for (const [index, aliquot] of aliquots.entries()) {
    const accession_number = aliquotNumber(row.accession_number, before.length + index + 1);
    await addAliquot(context, row, {
      accession_number,
      volume_ul: aliquot.volume_ml === null ? null : toMicrolitres(aliquot.volume_ml),
    });
    numbers.push(accession_number);
  }
  await updateSample(
    context,
    row,
    volume_ml === undefined ? {} : { volume_ul: toMicrolitres(volume_ml) },
  );
  await addSampleEvent(context, row.id, 'aliquoted', numbers.join(', '));
  context.audit({
    action: 'update',
    category: 'sample',
    entity_type: 'sample',
    entity_id: row.id,
    entity_label: row.accession_number,
    patient_id: row.patient_id,
    after: { aliquots: numbers, ...(volume_ml !== undefined && { volume_ml }) },
  });
}

/** Creates an aliquot with the collection and receipt times of its specimen. */
async function addAliquot(
  context: OperationContext,
  parent: SampleRow,
  aliquot: { accession_number: string; volume_ul: number | null },
): Promise<void> {
  const { tx, tenantId, now } = context;
  const {
    order_id,
    patient_id,
    priority,
    type,
    container,
    laboratory_id,
    identity_check,
    collected_at,
    collected_by,
    received_at,
    received_by,
  } = parent;
  const id = newId<SampleId>();
  await tx
    .insertInto('sample')
    .values({
      tenant_id: tenantId,
      id,
      ...aliquot,
      parent_id: parent.id,
      order_id,
      patient_id,
      priority,
      type,
      container,
      laboratory_id,
      status: 'received',
      identity_check: identity_check && json(identity_check),
      collected_at,
      collected_by,
      received_at,
      received_by,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await addSampleEvent(context, id, 'taken_from', parent.accession_number);
  context.audit({
    action: 'create',
    category: 'sample',
    entity_type: 'sample',
    entity_id: id,
    entity_label: aliquot.accession_number,
    patient_id,
    after: { parent: parent.accession_number, volume_ml: millilitres(aliquot.volume_ul) },
  });
}
