import type { LanguageTag } from '@alms/lis-domain/language';
import { facilityUrl, type FacilityHosts, type TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { catalogue, unisolated } from '../../../platform/i18n/catalogue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { findSettings, findSubdomain } from '../../facility/facility.store.ts';
import { recipientLanguage } from '../../../platform/i18n/recipient-language.ts';
import type english from './words/security-mail/en.json';

const securityWords = catalogue<typeof english>(new URL('./words/security-mail/', import.meta.url));

/** Changes to the sign-in methods of an account. */
export type SecurityChange =
  | 'password-changed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-used'
  | 'recovery-renewed';

export interface SecurityMailFor {
  tenantId: TenantId;
  account: { id: UserId; email: string };
  hosts: FacilityHosts;
  requestLanguage: LanguageTag | undefined;
}

/** Email to the account owner about a sign-in change, which another person may have made. */
export function securityMail(
  tx: TenantTransaction,
  { change, ...to }: SecurityMailFor & { change: SecurityChange },
): Promise<Mail> {
  return written(tx, to, (language, facility, url) => changeText(language, change, facility, url));
}

/** Changes to an account by another user: two-step verification reset, access, email address. */
export type AccountNotice = 'reset' | 'access' | 'email';

/** Email to the account owner about a change that the user `by` made. */
export function noticeMail(
  tx: TenantTransaction,
  { notice, by, ...to }: SecurityMailFor & { notice: AccountNotice; by: string },
): Promise<Mail> {
  return written(tx, to, (language, facility, url) =>
    noticeText(language, notice, { by, facility, url }),
  );
}

type MailText = Pick<Mail, 'subject' | 'text'>;

export function changeText(
  language: LanguageTag,
  change: SecurityChange,
  facility: string,
  url: string,
): MailText {
  const words = securityWords(language);
  const changeLabel = unisolated(words(`change_${change}`));
  return {
    subject: words('changedSubject', { facility, change: changeLabel }),
    text: words('changedText', { facility, change: changeLabel, url: unisolated(url) }),
  };
}

export function noticeText(
  language: LanguageTag,
  notice: AccountNotice,
  { by, facility, url }: { by: string; facility: string; url: string },
): MailText {
  const words = securityWords(language);
  return {
    subject: words(`${notice}Subject`, { facility }),
    text: words(`${notice}Text`, { facility, by, url: unisolated(url) }),
  };
}

async function written(
  tx: TenantTransaction,
  { tenantId, account, hosts, requestLanguage }: SecurityMailFor,
  textOf: (language: LanguageTag, facility: string, url: string) => MailText,
): Promise<Mail> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/profile/security`;
  const language = await recipientLanguage(tx, tenantId, account.id, requestLanguage);
  return { to: account.email, language, ...textOf(language, facility_name, url) };
}
