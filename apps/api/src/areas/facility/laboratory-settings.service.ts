import { mayCall } from '@alms/lis-domain/access';
import {
  updateHospitalSettings,
  type LaboratorySettings,
  type updateLaboratorySettings,
} from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { findSettings, updateSettings } from './facility.store.ts';

export function laboratorySettingsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<LaboratorySettings> {
  return findSettings(tx, tenantId);
}

/**
 * Replaces the laboratory settings. Verification by another person, the number of verifiers and
 * human verification bind laboratory staff, so they cannot lift them. Users without permission to
 * change facility settings leave these unchanged and may only disable autoverification.
 */
export async function replaceLaboratorySettings({
  tx,
  tenantId,
  user,
  body,
  version,
  now,
  audit,
}: SignedInCall<typeof updateLaboratorySettings>): Promise<LaboratorySettings> {
  const current = await findSettings(tx, tenantId, { lock: true });
  checkVersion(version, current.version);
  const mayLift = mayCall(user, updateHospitalSettings.access).allowed;
  const bindsVerifiers =
    body.self_verification !== current.self_verification ||
    body.verification_levels !== current.verification_levels;
  const lifts =
    bindsVerifiers || (body.autoverification_enabled && !current.autoverification_enabled);
  if (lifts && !mayLift) throw new Refusal('forbidden');
  await updateSettings(tx, tenantId, body, now);
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'settings',
    entity_id: tenantId,
    entity_label: current.facility_name,
    ...changedFields(current, body),
  });
  return laboratorySettingsOf(tx, tenantId);
}
