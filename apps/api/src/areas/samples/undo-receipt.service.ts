import { refusesUndoOfReceipt, stateBeforeReceipt, type SampleId } from '@alms/lis-domain/samples';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { moveItems } from './ordered-tests.ts';
import { lockedRow, type VersionedSample } from './samples.service.ts';
import { addSampleEvent, eventsOf, updateSample } from './samples.store.ts';

/**
 * Undoes a receipt recorded by mistake: the specimen is again where it was before, without the
 * condition recorded with the receipt. The receipt stays in its history, followed by the
 * correction.
 */
export async function undoReceiptOf(
  context: OperationContext,
  which: VersionedSample,
  { setDueTimes }: ResultUpdates,
): Promise<void> {
  const { tx, tenantId, user, now } = context;
  const row = await lockedRow(context, which);
  const events = await eventsOf(tx, tenantId, [row.id]);
  const refusal = refusesUndoOfReceipt(
    { status: row.status, events, isInUse: await isInUse(context, row.id) },
    { userId: user.id, now: now.toISOString() },
  );
  if (refusal) throw new Refusal(refusal);
  if (row.laboratory_id !== user.laboratory_id)
    throw new Refusal('specimen_for_other_laboratory', {
      fields: { laboratory: row.laboratory_name },
    });
  const status = stateBeforeReceipt(events);
  await updateSample(context, row, {
    status,
    received_at: null,
    received_by: null,
    condition: null,
  });
  await addSampleEvent(context, row.id, 'receipt_undone');
  await moveItems(context, { sample_id: row.id }, 'undo_receipt');
  await setDueTimes(context, row.id);
  context.audit({
    action: 'update',
    category: 'sample',
    entity_type: 'sample',
    entity_id: row.id,
    entity_label: row.accession_number,
    patient_id: row.patient_id,
    before: {
      status: row.status,
      received_at: row.received_at,
      received_by: row.received_by,
      ...(row.condition && { condition: row.condition }),
    },
    after: { status },
  });
}

/** Whether a test of the specimen has a value or was started. */
async function isInUse({ tx, tenantId }: OperationContext, sampleId: SampleId): Promise<boolean> {
  const found = await tx
    .selectFrom('current_result')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('sample_id', '=', sampleId)
    .where('status', 'not in', ['pending', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
