import type { Actor, Permission, Role } from '@alms/lis-domain/access';
import { languageOf, type LanguageTag } from '@alms/lis-domain/language';
import type { NotificationChannel, NotificationType } from '@alms/lis-domain/notifications';
import type { ConsentKind, PatientId } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { notifyAccounts } from '../../platform/db/account-channel.ts';
import { json } from '../../platform/db/json.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { grantedTo, permissionsOf } from '../../platform/auth/account.ts';
import { addMails, mailedTypes } from './notification-mail.store.ts';

/** User and time of the query: scheduled and expired notifications are excluded. */
export interface Reader {
  tx: TenantTransaction;
  tenantId: TenantId;
  userId: UserId;
  now: Date;
}

function own({ tx, tenantId, userId, now }: Reader) {
  return tx
    .selectFrom('notification as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.recipient_id', '=', userId)
    .where('n.deleted_at', 'is', null)
    .where('n.created_at', '<=', now.toISOString())
    .where(({ eb, or }) =>
      or([eb('n.expires_at', 'is', null), eb('n.expires_at', '>', now.toISOString())]),
    );
}

const withActor = (rows: ReturnType<typeof own>) =>
  rows
    .leftJoin('app_user as a', (on) =>
      on.onRef('a.tenant_id', '=', 'n.tenant_id').onRef('a.id', '=', 'n.actor_id'),
    )
    .selectAll('n')
    .select('a.full_name as actor_name');

export type NotificationRow = Awaited<ReturnType<typeof findPage>>[number];

export interface NotificationFilter {
  unreadOnly: boolean;
  type: NotificationType | undefined;
}

function filtered(reader: Reader, { unreadOnly, type }: NotificationFilter) {
  let rows = own(reader);
  if (unreadOnly) rows = rows.where('n.read_at', 'is', null);
  if (type !== undefined) rows = rows.where('n.type', '=', type);
  return rows;
}

