import type { LanguageTag } from '@alms/lis-domain/language';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { findSettings, findSubdomain } from '../../facility/facility.store.ts';
import { recipientLanguage } from './recipient-language.ts';
import { securityWords, type SecurityChange, type SecurityWords } from './security-mail-words.ts';

export interface SecurityMailFor {
  tenantId: string;
  account: { id: string; email: string };
  hosts: FacilityHosts;
  askedLanguage: LanguageTag | undefined;
}

/** Email to the account owner about a sign-in change, which another person may have made. */
export function securityMail(
  tx: TenantTransaction,
  { change, ...to }: SecurityMailFor & { change: SecurityChange },
): Promise<Mail> {
  return written(tx, to, ({ changes, mail }, inserted, facility, url) =>
    mail(inserted(facility), changes[change], url),
  );
}

/** Email about a reset of two-step verification by another user; `by` is that user's name. */
export function secondFactorResetMail(
  tx: TenantTransaction,
  { by, ...to }: SecurityMailFor & { by: string },
): Promise<Mail> {
  return written(tx, to, ({ resetMail }, inserted, facility, url) =>
    resetMail(inserted(facility), inserted(by), url),
  );
}

type Says = (
  words: SecurityWords,
  inserted: (text: string) => string,
  facility: string,
  url: string,
) => Pick<Mail, 'subject' | 'text'>;

async function written(
  tx: TenantTransaction,
  { tenantId, account, hosts, askedLanguage }: SecurityMailFor,
  says: Says,
): Promise<Mail> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/profile/security`;
  const language = await recipientLanguage(tx, tenantId, account.id, askedLanguage);
  return {
    to: account.email,
    language,
    ...says(securityWords(language), isolateBidi(language), facility_name, url),
  };
}
