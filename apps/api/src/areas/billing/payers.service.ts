import type { createPayer, Payer, updatePayer } from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../http/problems.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import { changedFields, type AuditEntry } from '../audit/audit-trail.ts';
import { findPayer, findPayers } from './payers.store.ts';

/** All of them: a facility has as many as it has contracts. */
export async function payersOf({ tx, tenantId }: Act): Promise<{ items: Payer[] }> {
  return { items: await findPayers(tx, tenantId) };
}

export async function addPayer(act: Act, body: BodyOf<typeof createPayer>): Promise<Payer> {
  const { tx, tenantId, now } = act;
  const id = uuidv7();
  const payer = await tx
    .insertInto('payer')
    .values({ tenant_id: tenantId, id, ...body, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  auditPayer(act, payer, { action: 'create', after: body });
  return payer;
}

export async function changePayer(
  act: Act,
  { id, version }: { id: string; version: number },
  body: BodyOf<typeof updatePayer>,
): Promise<Payer> {
  const { tx, tenantId, now } = act;
  const current = await findPayer(tx, tenantId, id, { lock: true });
  if (!current) throw new Refusal('not_found');
  checkVersion(version, current.version);
  const payer = await tx
    .updateTable('payer')
    .set({ ...body, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  auditPayer(act, payer, { action: 'update', ...changedFields(current, body) });
  return payer;
}

function auditPayer(
  act: Act,
  { id, name }: Payer,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): void {
  act.audit({
    category: 'billing',
    entity_type: 'payer',
    entity_id: id,
    entity_label: name,
    ...entry,
  });
}
