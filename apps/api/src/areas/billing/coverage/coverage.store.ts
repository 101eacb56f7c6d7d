import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { PatientCoverage } from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

/** A patient's coverages, in the order of entry; for merged records, one record after the other. */
export function findCoverageRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<PatientCoverage[]> {
  return tx
    .selectFrom('patient_coverage as c')
    .innerJoin('payer as y', (on) =>
      on.onRef('y.tenant_id', '=', 'c.tenant_id').onRef('y.id', '=', 'c.payer_id'),
    )
    .select(['c.id', 'c.policy_number', 'c.group_name as group', 'c.valid_from', 'c.valid_to'])
    .select(
      sql<
        PatientCoverage['payer']
      >`jsonb_build_object('id', y.id, 'name', y.name, 'kind', y.kind, 'active', y.active)`.as(
        'payer',
      ),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('c.patient_id', '=', patientId)
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
}

/** The patient of an order and the day it was placed, in the facility's time zone. */
export async function dayOfOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<{ patient_id: PatientId; day: string }> {
  return tx
    .selectFrom('test_order as o')
    .innerJoin('facility_profile as s', 's.tenant_id', 'o.tenant_id')
    .select('o.patient_id')
    .select(sql<string>`to_char(o.requested_at at time zone s.timezone, 'YYYY-MM-DD')`.as('day'))
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function insertCoverage(
  tx: TenantTransaction,
  coverage: Insertable<Schema['patient_coverage']>,
): Promise<void> {
  await tx.insertInto('patient_coverage').values(coverage).execute();
}

export async function updateCoverage(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  values: Pick<
    Insertable<Schema['patient_coverage']>,
    'position' | 'policy_number' | 'group_name' | 'valid_from' | 'valid_to'
  >,
): Promise<void> {
  await tx
    .updateTable('patient_coverage')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteCoverages(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('patient_coverage')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
}
