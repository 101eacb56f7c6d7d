import type { BillingSettings, updateBillingSettings } from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { findSettings, updateSettings } from '../facility/facility.store.ts';
import { hasMoney } from './invoices/invoices.store.ts';

export function billingSettingsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<BillingSettings> {
  return findSettings(tx, tenantId);
}

/**
 * Replaces the facility's billing settings. The currency is fixed once it is used in an invoice or
 * price list, and while a cash drawer is open.
 */
export async function replaceBillingSettings({
  tx,
  tenantId,
  body,
  version,
  now,
  audit,
}: SignedInCall<typeof updateBillingSettings>): Promise<BillingSettings> {
  const current = await findSettings(tx, tenantId, { lock: true });
  checkVersion(version, current.version);
  const changesCurrency = body.currency !== current.currency;
  if (changesCurrency && (await hasMoney(tx, tenantId)))
    throw new Refusal('conflict', {
      fields: { currency: 'cannot be changed after the first invoice, cash drawer or price list' },
    });
  await updateSettings(tx, tenantId, body, now);
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'settings',
    entity_id: tenantId,
    entity_label: current.facility_name,
    ...changedFields(current, body),
  });
  return billingSettingsOf(tx, tenantId);
}
