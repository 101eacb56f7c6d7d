import type { LanguageTag } from '@alms/lis-domain/language';
import type { NotificationType } from '@alms/lis-domain/notifications';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { isolateBidi } from '../../platform/i18n/isolate-bidi.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';
import { noticeWords } from './notification-words.ts';

export interface NoticeMailFor {
  tenantId: string;
  /** Id of the notification. */
  id: string;
  type: NotificationType;
  email: string;
  language: LanguageTag;
  hosts: FacilityHosts;
}

/** Email copy of a notification: names only its kind and links to it. */
export async function noticeMail(
  tx: TenantTransaction,
  { tenantId, id, type, email, language, hosts }: NoticeMailFor,
): Promise<Mail> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/notifications`;
  const { kinds, mail } = noticeWords(language);
  return {
    to: email,
    language,
    messageId: `<${id}@${hosts.baseDomain}>`,
    ...mail(isolateBidi(language)(facility_name), kinds[type], url),
  };
}
