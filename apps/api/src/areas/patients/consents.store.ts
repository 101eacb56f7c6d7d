import type { PatientId } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** The latest answer of a patient to each consent question. */
export function findConsents(tx: TenantTransaction, tenantId: TenantId, patientId: PatientId) {
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
