import type { Actor, Permission, Role } from '@alms/lis-domain/access';
import { languageOf, type LanguageTag } from '@alms/lis-domain/language';
import type { NotificationChannel, NotificationType } from '@alms/lis-domain/notifications';
import { sql, type Insertable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { tellOfAccounts } from '../../platform/db/account-channel.ts';
import { json } from '../../platform/db/json.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { grantedTo, permissionsOf } from '../../platform/auth/account.ts';
import { hasRefused } from '../patients/consents.store.ts';
import { addMails, mailedTypes } from './notification-mail.store.ts';

/** Whose notifications, and when: what is scheduled or over is not there. */
export interface Reader {
  tx: TenantTransaction;
  tenantId: string;
  userId: string;
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

/** The newest first. */
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

/** How many there are of each kind, with the time of the newest. */
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

/** Marks one, or with no id all, as read. What is read keeps its time. Answers how many were unread. */
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

/** Answers whether it is, or ever was, this person's. */
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

/** Takes back what was to be shown later of a record; its mail is then not sent either. */
export async function dropScheduled(
  tx: TenantTransaction,
  tenantId: string,
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

/** Somebody who can be told something. */
export interface Recipient extends Actor {
  id: string;
  full_name: string;
  email: string;
  email_verified: boolean;
  /** The person's, else what the patient speaks as far as the product does, else the facility's; null where nobody has said. */
  language: LanguageTag | null;
  /** What the person wants mailed too. */
  mailed_types: NotificationType[];
  /** A patient who has refused mail: none is sent, whoever wants it. */
  refuses_mail: boolean;
  patient_id: string | null;
}

/** Whom something is for; active accounts alone, and none of a patient who has died. */
export type Audience =
  | { ids: readonly string[] }
  | { roles: readonly Role[] }
  | { everybody: true }
  /** Who holds one of the roles, or was granted the permission. */
  | { roles: readonly Role[]; granted: Permission }
  | { patientIds: readonly string[] };

export async function findRecipients(
  tx: TenantTransaction,
  tenantId: string,
  audience: Audience,
  most?: number,
): Promise<Recipient[]> {
  let query = tx
    .selectFrom('app_user as u')
    .innerJoin('hospital_settings as s', 's.tenant_id', 'u.tenant_id')
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
        eb('u.role', 'in', roles),
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
  if (most !== undefined) query = query.limit(most);
  const rows = await query.orderBy('u.id').execute();
  return rows.map(({ granted, own_language, spoken_language, facility_language, ...row }) => ({
    ...row,
    language: own_language ?? languageOf(spoken_language) ?? facility_language,
    preferences: { permissions: permissionsOf(row.role, granted) },
  }));
}

/** The ways a notification goes to somebody: by mail where the sender or the recipient wants it, the address is confirmed, and no patient has refused it. */
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

/** A notification to write; one that goes by mail too has its mail written with it. */
export type NewNotification = Omit<Insertable<Schema['notification']>, 'metadata' | 'position'> & {
  /** What a mail is written in. */
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

/** Moves each account's feed on by one, and wakes whoever follows it. Answers where each stands. */
async function moveFeeds(
  tx: TenantTransaction,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  // In one order for everybody: two transactions that move the same feeds wait for each other one after the other, never crosswise.
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
  await tellOfAccounts(tx, ids);
  return new Map(moved.map(({ account_id, position }) => [account_id, position]));
}

/** Where the reader's feed stands. */
export async function feedPosition({ tx, tenantId, userId }: Reader): Promise<number> {
  const feed = await tx
    .selectFrom('notification_feed')
    .select('position')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', userId)
    .executeTakeFirst();
  return feed?.position ?? 0;
}

/** How far somebody has followed a feed. What is shown later than it was written is met by its time, everything else by its position. */
export interface FeedMark {
  position: number;
  /** Milliseconds since 1970. */
  time: number;
}

/** More at once say no more than that there is much: the list is asked for in any case. */
const mostArrived = 100;

/** What has come between two marks: each notification between exactly one pair of those that follow each other. */
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
    .limit(mostArrived)
    .execute();
  return rows.map(({ id }) => id);
}
