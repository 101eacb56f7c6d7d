import { mayCall } from '@alms/lis-domain/access';
import {
  onCallProblem,
  updateHospitalSettings,
  type LaboratorySettings,
  type updateLaboratorySettings,
} from '@alms/lis-domain/facility';
import type { BodyOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
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
    body.verification_levels !== current.verification_levels ||
    (body.authorization_required ?? current.authorization_required) !==
      current.authorization_required;
  const lifts =
    bindsVerifiers || (body.autoverification_enabled && !current.autoverification_enabled);
  if (lifts && !mayLift) throw new Refusal('forbidden');
  await refuseUnknownTests(tx, tenantId, body);
  const {
    critical_escalation = current.critical_escalation,
    authorization_required = current.authorization_required,
    ...others
  } = body;
  const changes = { ...others, critical_escalation, authorization_required };
  refuseLateOnCall({ ...current, ...changes });
  await updateSettings(tx, tenantId, changes, now);
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'settings',
    entity_id: tenantId,
    entity_label: current.facility_name,
    ...changedFields(current, changes),
  });
  return laboratorySettingsOf(tx, tenantId);
}

/**
 * Refuses a step on call that is not before the managers’. Checked with the stored policy, which a
 * shorter deadline alone can make invalid.
 */
function refuseLateOnCall({
  critical_within_minutes,
  critical_escalation: { on_call_minutes },
}: Pick<LaboratorySettings, 'critical_within_minutes' | 'critical_escalation'>): void {
  const problem = onCallProblem(on_call_minutes, critical_within_minutes);
  if (problem !== undefined) throw invalid({ 'critical_escalation.on_call_minutes': problem });
}

/** Refuses an escalation policy of a test that the facility does not have. */
async function refuseUnknownTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  { critical_escalation }: BodyOf<typeof updateLaboratorySettings>,
): Promise<void> {
  const ids = critical_escalation?.tests.map(({ test_parameter_id }) => test_parameter_id) ?? [];
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('test_parameter')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  const unknown = ids.findIndex((id) => !known.some((test) => test.id === id));
  if (unknown !== -1)
    throw invalid({
      [`critical_escalation.tests.${unknown}.test_parameter_id`]: 'is not a test of the facility',
    });
}
