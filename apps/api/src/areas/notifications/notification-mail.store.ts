import type { LanguageTag } from '@alms/lis-domain/language';
import type { NotificationType } from '@alms/lis-domain/notifications';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Database } from '../../platform/db/database.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { sendNotificationMail } from './notifications.jobs.ts';

/** Notification types for which account `u` of a query wants email copies. */
export function mailedTypes() {
  return sql<
    NotificationType[]
  >`array(select w.type from mailed_notification_type w where w.tenant_id = u.tenant_id and w.account_id = u.id order by w.type)`;
}

/** Returns the current choice. */
export async function findMailedTypes(
  tx: TenantTransaction,
  tenantId: TenantId,
  accountId: UserId,
): Promise<NotificationType[]> {
  const { types } = await tx
    .selectFrom('app_user as u')
    .select(mailedTypes().as('types'))
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return types;
}

export async function setMailedType(
  tx: TenantTransaction,
  tenantId: TenantId,
  accountId: UserId,
  { type, mailed }: { type: NotificationType; mailed: boolean },
): Promise<void> {
  if (mailed)
    await tx
      .insertInto('mailed_notification_type')
      .values({ account_id: accountId, type })
      .onConflict((standing) => standing.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('mailed_notification_type')
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .where('type', '=', type)
      .execute();
}

/** Queues emails in the transaction of the notifications; sent after the commit. */
export async function addMails(
  tx: TenantTransaction,
  mails: readonly { notification_id: string; language: LanguageTag; due_at: Date | string }[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = await tx
    .insertInto('notification_mail')
    .values(mails.map((mail) => ({ ...mail })))
    .returning(['tenant_id', 'notification_id', 'due_at'])
    .execute();
  await enqueue(tx, sendNotificationMail, ...rows.map(runOf));
}

/** The only job of an email. */
const runOf = ({
  tenant_id,
  notification_id,
  due_at,
}: {
  tenant_id: TenantId;
  notification_id: string;
  due_at: string;
}): JobRun<InferOutput<typeof sendNotificationMail.payload>> => ({
  payload: { tenant_id, notification_id },
  dueAt: due_at,
  id: notification_id,
});

/** Facilities with due emails, queried across all facilities. */
export async function facilitiesWithDueMail(db: Database, now: Date): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_due_mail(${now})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Jobs of a facility's due emails. */
export async function findDueMails(tx: TenantTransaction, tenantId: TenantId, now: Date) {
  const rows = await tx
    .selectFrom('notification_mail')
    .select(['tenant_id', 'notification_id', 'due_at'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .execute();
  return rows.map(runOf);
}

/** An email, locked for this transaction. */
export function lockMail(tx: TenantTransaction, tenantId: TenantId, notificationId: string) {
  return tx
    .selectFrom('notification_mail as m')
    .innerJoin('notification as n', (on) =>
      on.onRef('n.tenant_id', '=', 'm.tenant_id').onRef('n.id', '=', 'm.notification_id'),
    )
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.recipient_id'),
    )
    .select(['n.id', 'n.type', 'n.link', 'u.email', 'm.language', 'm.state', 'm.attempts'])
    .select(
      sql<boolean>`u.status = 'active' and u.email_verified and n.deleted_at is null`.as(
        'deliverable',
      ),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.notification_id', '=', notificationId)
    .forUpdate('m')
    .executeTakeFirst();
}

/** Outcome of sending a queued email. */
export interface MailProgress {
  state?: 'waiting' | 'sent' | 'dropped' | 'given_up';
  attempts?: number;
  sent_at?: Date;
}

export async function moveMail(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  progress: MailProgress,
  from: 'waiting' | 'given_up' = 'waiting',
): Promise<void> {
  await tx
    .updateTable('notification_mail')
    .set(progress)
    .where('tenant_id', '=', tenantId)
    .where('notification_id', '=', id)
    .where('state', '=', from)
    .execute();
}
