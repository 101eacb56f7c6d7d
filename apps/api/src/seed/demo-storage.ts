import type { StorageBoxBody, StorageBoxId } from '@alms/lis-domain/samples';
import { divide } from '../areas/samples/aliquot.service.ts';
import { createBox } from '../areas/samples/storage/storage-boxes.service.ts';
import { store } from '../areas/samples/storage/storage.service.ts';
import type { OperationContext } from '../platform/http/requests/call.ts';
import type { Scene } from './demo-cast.ts';

const dayLong = 24 * 60 * 60_000;
/** Short enough that some of the week's specimens are past their retention date. */
const retentionDays = 3;
/** Specimens stored per evening. */
const anEvening = 5;

const fridge: StorageBoxBody = {
  name: 'Serum 14',
  barcode: 'BX-0014',
  site: '',
  room: 'Cold room',
  device: 'Fridge 2',
  shelf: 'Shelf 3',
  rack: '',
  condition: 'refrigerated',
  rows: 8,
  columns: 12,
  active: true,
};
const freezer: StorageBoxBody = {
  name: 'Plasma −80 A',
  barcode: 'BX-0031',
  site: '',
  room: 'Freezer room',
  device: 'Freezer 1',
  shelf: '',
  rack: 'Rack 4',
  condition: 'frozen',
  rows: 9,
  columns: 9,
  active: true,
};

/**
 * On previous evenings, reported specimens are stored in a fridge box and aliquots of one specimen
 * in the freezer.
 */
export function storageScenes(daysBefore: number, now: Date): Scene[] {
  const boxes = { fridge: '' as StorageBoxId, freezer: '' as StorageBoxId };
  const evening = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayLong + dayLong / 3);
  const evenings = Array.from({ length: daysBefore - 1 }, (_, index): Scene => ({
    at: evening(daysBefore - index),
    by: 'technician',
    play: (context) => putAway(context, boxes),
  }));
  const first: Scene = {
    at: new Date(now.getTime() - (daysBefore + 1) * dayLong),
    by: 'technician',
    async play(context) {
      await context.tx
        .updateTable('laboratory_settings')
        .set({ storage_retention_days: retentionDays })
        .where('tenant_id', '=', context.tenantId)
        .execute();
      for (const [name, box] of [
        ['fridge', fridge],
        ['freezer', freezer],
      ] as const)
        boxes[name] = (await createBox(context, box)).id;
    },
  };
  return [first, ...evenings];
}

async function putAway(
  context: OperationContext,
  { fridge: fridgeId, freezer: freezerId }: { fridge: StorageBoxId; freezer: StorageBoxId },
): Promise<void> {
  const [divided, ...rest] = await reported(context);
  for (const sample of rest) await store(context, sample, { box_id: fridgeId });
  if (!divided) return;
  await divide(context, divided, {
    volume_ml: 3,
    aliquots: [{ volume_ml: 0.5 }, { volume_ml: 0.5 }],
  });
  await store(context, { id: divided.id, version: divided.version + 1 }, { box_id: fridgeId });
  const parts = await context.tx
    .selectFrom('sample')
    .select(['id', 'version'])
    .where('tenant_id', '=', context.tenantId)
    .where('parent_id', '=', divided.id)
    .orderBy('accession_number')
    .execute();
  for (const part of parts) await store(context, part, { box_id: freezerId });
}

/** Specimens in testing without outstanding results. */
function reported({ tx, tenantId }: OperationContext) {
  return tx
    .selectFrom('sample as s')
    .select(['s.id', 's.version'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.status', '=', 'in_testing')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_item as i')
            .select('i.id')
            .whereRef('i.tenant_id', '=', 's.tenant_id')
            .whereRef('i.sample_id', '=', 's.id')
            .where('i.status', 'not in', ['released', 'cancelled', 'entered_in_error']),
        ),
      ),
    )
    .orderBy('s.accession_number')
    .limit(anEvening)
    .execute();
}
