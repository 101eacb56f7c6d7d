import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import { facilityUrl, type FacilityHosts, type TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { catalogue, unisolated } from '../../../platform/i18n/catalogue.ts';
import { recipientLanguage } from '../../../platform/i18n/recipient-language.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { findSettings, findSubdomain } from '../../facility/facility.store.ts';
import type english from './words/en.json';

const requestWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

/** Subjects of the emails about a request to join a facility. */
export type AccessRequestSubject = 'confirm' | 'existing' | 'approved' | 'declined';

export function accessRequestText(
  language: LanguageTag,
  subject: AccessRequestSubject,
  { facility, url }: { facility: string; url: string },
): Pick<Mail, 'subject' | 'text'> {
  const words = requestWords(language);
  return {
    subject: words(`${subject}Subject`, { facility }),
    text: words(`${subject}Text`, { facility, url: unisolated(url) }),
  };
}

interface Recipient {
  tenantId: TenantId;
  hosts: FacilityHosts;
  requestLanguage: LanguageTag | undefined;
}

/**
 * Email to the address in a request: the link that confirms it, or the notice that the address has
 * an account. It repeats nothing that the sender of the request entered.
 */
export async function applicantMail(
  tx: TenantTransaction,
  to: Recipient & { email: string },
  token: string | undefined,
): Promise<Mail> {
  const { facility_name: facility, language: usual } = await findSettings(tx, to.tenantId);
  const site = facilityUrl(await findSubdomain(tx, to.tenantId), to.hosts);
  const language = chosenLanguage(to.requestLanguage, usual);
  const text =
    token === undefined
      ? accessRequestText(language, 'existing', { facility, url: `${site}/login` })
      : accessRequestText(language, 'confirm', {
          facility,
          url: `${site}/request-access/${token}`,
        });
  return { to: to.email, language, ...text };
}

/** Email with the administrator’s decision. */
export async function decisionMail(
  tx: TenantTransaction,
  to: Recipient & { account: { id: UserId; email: string } },
  decision: 'approved' | 'declined',
): Promise<Mail> {
  const { id, email } = to.account;
  const { facility_name: facility } = await findSettings(tx, to.tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, to.tenantId), to.hosts)}/login`;
  const language = await recipientLanguage(tx, to.tenantId, id, to.requestLanguage);
  return { to: email, language, ...accessRequestText(language, decision, { facility, url }) };
}
