import type { PatientId } from '@alms/lis-domain/patients';
import type { PatientCondition } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Current and past conditions of a patient, latest first. */
export function findConditions(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<PatientCondition[]> {
  return tx
    .selectFrom('patient_condition')
    .select(['id', 'code', 'held_from as from', 'held_to as to', 'gestational_age_weeks'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .orderBy('held_from', 'desc')
    .orderBy('code')
    .orderBy('id')
    .execute();
}

export async function insertCondition(
  tx: TenantTransaction,
  condition: Insertable<Schema['patient_condition']>,
): Promise<void> {
  await tx.insertInto('patient_condition').values(condition).execute();
}

export async function updateCondition(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  values: Pick<Insertable<Schema['patient_condition']>, 'held_to' | 'gestational_age_weeks'>,
): Promise<void> {
  await tx
    .updateTable('patient_condition')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteConditions(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('patient_condition')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
}
