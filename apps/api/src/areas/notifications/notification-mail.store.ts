import type { LanguageTag } from '@alms/lis-domain/language';
import type { NotificationType } from '@alms/lis-domain/notifications';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { tellOfMail } from '../../platform/db/mail-channel.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Notification types for which account `u` of a query wants email copies. */
export function mailedTypes() {
  return sql<
    NotificationType[]
  >`array(select w.type from mailed_notification_type w where w.tenant_id = u.tenant_id and w.account_id = u.id order by w.type)`;
}

/** Returns the current choice. */
export async function findMailedTypes(
  tx: TenantTransaction,
  tenantId: string,
  accountId: string,
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
  tenantId: string,
  accountId: string,
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
  await tx
    .insertInto('notification_mail')
    .values(mails.map((mail) => ({ ...mail })))
    .execute();
  await tellOfMail(tx);
}

/** Facilities with due emails, queried across all facilities. */
export async function facilitiesWithDueMail(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from facilities_with_due_mail(${now})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

/**
 * Locks the longest-waiting due email for this transaction, skipping those locked by other
 * processes.
 */
export function lockDueMail(tx: TenantTransaction, tenantId: string, now: Date) {
  return tx
    .selectFrom('notification_mail as m')
    .innerJoin('notification as n', (on) =>
      on.onRef('n.tenant_id', '=', 'm.tenant_id').onRef('n.id', '=', 'm.notification_id'),
    )
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.recipient_id'),
    )
    .select(['n.id', 'n.type', 'u.email', 'm.language', 'm.attempts'])
    .select(
      sql<boolean>`u.status = 'active' and u.email_verified and n.deleted_at is null`.as(
        'deliverable',
      ),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.state', '=', 'waiting')
    .where('m.due_at', '<=', now.toISOString())
    .orderBy('m.due_at')
    .orderBy('m.notification_id')
    .limit(1)
    .forUpdate('m')
    .skipLocked()
    .executeTakeFirst();
}

/** Outcome of sending a queued email. */
export interface MailProgress {
  state?: 'sent' | 'dropped' | 'given_up';
  attempts?: number;
  due_at?: Date;
  sent_at?: Date;
}

export async function moveMail(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  progress: MailProgress,
): Promise<void> {
  await tx
    .updateTable('notification_mail')
    .set(progress)
    .where('tenant_id', '=', tenantId)
    .where('notification_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
