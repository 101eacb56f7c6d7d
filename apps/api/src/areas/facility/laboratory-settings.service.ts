import { mayCall } from '@alms/lis-domain/access';
import {
  earlierSteps,
  stepProblem,
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
 * Replaces the laboratory settings. Verification by another person, the number of verifiers, lot
 * comparisons and human verification bind laboratory staff, so they cannot lift them. Users without
 * permission to change facility settings leave these unchanged and may only disable
 * autoverification.
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
  const bindsStaff =
    (body.reagent_lot_comparison ?? current.reagent_lot_comparison) !==
      current.reagent_lot_comparison ||
    body.self_verification !== current.self_verification ||
    body.verification_levels !== current.verification_levels ||
    (body.authorization_required ?? current.authorization_required) !==
      current.authorization_required;
  const lifts = bindsStaff || (body.autoverification_enabled && !current.autoverification_enabled);
  if (lifts && !mayLift) throw new Refusal('forbidden');
  await refuseUnknown(tx, tenantId, body);
  const {
    critical_escalation = current.critical_escalation,
    authorization_required = current.authorization_required,
    reagent_lot_comparison = current.reagent_lot_comparison,
    ...others
  } = body;
  const changes = {
    ...others,
    critical_escalation,
    authorization_required,
    reagent_lot_comparison,
  };
  refuseLateSteps({ ...current, ...changes });
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
 * Refuses a step that is not before the managers’. Checked with the stored policy, which a shorter
 * deadline alone can make invalid.
 */
function refuseLateSteps({
  critical_within_minutes,
  critical_escalation,
}: Pick<LaboratorySettings, 'critical_within_minutes' | 'critical_escalation'>): void {
  for (const step of earlierSteps) {
    const problem = stepProblem(step, critical_escalation[step], critical_within_minutes);
    if (problem !== undefined) throw invalid({ [`critical_escalation.${step}`]: problem });
  }
}

/** Refuses a rule of a test or ward that the facility does not have. */
async function refuseUnknown(
  tx: TenantTransaction,
  tenantId: TenantId,
  { critical_escalation }: BodyOf<typeof updateLaboratorySettings>,
): Promise<void> {
  const rules = critical_escalation?.rules ?? [];
  const subjects = [
    ['test_parameter', 'test_parameter_id', 'is not a test of the facility'],
    ['ward', 'ward_id', 'is not a ward of the facility'],
  ] as const;
  for (const [table, field, problem] of subjects) {
    const ids = rules.map((rule) => rule[field]).filter((id) => id !== null);
    if (ids.length === 0) continue;
    const known = await tx
      .selectFrom(table)
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
    const unknown = rules.findIndex(
      (rule) => rule[field] !== null && !known.some(({ id }) => id === rule[field]),
    );
    if (unknown !== -1)
      throw invalid({ [`critical_escalation.rules.${unknown}.${field}`]: problem });
  }
}
