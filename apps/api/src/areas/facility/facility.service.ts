import {
  logoPath,
  type HospitalSettings,
  type PublicInfo,
  type updateHospitalSettings,
  type validateSubdomain,
} from '@alms/lis-domain/facility';
import type { AnswerOf } from '@alms/lis-domain/http';
import { checkSubdomain, type TenantId } from '@alms/lis-domain/tenancy';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { apiBase } from '../../platform/http/requests/api-base.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { Site } from '../../platform/http/requests/site.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { changedFields } from '../../platform/audit/audit-trail.ts';
import { findSettings, findSubdomain, findTenant, updateSettings } from './facility.store.ts';
import { findLogo } from './logo.store.ts';

/** Public information about the facility at an address. */
export async function publicInfo(db: Database, site: Site): Promise<PublicInfo> {
  const tenant = site.kind === 'facility' ? await findTenant(db, site.subdomain) : undefined;
  if (!tenant) throw new Refusal('tenant_not_found');
  const settings = await tenantTransaction(db, tenant.id, (tx) => findSettings(tx, tenant.id));
  const {
    facility_name,
    logo_hash,
    primary_color,
    secondary_color,
    timezone,
    custom_login_message,
    date_format,
    language,
    enable_online_booking,
  } = settings;
  return {
    success: true,
    tenant_id: tenant.id,
    facility_name,
    subdomain: tenant.subdomain,
    branding: { logo: logo_hash && apiBase + logoPath(logo_hash), primary_color, secondary_color },
    settings: {
      timezone,
      custom_login_message,
      date_format,
      language,
      online_booking: enable_online_booking,
    },
  };
}

/** Whether a subdomain is available. Only a hint: the first registration wins. */
export async function checkAddress(
  db: Database,
  subdomain: string,
): Promise<AnswerOf<typeof validateSubdomain>> {
  const fault = checkSubdomain(subdomain);
  if (fault !== null) return { valid: false, available: false, reason: fault };
  const taken = (await findTenant(db, subdomain)) !== undefined;
  return { valid: true, available: !taken, reason: taken ? 'taken' : null };
}

export async function settingsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<HospitalSettings> {
  return { ...(await findSettings(tx, tenantId)), subdomain: await findSubdomain(tx, tenantId) };
}

/** Replaces the settings as a whole and audits the changed fields. */
export async function replaceSettings({
  tx,
  tenantId,
  body,
  version,
  now,
  audit,
}: SignedInCall<typeof updateHospitalSettings>): Promise<HospitalSettings> {
  const current = await findSettings(tx, tenantId, { lock: true });
  checkVersion(version, current.version);
  if (body.logo_hash !== null && !(await findLogo(tx, tenantId, body.logo_hash)))
    throw invalid({ logo_hash: 'must be an uploaded picture' });
  await updateSettings(tx, tenantId, body, now);
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'settings',
    entity_id: tenantId,
    entity_label: body.facility_name,
    ...changedFields(current, body),
  });
  return settingsOf(tx, tenantId);
}
