import type { Endpoint } from '@alms/lis-domain/http';
import type { LanguageTag } from '@alms/lis-domain/language';
import { facilityUrl, type FacilityHosts, type TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import { catalogue, unisolated } from '../../../platform/i18n/catalogue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { AreaDependencies } from '../../dependencies.ts';
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

/** Changes to an account by another user. `reset`: two-step verification; `access`: permissions. */
export type AccountNotice = 'reset' | 'access' | 'email' | 'disabled' | 'enabled' | 'signed-out';

/** Emails the account owner about a change that the caller made, after the commit. */
export async function emailNotice(
  {
    tx,
    tenantId,
    user,
    requestLanguage,
    afterCommit,
  }: Pick<SignedInCall<Endpoint>, 'tx' | 'tenantId' | 'user' | 'requestLanguage' | 'afterCommit'>,
  notice: AccountNotice,
  account: SecurityMailFor['account'],
  { mailer, hosts }: Pick<AreaDependencies, 'mailer' | 'hosts'>,
): Promise<void> {
  const mail = await written(
    tx,
    { tenantId, account, hosts, requestLanguage },
    (language, facility, url) =>
      noticeText(language, notice, { by: user.full_name, facility, url }),
  );
  afterCommit(() => mailer.send(mail));
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
