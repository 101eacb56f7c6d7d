import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { PatientId } from '@alms/lis-domain/patients';
import type { CivilDate } from '@alms/lis-domain/calendar';
import type { Priority, OrderId } from '@alms/lis-domain/orders';
import { accessionNumber, type SampleId } from '@alms/lis-domain/samples';
import { newId } from '../../platform/db/new-id.ts';
import { nextNumber } from '../../platform/db/counter.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { addSampleEvent } from './samples.store.ts';

export interface ExpectedSample {
  order_id: OrderId;
  patient_id: PatientId;
  priority: Priority;
  /** HL7 v2-0487. */
  type: string;
  container: string;
  /** Where its tests are performed. */
  laboratory_id: LaboratoryId;
  /** Note in the first history event. */
  note?: string;
}

/** Creates a specimen to collect, with the facility's next accession number of the day. */
export async function expectSample(
  context: OperationContext,
  day: CivilDate,
  { note = '', ...sample }: ExpectedSample,
): Promise<{ id: SampleId; accession_number: string }> {
  const { tx, tenantId, now } = context;
  const numbered = {
    id: newId<SampleId>(),
    accession_number: accessionNumber(day, await nextNumber(tx, tenantId, 'accession', day)),
  };
  await tx
    .insertInto('sample')
    .values({
      tenant_id: tenantId,
      ...numbered,
      ...sample,
      status: 'expected',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await addSampleEvent(context, numbered.id, 'expected', note);
  return numbered;
}
