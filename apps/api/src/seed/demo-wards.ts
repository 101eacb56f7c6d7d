import type { WardId } from '@alms/lis-domain/facility';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { mainLaboratory } from '../areas/facility/laboratories.store.ts';
import { insertWard } from '../areas/facility/wards.store.ts';
import { assignWards } from '../areas/identity/staff/staff.store.ts';
import { newId } from '../platform/db/new-id.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';

const wards = [
  { code: 'ED', name: 'Emergency department', phone: '+1 555 0110' },
  { code: 'ICU', name: 'Intensive care unit', phone: '+1 555 0120' },
  { code: 'MAT', name: 'Maternity', phone: '+1 555 0130' },
] as const;
export type DemoWard = (typeof wards)[number]['code'];

/** Creates the wards of the demo facility; the nurse works in the emergency department. */
export async function seedDemoWards(
  tx: TenantTransaction,
  tenantId: TenantId,
  nurseId: UserId,
  now: Date,
): Promise<ReadonlyMap<DemoWard, WardId>> {
  const ids = new Map<DemoWard, WardId>();
  for (const ward of wards) {
    const id = newId<WardId>();
    const laboratory_id = mainLaboratory(tenantId);
    await insertWard(tx, tenantId, id, { ...ward, laboratory_id, email: '', active: true }, now);
    ids.set(ward.code, id);
  }
  await assignWards(tx, tenantId, nurseId, [...ids.values()].slice(0, 1));
  return ids;
}
