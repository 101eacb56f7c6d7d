import type { createPayer, Payer, updatePayer, PayerId } from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { refuseTakenName } from '../../../platform/http/refusals/taken-name.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { changedFields, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import { findPayer, findPayers } from './payers.store.ts';
import { newId } from '../../../platform/db/new-id.ts';

/** Returns all payers, unpaginated: their number is limited by the facility's contracts. */
export async function payersOf({ tx, tenantId }: OperationContext): Promise<{ items: Payer[] }> {
  return { items: await findPayers(tx, tenantId) };
}

export async function addPayer(
  context: OperationContext,
  body: BodyOf<typeof createPayer>,
): Promise<Payer> {
  const { tx, tenantId, now } = context;
  refuseTakenName(await findPayers(tx, tenantId), body.name);
  const id = newId<PayerId>();
  const payer = await tx
    .insertInto('payer')
    .values({ tenant_id: tenantId, id, ...body, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  auditPayer(context, payer, { action: 'create', after: body });
  return payer;
}

export async function changePayer(
  context: OperationContext,
  { id, version }: { id: PayerId; version: number },
  body: BodyOf<typeof updatePayer>,
): Promise<Payer> {
  const { tx, tenantId, now } = context;
  const current = await findPayer(tx, tenantId, id, { lock: true });
  if (!current) throw new Refusal('not_found');
  checkVersion(version, current.version);
  refuseTakenName(await findPayers(tx, tenantId), body.name, current);
  const payer = await tx
    .updateTable('payer')
    .set({ ...body, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  auditPayer(context, payer, { action: 'update', ...changedFields(current, body) });
  return payer;
}

function auditPayer(
  context: OperationContext,
  { id, name }: Payer,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): void {
  context.audit({
    category: 'billing',
    entity_type: 'payer',
    entity_id: id,
    entity_label: name,
    ...entry,
  });
}
