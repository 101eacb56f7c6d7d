import type { LanguageTag } from '@alms/lis-domain/language';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { insertionFor } from '../../insertion.ts';
import type { Mail } from '../../mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';
import { receiverLanguage } from './receiver-language.ts';
import { securityWords, type SecurityChange } from './security-mail-words.ts';

export interface SecurityMailFor {
  tenantId: string;
  account: { id: string; email: string };
  change: SecurityChange;
  hosts: FacilityHosts;
  askedLanguage: LanguageTag | undefined;
}

/** Tells the owner of an account, who may not be the one who did it. */
export async function securityMail(tx: TenantTransaction, { tenantId, account, change, hosts, askedLanguage }: SecurityMailFor): Promise<Mail> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/profile/security`;
  const language = await receiverLanguage(tx, tenantId, account.id, askedLanguage);
  const { changes, mail } = securityWords(language);
  return { to: account.email, language, ...mail(insertionFor(language)(facility_name), changes[change], url) };
}
