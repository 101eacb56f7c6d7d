import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { Mail } from '../../mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';

/** What has become of how an account is signed in to. */
const changes = {
  'authenticator-added': 'an authenticator app was set up',
  'authenticator-removed': 'the authenticator app was removed',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  'recovery-used': 'a recovery code was used to sign in',
  'recovery-renewed': 'new recovery codes were made',
} as const;

export type SecurityChange = keyof typeof changes;

/** Tells the owner of an account, who may not be the one who did it. */
export async function securityMail(tx: TenantTransaction, { tenantId, email, change, hosts }: { tenantId: string; email: string; change: SecurityChange; hosts: FacilityHosts }): Promise<Mail> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/profile/security`;
  return {
    to: email,
    subject: `${facility_name}: ${changes[change]}`,
    text: `On your account at ${facility_name}, ${changes[change]}.\n\nIf it was you, there is nothing to do. If it was not, set a new password at once, look at what is set up here, and tell your administrator:\n${url}\n`,
  };
}
