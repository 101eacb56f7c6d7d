import type { NotificationType } from '@alms/lis-domain/notifications';
import { facilityUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { Mail } from '../../mail/mailer.ts';
import { findSettings, findSubdomain } from '../facility/facility.store.ts';
import type { Recipient } from './notifications.store.ts';

/** What a mail may say of each kind: no name, no value, nothing that somebody has written. */
const subjects: Record<NotificationType, string> = {
  critical_result: 'a critical result waits for you',
  result_ready: 'a result is ready',
  sample_rejected: 'a sample was rejected',
  qc_failure: 'a quality control needs attention',
  low_stock: 'something is running low',
  expiry: 'something expires soon',
  appointment_reminder: 'a reminder of an appointment',
  order_assigned: 'an order is assigned to you',
  payment: 'about a payment',
  onboarding: 'about the set-up',
  system: 'a message for you',
};

export interface NoticeMailsFor {
  tenantId: string;
  recipients: readonly Pick<Recipient, 'email'>[];
  type: NotificationType;
  hosts: FacilityHosts;
}

/** Copies of a notification as mails: each says that there is something of this kind, and links to it. */
export async function noticeMails(tx: TenantTransaction, { tenantId, recipients, type, hosts }: NoticeMailsFor): Promise<Mail[]> {
  const { facility_name } = await findSettings(tx, tenantId);
  const url = `${facilityUrl(await findSubdomain(tx, tenantId), hosts)}/app/notifications`;
  return recipients.map(({ email }) => ({ to: email, subject: `${facility_name}: ${subjects[type]}`, text: `There is something for you to read at ${facility_name}: ${subjects[type]}.\n\nSign in to read it:\n${url}\n` }));
}
