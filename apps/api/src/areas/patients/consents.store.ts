import type { ConsentKind } from '@alms/lis-domain/patients';
import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** The latest answer of a patient to each consent question. */
export function findConsents(tx: TenantTransaction, tenantId: string, patientId: string) {
  return tx
    .selectFrom('patient_consent')
    .select(['kind', 'granted', 'at', 'by_name'])
    .distinctOn('kind')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .orderBy('kind')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function addConsent(
  tx: TenantTransaction,
  consent: Insertable<Schema['patient_consent']>,
): Promise<void> {
  await tx.insertInto('patient_consent').values(consent).execute();
}

/**
 * Whether the patient of account `u` of a query has refused the consent. Unanswered is not refused.
 */
export function hasRefused(kind: ConsentKind) {
  return sql<boolean>`coalesce((
    select not c.granted from patient_consent c where c.tenant_id = u.tenant_id and c.patient_id = u.patient_id and c.kind = ${kind} order by c.at desc, c.id desc limit 1), false)`;
}
