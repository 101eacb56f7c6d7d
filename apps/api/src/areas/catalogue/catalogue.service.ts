import { holds } from '@alms/lis-domain/access';
import {
  checkDefinition,
  definitionOf,
  hasUnconfirmedLimits,
  isOtherUnit,
  type confirmTestLimits,
  type createTestParameter,
  type listTestParameters,
  type listTestVersions,
  type retireTestParameter,
  type TestDefinition,
  type TestParameter,
  type updateTestParameter,
  type TestParameterId,
} from '@alms/lis-domain/catalogue';
import type { AnswerOf } from '@alms/lis-domain/http';
import type { User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { findRulesOfTest } from './consistency/consistency-rules.store.ts';
import {
  confirmTest,
  deleteTest,
  findActiveFormulas,
  findDependentTests,
  findRelatedTests,
  findTest,
  findTestPage,
  findVersions,
  insertTests,
  lockCatalogue,
  updateTest,
  wasUsed,
} from './catalogue.store.ts';

const defaultLimit = 20;

export async function list({
  tx,
  tenantId,
  query,
}: SignedInCall<typeof listTestParameters>): Promise<AnswerOf<typeof listTestParameters>> {
  const { q: search, cursor, limit = defaultLimit, department, status, limits } = query;
  const after = keysOf(cursor, 3) as [string, string, string] | undefined;
  const found = await findTestPage(tx, tenantId, {
    search,
    department,
    status,
    unconfirmed: limits === 'unconfirmed',
    after,
    max: limit + 1,
  });
  return pageOfRows(
    found,
    limit,
    ({ kind, name, id }) => [String(kind !== 'panel'), name, id],
    (test) => test,
  );
}

export async function read(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: TestParameterId,
): Promise<TestParameter> {
  const test = await findTest(tx, tenantId, id);
  if (!test) throw new Refusal('not_found');
  return test;
}

export async function versions({
  tx,
  tenantId,
  params,
  query,
}: SignedInCall<typeof listTestVersions>): Promise<AnswerOf<typeof listTestVersions>> {
  const { cursor, limit = defaultLimit } = query;
  await read(tx, tenantId, params.id);
  const [before] = (keysOf(cursor, 1) as [number] | undefined) ?? [];
  return pageOfRows(
    await findVersions(tx, tenantId, params.id, { before, max: limit + 1 }),
    limit,
    ({ version }) => [version],
    (version) => version,
  );
}

/** Rejects validation errors; warnings do not prevent saving. */
async function checkSaved(
  tx: TenantTransaction,
  tenantId: TenantId,
  definition: TestDefinition,
): Promise<void> {
  const inputs = (definition.calculation?.inputs ?? []).map(({ code }) => code);
  const codes = [
    ...definition.members,
    ...inputs,
    ...definition.reflex.flatMap(({ and, add }) => [...add, ...and.map(({ code }) => code)]),
  ];
  const related = codes.length === 0 ? [] : await findRelatedTests(tx, tenantId, codes);
  const refused = checkDefinition(definition, (code) =>
    related.find((test) => test.code === code),
  ).filter(({ severity }) => severity === 'refused');
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map(({ at, sentence }) => [at, sentence])));
}

/**
 * Rejects turning off confidentiality by a user who may not read confidential results: the current
 * catalogue also decides for earlier results.
 */
export function checkConfidential(
  user: User,
  before: Pick<TestDefinition, 'confidential'>,
  after: Pick<TestDefinition, 'confidential'>,
): void {
  if (before.confidential && !after.confidential && !holds(user, 'view_confidential'))
    throw new Refusal('forbidden', {
      fields: { confidential: 'requires permission to view confidential results' },
    });
}

/** Rejects retiring a test that an active panel, formula, reflex or consistency rule needs. */
async function checkNothingNeeds(
  tx: TenantTransaction,
  tenantId: TenantId,
  code: string,
  field: string,
): Promise<void> {
  const dependent = [
    ...(await findDependentTests(tx, tenantId, code)),
    ...(await findRulesOfTest(tx, tenantId, code)),
  ];
  if (dependent.length > 0)
    throw new Refusal('conflict', { fields: { [field]: `is used by: ${dependent.join(', ')}` } });
}

/**
 * Rejects another unit of a test that an active formula reads: its coefficients are those of the
 * current unit, and it would calculate wrong values.
 */
