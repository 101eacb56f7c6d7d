import { normaliseName } from '@alms/lis-domain/patients';
import type { BoxedSample, StorageBoxBody, StorageBoxId } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { newId } from '../../../platform/db/new-id.ts';

/** Boxes with their number of stored specimens. */
function boxes(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('storage_box as b')
    .selectAll('b')
    .select(
      sql<number>`(select count(*)::integer from sample s where s.tenant_id = b.tenant_id and s.box_id = b.id)`.as(
        'occupied',
      ),
    )
    .where('b.tenant_id', '=', tenantId);
}

export type BoxRow = Awaited<ReturnType<typeof findBoxes>>[number];

/** Sorted by name. */
export function findBoxes(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    retired,
    search,
    after,
    max,
  }: {
    retired: boolean;
    search: string | undefined;
    after: [string, string] | undefined;
    max: number;
  },
) {
  let page = boxes(tx, tenantId).where('b.active', '=', !retired);
  if (search !== undefined && search !== '')
    page = page.where('b.search_text', 'like', `%${normaliseName(search)}%`);
  if (after !== undefined)
    page = page.where(sql<boolean>`(b.name, b.id) > (${after[0]}::text, ${after[1]}::uuid)`);
  return page.orderBy('b.name').orderBy('b.id').limit(max).execute();
}

export function findBox(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: StorageBoxId,
): Promise<BoxRow | undefined> {
  return boxes(tx, tenantId).where('b.id', '=', id).executeTakeFirst();
}

/** A box, locked against storing and changes until the transaction ends. */
export function lockBox(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: StorageBoxId,
): Promise<Selectable<Schema['storage_box']> | undefined> {
  return tx
    .selectFrom('storage_box')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Specimens by box position. */
export async function findBoxed(
  tx: TenantTransaction,
  tenantId: TenantId,
  boxId: StorageBoxId,
): Promise<BoxedSample[]> {
  const rows = await tx
    .selectFrom('sample')
    .select([
      'id',
      'version',
      'accession_number',
      'type',
      'container',
      'storage_position',
      'stored_at',
      'retain_until',
    ])
    .where('tenant_id', '=', tenantId)
    .where('box_id', '=', boxId)
    .where('storage_position', 'is not', null)
    .execute();
  return rows.flatMap(({ storage_position: position, ...row }) =>
    position === null ? [] : [{ ...row, position }],
  );
}

const columnsOf = (box: StorageBoxBody) => ({
  ...box,
  search_text: normaliseName(
    [box.name, box.barcode, box.site, box.room, box.device, box.shelf, box.rack].join(' '),
  ),
});

/** Adds a box. Undefined when its name or barcode is already in use. */
export async function insertBox(
  tx: TenantTransaction,
  tenantId: TenantId,
  box: StorageBoxBody,
  now: Date,
): Promise<StorageBoxId | undefined> {
  const added = await tx
    .insertInto('storage_box')
    .values({
      tenant_id: tenantId,
      id: newId<StorageBoxId>(),
      ...columnsOf(box),
      created_at: now,
      updated_at: now,
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function updateBox(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, version }: { id: StorageBoxId; version: number },
  box: StorageBoxBody,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('storage_box')
    .set({ ...columnsOf(box), version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export function findBoxLabels(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<{ id: StorageBoxId; name: string; barcode: string }[]> {
  return tx
    .selectFrom('storage_box')
    .select(['id', 'name', 'barcode'])
    .where('tenant_id', '=', tenantId)
    .execute();
}
