import type { AnswerOf } from '@alms/lis-domain/http';
import {
  hasPosition,
  type BoxContents,
  type listStorageBoxes,
  type StorageBox,
  type StorageBoxBody,
  type updateStorageBox,
  type StorageBoxId,
} from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { SignedInCall, OperationContext } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { refuseTakenName } from '../../../platform/http/refusals/taken-name.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { changedFields } from '../../../platform/audit/audit-trail.ts';
import {
  findBox,
  findBoxed,
  findBoxes,
  findBoxLabels,
  insertBox,
  lockBox,
  updateBox,
  type BoxRow,
} from './storage-boxes.store.ts';

const defaultLimit = 20;

export async function listBoxes({
  tx,
  tenantId,
  query,
}: SignedInCall<typeof listStorageBoxes>): Promise<AnswerOf<typeof listStorageBoxes>> {
  const { q: search, retired, cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const rows = await findBoxes(tx, tenantId, {
    retired: retired === 'true',
    search,
    after,
    max: limit + 1,
  });
  return pageOfRows(
    rows,
    limit,
    ({ name, id }) => [name, id],
    (row) => row,
  );
}

/** A storage box and its contents, without patient names. */
export async function readBox(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  id: StorageBoxId,
): Promise<BoxContents> {
  const box = await foundBox(tx, tenantId, id);
  const samples = await findBoxed(tx, tenantId, id);
  return { box, samples, unnumbered: box.occupied - samples.length };
}

async function foundBox(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: StorageBoxId,
): Promise<BoxRow> {
  const box = await findBox(tx, tenantId, id);
  if (!box) throw new Refusal('not_found');
  return box;
}

const namedBox = (id: string, { name }: Pick<StorageBox, 'name'>) =>
  ({ category: 'sample', entity_type: 'storage_box', entity_id: id, entity_label: name }) as const;

async function refuseTwin(
  tx: TenantTransaction,
  tenantId: TenantId,
  { name, barcode }: StorageBoxBody,
  current?: BoxRow,
): Promise<void> {
  const boxes = await findBoxLabels(tx, tenantId);
  refuseTakenName(boxes, name, current);
  if (barcode !== '' && boxes.some((box) => box.id !== current?.id && box.barcode === barcode))
    throw new Refusal('duplicate', { fields: { barcode: 'is in use' } });
}

export async function createBox(
  { tx, tenantId, now, audit }: OperationContext,
  body: StorageBoxBody,
): Promise<StorageBox> {
  await refuseTwin(tx, tenantId, body);
  const id = await insertBox(tx, tenantId, body, now);
  if (id === undefined) throw new Refusal('duplicate');
  audit({ action: 'create', ...namedBox(id, body), after: body });
  return foundBox(tx, tenantId, id);
}

/**
 * Replaces a box. Occupied positions must remain, and a box with specimens cannot be deactivated or
 * change its storage condition, because the time that they were stored so is recorded.
 */
export async function updateBoxOf({
  tx,
  tenantId,
  params: { id },
  body,
  version,
  now,
  audit,
}: SignedInCall<typeof updateStorageBox>): Promise<StorageBox> {
  await lockBox(tx, tenantId, id);
  const current = await foundBox(tx, tenantId, id);
  checkVersion(version, current.version);
  const needsEmpty = !body.active || body.condition !== current.condition;
  if (needsEmpty && current.occupied > 0) throw new Refusal('storage_box_occupied');
  const stranded = (await findBoxed(tx, tenantId, id)).filter(
    ({ position }) => !hasPosition(body, position),
  );
  if (stranded.length > 0) throw new Refusal('storage_box_occupied');
  await refuseTwin(tx, tenantId, body, current);
  await updateBox(tx, tenantId, current, body, now);
  audit({ action: 'update', ...namedBox(id, body), ...changedFields(current, body) });
  return foundBox(tx, tenantId, id);
}