/** Newest first. */
export function findPage(
  reader: Reader,
  filter: NotificationFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return withActor(filtered(reader, filter))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countOf(reader: Reader, filter: NotificationFilter): Promise<number> {
  const { count } = await filtered(reader, filter)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findNotification(reader: Reader, id: string): Promise<NotificationRow | undefined> {
  return withActor(own(reader)).where('n.id', '=', id).executeTakeFirst();
}

/** Number of notifications per kind, with the time of the newest. */
export function findTallies(reader: Reader) {
  return own(reader)
    .select([
      'n.type',
      'n.priority',
      sql<boolean>`n.read_at is not null`.as('read'),
      sql<number>`count(*)::integer`.as('count'),
      sql<string>`max(n.created_at)`.as('last_at'),
    ])
    .groupBy(['n.type', 'n.priority', sql`n.read_at is not null`])
    .execute();
}

/**
 * Marks one notification as read, or all without an id. An earlier read time is kept. Returns the
 * number newly read.
 */
export async function markRead(reader: Reader, id?: string): Promise<number> {
  const { tx, tenantId, userId, now } = reader;
  let unread = own(reader).select('n.id').where('n.read_at', 'is', null);
  if (id !== undefined) unread = unread.where('n.id', '=', id);
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('tenant_id', '=', tenantId)
    .where('read_at', 'is', null)
    .where('id', 'in', unread)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await moveFeeds(tx, [userId]);
  return Number(numUpdatedRows);
}

/** Returns whether the notification is, or ever was, this user's. */
export async function deleteOwn(
  { tx, tenantId, userId, now }: Reader,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set(({ fn, val }) => ({ deleted_at: fn.coalesce('deleted_at', val(now.toISOString())) }))
    .where('tenant_id', '=', tenantId)
    .where('recipient_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await moveFeeds(tx, [userId]);
  return numUpdatedRows > 0n;
}

/** Deletes scheduled notifications of a record, together with their emails. */
export async function dropScheduled(
  tx: TenantTransaction,
  tenantId: TenantId,
  { type, entityId, now }: { type: NotificationType; entityId: string; now: Date },
): Promise<void> {
  const dropped = await tx
    .updateTable('notification')
    .set({ deleted_at: now })
    .where('tenant_id', '=', tenantId)
    .where('entity_id', '=', entityId)
    .where('type', '=', type)
    .where('created_at', '>', now.toISOString())
    .where('deleted_at', 'is', null)
    .returning('recipient_id')
    .execute();
  if (dropped.length > 0)
    await moveFeeds(
      tx,
      dropped.map(({ recipient_id }) => recipient_id),
    );
}

/** A notification recipient. */
export interface Recipient extends Actor {
  id: UserId;
  full_name: string;
  email: string;
  email_verified: boolean;
  /**
   * The user's language, else the patient's if supported, else the facility's; null when none is
   * set.
   */
  language: LanguageTag | null;
  /** Types for which the recipient wants email copies. */
  mailed_types: NotificationType[];
  /** Set for a patient who has declined email; overrides all preferences. */
  refuses_mail: boolean;
  patient_id: PatientId | null;
}

/** Recipients of a notification: active accounts only, none of a deceased patient. */
export type Audience =
  | { ids: readonly UserId[] }
  | { roles: readonly Role[] }
  | { all: true }
  /** Users with one of the roles or with the permission granted. */
  | { roles: readonly Role[]; granted: Permission }
  | { patientIds: readonly PatientId[] };

export async function findRecipients(
  tx: TenantTransaction,
  tenantId: TenantId,
  audience: Audience,
  max?: number,
): Promise<Recipient[]> {
  let query = tx
    .selectFrom('app_user as u')
    .innerJoin('facility_profile as s', 's.tenant_id', 'u.tenant_id')
    .select([
      'u.id',
      'u.full_name',
      'u.email',
      'u.email_verified',
      'u.role',
      'u.patient_id',
      grantedTo().as('granted'),
      mailedTypes().as('mailed_types'),
      hasRefused('email').as('refuses_mail'),
    ])
    .leftJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.patient_id'),
    )
    .select([
      'u.language as own_language',
      'p.language as spoken_language',
      's.language as facility_language',
    ])
    .where('u.tenant_id', '=', tenantId)
    .where('u.status', '=', 'active')
    .where(sql<boolean>`p.deceased is not true`);
  if ('ids' in audience) query = query.where('u.id', 'in', audience.ids);
  if ('patientIds' in audience) query = query.where('u.patient_id', 'in', audience.patientIds);
  if ('roles' in audience) {
    const { roles } = audience;
    const granted = 'granted' in audience ? audience.granted : undefined;
    query = query.where(({ eb, or, exists, selectFrom }) =>
      or([
        ...(roles.length === 0 ? [] : [eb('u.role', 'in', roles)]),
        ...(granted === undefined
          ? []
          : [
              exists(
                selectFrom('user_permission as p')
                  .select('p.user_id')
                  .whereRef('p.tenant_id', '=', 'u.tenant_id')
                  .whereRef('p.user_id', '=', 'u.id')
                  .where('p.permission', '=', granted),
              ),
            ]),
      ]),
    );
  }
  if (max !== undefined) query = query.limit(max);
  const rows = await query.orderBy('u.id').execute();
  return rows.map(({ granted, own_language, spoken_language, facility_language, ...row }) => ({
    ...row,
    language: own_language ?? languageOf(spoken_language) ?? facility_language,
    preferences: { permissions: permissionsOf(row.role, granted) },
  }));
}

/**
 * Delivery channels of a recipient. Email is used when sender or recipient wants it, the address is
 * confirmed and the patient has not declined it.
 */
export function channelsTo(
  {
    email_verified,
    mailed_types,
    refuses_mail,
  }: Pick<Recipient, 'email_verified' | 'mailed_types' | 'refuses_mail'>,
  type: NotificationType,
  alsoByMail = false,
): NotificationChannel[] {
  return email_verified && !refuses_mail && (alsoByMail || mailed_types.includes(type))
    ? ['in_app', 'email']
    : ['in_app'];
}

/** A notification to insert, together with its email if that channel applies. */
export type NewNotification = Omit<Insertable<Schema['notification']>, 'metadata' | 'position'> & {
  /** Language of the email. */
  language: LanguageTag;
};

export async function addNotifications(
  tx: TenantTransaction,
  rows: readonly NewNotification[],
): Promise<void> {
  if (rows.length === 0) return;
  const positions = await moveFeeds(
    tx,
    rows.map(({ recipient_id }) => recipient_id),
  );
  const values = rows.map((row) => {
    const { language: _, ...notification } = row;
    return { ...notification, position: positions.get(row.recipient_id) ?? 0, metadata: json({}) };
  });
  await tx.insertInto('notification').values(values).execute();
  await addMails(
    tx,
    rows
      .filter(({ channels }) => channels.includes('email'))
      .map(({ id, language, created_at }) => ({
        notification_id: id,
        language,
        due_at: created_at,
      })),
  );
}

/** Updates the screens of the accounts that were notified of a record, after its change. */
export async function refreshFeeds(
  tx: TenantTransaction,
  tenantId: TenantId,
  { type, entityId }: { type: NotificationType; entityId: string },
): Promise<void> {
  const notified = await tx
    .selectFrom('notification')
    .select('recipient_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('entity_id', '=', entityId)
    .where('type', '=', type)
    .execute();
  if (notified.length > 0)
    await moveFeeds(
      tx,
      notified.map(({ recipient_id }) => recipient_id),
    );
}

/** Advances each account's feed by one and wakes its followers. Returns the new positions. */
async function moveFeeds(
  tx: TenantTransaction,
  accountIds: readonly UserId[],
): Promise<Map<string, number>> {
  // Fixed order, so that transactions moving the same feeds queue instead of deadlocking.
  const ids = [...new Set(accountIds)].toSorted();
  const moved = await tx
    .insertInto('notification_feed')
    .values(ids.map((account_id) => ({ account_id, position: 1 })))
    .onConflict((standing) =>
      standing
        .columns(['tenant_id', 'account_id'])
        .doUpdateSet((eb) => ({ position: eb('notification_feed.position', '+', 1) })),
    )
    .returning(['account_id', 'position'])
    .execute();
  await notifyAccounts(tx, ids);
  return new Map(moved.map(({ account_id, position }) => [account_id, position]));
}

/** Current position of the reader's feed. */
export async function feedPosition({ tx, tenantId, userId }: Reader): Promise<number> {
  const feed = await tx
    .selectFrom('notification_feed')
    .select('position')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', userId)
    .executeTakeFirst();
  return feed?.position ?? 0;
}

/**
 * A follower's progress in a feed. Scheduled notifications are tracked by time, all others by
 * position.
 */
export interface FeedMark {
  position: number;
  /** Milliseconds since 1970. */
  time: number;
}

/** More ids would add nothing: the client reloads the list anyway. */
const maxArrived = 100;

/**
 * Notifications between two marks. Consecutive pairs of marks return each notification exactly
 * once.
 */
export async function findArrived(reader: Reader, from: FeedMark, to: FeedMark): Promise<string[]> {
  const rows = await own({ ...reader, now: new Date(to.time) })
    .select('n.id')
    .where('n.position', '<=', to.position)
    .where(({ eb, or }) =>
      or([
        eb('n.position', '>', from.position),
        eb('n.created_at', '>', new Date(from.time).toISOString()),
      ]),
    )
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(maxArrived)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the patient of account `u` of a query has refused the consent. Unanswered is not refused.
 */
function hasRefused(kind: ConsentKind) {
  return sql<boolean>`coalesce((
    select not c.granted from patient_consent c where c.tenant_id = u.tenant_id and c.patient_id = u.patient_id and c.kind = ${kind} order by c.at desc, c.id desc limit 1), false)`;
}
