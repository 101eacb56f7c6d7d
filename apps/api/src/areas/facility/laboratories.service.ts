import {
  maxLaboratories,
  type createLaboratory,
  type Laboratory,
  type LaboratoryBody,
  type LaboratoryId,
  type listLaboratories,
  type readLaboratory,
  type retireLaboratory,
  type updateLaboratory,
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
import {
  findLaboratories,
  findUnknownTests,
  insertLaboratory,
  lockLaboratory,
  updateLaboratoryRow,
  usesOf,
} from './laboratories.store.ts';

export async function list({
  tx,
  tenantId,
}: SignedInCall<typeof listLaboratories>): Promise<AnswerOf<typeof listLaboratories>> {
  return { items: await findLaboratories(tx, tenantId) };
}

export function read({
  tx,
  tenantId,
  params,
}: SignedInCall<typeof readLaboratory>): Promise<Laboratory> {
  return laboratoryOf(tx, tenantId, params.id);
}

/** Returns a laboratory of the facility, or throws a not-found error. */
export async function laboratoryOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
): Promise<Laboratory> {
  const found = (await findLaboratories(tx, tenantId)).find((each) => each.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Refuses a name or code in use, and tests that the catalogue does not have. */
async function refuse(
  tx: TenantTransaction,
  tenantId: TenantId,
  body: LaboratoryBody,
  others: readonly Laboratory[],
): Promise<void> {
  const fields = {
    ...(others.some(({ name }) => isSameText(name, body.name)) && { name: 'is in use' }),
    ...(others.some(({ code }) => isSameText(code, body.code)) && { code: 'is in use' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('duplicate', { fields });
  const unknown = await findUnknownTests(tx, tenantId, body.tests);
  if (unknown.length > 0)
    throw invalid({ tests: `must be tests in the catalogue; unknown: ${unknown.join(', ')}` });
}

const named = (id: LaboratoryId, { name }: Pick<Laboratory, 'name'>) =>
  ({
    category: 'settings',
    entity_type: 'laboratory',
    entity_id: id,
    entity_label: name,
  }) as const;

export async function create({
  tx,
  tenantId,
  body,
  now,
  audit,
}: SignedInCall<typeof createLaboratory>): Promise<Laboratory> {
  const others = await findLaboratories(tx, tenantId);
  if (others.length >= maxLaboratories) throw new Refusal('too_many_laboratories');
  await refuse(tx, tenantId, body, others);
  const id = newId<LaboratoryId>();
  await insertLaboratory(tx, tenantId, id, body, now);
  audit({ action: 'create', ...named(id, body), after: body });
  return laboratoryOf(tx, tenantId, id);
}

type Change = Pick<
  SignedInCall<typeof updateLaboratory>,
  'tx' | 'tenantId' | 'params' | 'version' | 'now' | 'audit'
>;

export async function replace(call: Change & { body: LaboratoryBody }): Promise<Laboratory> {
  const { tx, tenantId, params, version, body, now, audit } = call;
  await lockLaboratory(tx, tenantId, params.id);
  const current = await laboratoryOf(tx, tenantId, params.id);
  checkVersion(version, current.version);
  if (!body.active) await refuseRetiring(tx, tenantId, current);
  const others = await findLaboratories(tx, tenantId);
  await refuse(
    tx,
    tenantId,
    body,
    others.filter(({ id }) => id !== current.id),
  );
  await updateLaboratoryRow(tx, tenantId, current, body, now);
  audit({ action: 'update', ...named(current.id, body), ...changedFields(current, body) });
  return laboratoryOf(tx, tenantId, current.id);
}

/** Retires a laboratory. Its records keep it; new ones cannot be added. */
export async function retire(call: SignedInCall<typeof retireLaboratory>): Promise<Laboratory> {
  const { name, code, address, phone, time_zone, departments, tests, director, accreditation } =
    await laboratoryOf(call.tx, call.tenantId, call.params.id);
  return replace({
    ...call,
    body: {
      name,
      code,
      address,
      phone,
      time_zone,
      departments,
      tests,
      director,
      accreditation,
      active: false,
    },
  });
}

async function refuseRetiring(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, main, active }: Laboratory,
): Promise<void> {
  if (main) throw new Refusal('main_laboratory');
  if (!active) return;
  const uses = Object.entries(await usesOf(tx, tenantId, id)).filter(([, n]) => n > 0);
  if (uses.length > 0)
    throw new Refusal('laboratory_in_use', {
      fields: Object.fromEntries(uses.map(([what, n]) => [what, `${n} left`])),
    });
}
