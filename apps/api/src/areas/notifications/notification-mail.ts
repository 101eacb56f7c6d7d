import type { Route } from '@alms/lis-domain/access';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { NotificationType } from '@alms/lis-domain/notifications';
import { facilityUrl, type FacilityHosts, type TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { unisolated } from '../../platform/i18n/catalogue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';
import { noticeWords } from './notice-words.ts';

export interface NoticeMailFor {
  tenantId: TenantId;
  /** Id of the notification. */
  id: string;
  type: NotificationType;
  /** Screen that the notification links to; null when none. */
  link: string | null;
  email: string;
  language: LanguageTag;
  hosts: FacilityHosts;
}

/** A patient’s own results; the address names no record. */
const OWN_RESULTS: Route = '/app/patient-portal';

/**
 * Email copy of a notification: names only its kind and links to it. That of a patient’s report
 * links to the report itself.
 */
export async function noticeMail(
  tx: TenantTransaction,
  { tenantId, id, type, link, email, language, hosts }: NoticeMailFor,
): Promise<Mail> {
  const { facility_name } = await findSettings(tx, tenantId);
  const screen =
    type === 'result_ready' && link === OWN_RESULTS ? OWN_RESULTS : '/app/notifications';
  const url = facilityUrl(await findSubdomain(tx, tenantId), hosts) + screen;
  return {
    to: email,
    language,
    messageId: `<${id}@${hosts.baseDomain}>`,
    ...noticeText(language, type, facility_name, url),
  };
}

/** Names the kind only: no names, values or text entered by users. */
export function noticeText(
  language: LanguageTag,
  type: NotificationType,
  facility: string,
  url: string,
): Pick<Mail, 'subject' | 'text'> {
  const words = noticeWords(language);
  const what = unisolated(words(`kind_${type}`));
  return {
    subject: words('mailSubject', { facility, what }),
    text: words('mailText', { facility, what, url: unisolated(url) }),
  };
}
