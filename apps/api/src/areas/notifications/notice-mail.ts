import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import type { NotificationType } from '@alms/lis-domain/notifications';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { insertionFor } from '../../insertion.ts';
import type { Mail } from '../../mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';
import { noticeWords } from './notice-words.ts';
import type { Recipient } from './notifications.store.ts';

export interface NoticeMailsFor {
  tenantId: string;
  recipients: readonly Pick<Recipient, 'email' | 'language'>[];
  type: NotificationType;
  hosts: FacilityHosts;
  /** What the sender's request asks for. */
  askedLanguage: LanguageTag | undefined;
}

/** Copies of a notification as mails: each says in its reader's language that there is something of this kind, and links to it. */
export async function noticeMails(tx: TenantTransaction, { tenantId, recipients, type, hosts, askedLanguage }: NoticeMailsFor): Promise<Mail[]> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/notifications`;
  return recipients.map((recipient) => {
    const language = chosenLanguage(recipient.language, askedLanguage);
    const { kinds, mail } = noticeWords(language);
    return { to: recipient.email, language, ...mail(insertionFor(language)(facility_name), kinds[type], url) };
  });
}