async function checkNoFormulaReads(
  tx: TenantTransaction,
  tenantId: TenantId,
  code: string,
): Promise<void> {
  const codes = await findActiveFormulas(tx, tenantId, code);
  if (codes.length > 0)
    throw invalid({ unit: `is used in a formula, set to draft first: ${codes.join(', ')}` });
}

/** Identifies a test in the audit trail. */
export const named = ({ id, name }: Pick<TestParameter, 'id' | 'name'>) =>
  ({
    category: 'settings',
    entity_type: 'test_parameter',
    entity_id: id,
    entity_label: name,
  }) as const;

export async function create({
  tx,
  tenantId,
  user,
  body,
  now,
  audit,
}: SignedInCall<typeof createTestParameter>): Promise<TestParameter> {
  await lockCatalogue(tx, tenantId);
  await checkSaved(tx, tenantId, body);
  const [id] = await insertTests(tx, tenantId, [body], { by: user, now });
  if (id === undefined) throw new Refusal('duplicate', { fields: { code: 'is in use' } });
  audit({ action: 'create', ...named({ id, name: body.name }), after: body });
  return read(tx, tenantId, id);
}

/**
 * Replaces a test definition. Once ordered, code, kind and result type are fixed, because a change
 * would make it a different test.
 */
export async function update({
  tx,
  tenantId,
  user,
  params,
  body,
  version,
  now,
  audit,
}: SignedInCall<typeof updateTestParameter>): Promise<TestParameter> {
  await lockCatalogue(tx, tenantId);
  const current = await read(tx, tenantId, params.id);
  checkVersion(version, current.version);
  checkConfidential(user, current, body);
  if (body.code !== current.code) throw invalid({ code: 'cannot be changed' });
  if (body.kind !== current.kind) throw invalid({ kind: 'cannot be changed' });
  if (body.result_type !== current.result_type && (await wasUsed(tx, tenantId, current)))
    throw invalid({ result_type: 'cannot be changed: the test has been ordered' });
  await checkSaved(tx, tenantId, body);
  if (isOtherUnit(current.unit, body.unit)) await checkNoFormulaReads(tx, tenantId, body.code);
  if (body.status !== 'active') await checkNothingNeeds(tx, tenantId, body.code, 'status');
  const changed = changedFields(definitionOf(current), body);
  if (Object.keys(changed.after).length === 0) return current;
  await updateTest(tx, tenantId, current, body, { by: user, now });
  audit({ action: 'update', ...named({ ...current, name: body.name }), ...changed });
  return read(tx, tenantId, current.id);
}

/**
 * Records that the laboratory confirmed the limits of a starter pack, as of this version of the
 * test. Later changes are the laboratory's own.
 */
export async function confirmLimits({
  tx,
  tenantId,
  user,
  params,
  version,
  now,
  audit,
}: SignedInCall<typeof confirmTestLimits>): Promise<TestParameter> {
  await lockCatalogue(tx, tenantId);
  const current = await read(tx, tenantId, params.id);
  checkVersion(version, current.version);
  if (current.status === 'retired' || !hasUnconfirmedLimits(current)) throw new Refusal('conflict');
  await confirmTest(tx, tenantId, current.id, { by: user, now });
  audit({
    action: 'update',
    ...named(current),
    before: { limits_confirmed: false },
    after: { limits_confirmed: true, version: current.version },
  });
  return read(tx, tenantId, current.id);
}

/** Deletes an unused test and retires a used one, so that orders keep their tests. */
export async function retire({
  tx,
  tenantId,
  user,
  params,
  query: { reason },
  version,
  now,
  audit,
}: SignedInCall<typeof retireTestParameter>): Promise<TestParameter | undefined> {
  await lockCatalogue(tx, tenantId);
  const current = await read(tx, tenantId, params.id);
  checkVersion(version, current.version);
  if (current.status === 'retired') throw new Refusal('conflict');
  await checkNothingNeeds(tx, tenantId, current.code, 'id');
  if (!(await wasUsed(tx, tenantId, current))) {
    await deleteTest(tx, tenantId, current.id);
    audit({ action: 'delete', ...named(current), before: definitionOf(current), reason });
    return undefined;
  }
  await updateTest(
    tx,
    tenantId,
    current,
    { ...definitionOf(current), status: 'retired' },
    { by: user, now, reason },
  );
  audit({
    action: 'update',
    ...named(current),
    before: { status: current.status },
    after: { status: 'retired' },
    reason,
  });
  return read(tx, tenantId, current.id);
}
