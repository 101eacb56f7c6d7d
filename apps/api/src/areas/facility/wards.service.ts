import {
  maxWards,
  type createWard,
  type listWards,
  type updateWard,
  type Ward,
  type WardBody,
  type WardId,
} from '@alms/lis-domain/facility';
import { isSameText, type AnswerOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { findWards, insertWard, isActiveSite, lockWard, updateWardRow } from './wards.store.ts';

export async function listAllWards({
  tx,
  tenantId,
}: SignedInCall<typeof listWards>): Promise<AnswerOf<typeof listWards>> {
  return { items: await findWards(tx, tenantId) };
}

function wardIn(wards: readonly Ward[], id: WardId): Ward {
  const found = wards.find((each) => each.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Refuses a name or code in use, and a site that the facility does not have. */
async function refuse(
  tx: TenantTransaction,
  tenantId: TenantId,
  body: WardBody,
  others: readonly Ward[],
): Promise<void> {
  const fields = {
    ...(others.some(({ name }) => isSameText(name, body.name)) && { name: 'is in use' }),
    ...(others.some(({ code }) => isSameText(code, body.code)) && { code: 'is in use' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('duplicate', { fields });
  if (!(await isActiveSite(tx, tenantId, body.laboratory_id)))
    throw invalid({ laboratory_id: 'must be an active site of the facility' });
}

const named = (id: WardId, { name }: Pick<Ward, 'name'>) =>
  ({ category: 'settings', entity_type: 'ward', entity_id: id, entity_label: name }) as const;

export async function addWard({
  tx,
  tenantId,
  body,
  now,
  audit,
}: SignedInCall<typeof createWard>): Promise<Ward> {
  const others = await findWards(tx, tenantId);
  if (others.length >= maxWards) throw new Refusal('too_many_wards');
  await refuse(tx, tenantId, body, others);
  const id = newId<WardId>();
  await insertWard(tx, tenantId, id, body, now);
  audit({ action: 'create', ...named(id, body), after: body });
  return wardIn(await findWards(tx, tenantId), id);
}

export async function replaceWard({
  tx,
  tenantId,
  params: { id },
  version,
  body,
  now,
  audit,
}: SignedInCall<typeof updateWard>): Promise<Ward> {
  if (!(await lockWard(tx, tenantId, id))) throw new Refusal('not_found');
  const wards = await findWards(tx, tenantId);
  const current = wardIn(wards, id);
  checkVersion(version, current.version);
  await refuse(
    tx,
    tenantId,
    body,
    wards.filter((each) => each.id !== id),
  );
  await updateWardRow(tx, tenantId, current, body, now);
  audit({ action: 'update', ...named(id, body), ...changedFields(current, body) });
  return wardIn(await findWards(tx, tenantId), id);
}
