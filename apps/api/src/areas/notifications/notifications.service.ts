import type { AnswerOf, StreamedEvent } from '@alms/lis-domain/http';
import { chosenLanguage } from '@alms/lis-domain/language';
import {
  MAX_RECIPIENTS,
  notificationPriorities,
  notificationReach,
  notificationTypes,
  type bulkSendNotifications,
  type chooseMailedNotifications,
  type listNotifications,
  type Notification,
  type NotificationPreferences,
  type NotificationStats,
  type readNotificationAudience,
  type sendNotification,
  type streamNotifications,
} from '@alms/lis-domain/notifications';
import { uuidv7 } from 'uuidv7';
import type { SignedInCall, StreamCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { findMailedTypes, setMailedType } from './notification-mail.store.ts';
import {
  addNotifications,
  channelsTo,
  countOf,
  deleteOwn,
  feedPosition,
  findArrived,
  findNotification,
  findPage,
  findRecipients,
  findTallies,
  markRead,
  type Audience,
  type FeedMark,
  type NewNotification,
  type NotificationRow,
  type Reader,
  type Recipient,
} from './notifications.store.ts';

type OwnCall = Pick<SignedInCall<typeof listNotifications>, 'tx' | 'tenantId' | 'user' | 'now'>;

const readerOf = ({ tx, tenantId, user, now }: OwnCall): Reader => ({
  tx,
  tenantId,
  userId: user.id,
  now,
});

function notificationOf({
  id,
  type,
  title,
  message,
  priority,
  read_at,
  created_at,
  expires_at,
  actor_id,
  actor_name,
  entity_type,
  entity_id,
  link,
  channels,
  metadata,
}: NotificationRow): Notification {
  return {
    id,
    type,
    title,
    message,
    priority,
    read_at,
    created_at,
    expires_at,
    link,
    channels,
    metadata,
    read: read_at !== null,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    entity:
      entity_type === null || entity_id === null ? null : { type: entity_type, id: entity_id },
  };
}

export async function list(
  call: OwnCall,
  { unread_only, type, limit, offset }: SignedInCall<typeof listNotifications>['query'],
): Promise<AnswerOf<typeof listNotifications>> {
  const reader = readerOf(call);
  const filter = { unreadOnly: unread_only === 'true', type };
  const rows = await findPage(reader, filter, { limit, offset });
  return {
    items: rows.map(notificationOf),
    total: await countOf(reader, filter),
    unread_count: await countOf(reader, { unreadOnly: true, type: undefined }),
    limit,
    offset,
  };
}

export async function stats(call: OwnCall): Promise<NotificationStats> {
  const reader = readerOf(call);
  // Read first: an event during counting is reported twice rather than not at all.
  const event_id = eventIdOf({ position: await feedPosition(reader), time: call.now.getTime() });
  const tallies = await findTallies(reader);
  const sum = (counted: typeof tallies) => counted.reduce((total, { count }) => total + count, 0);
  const unread = tallies.filter(({ read }) => !read);
  const by = <K extends string>(names: readonly K[], of: (tally: (typeof tallies)[number]) => K) =>
    Object.fromEntries(
      names.map((name) => [name, sum(tallies.filter((tally) => of(tally) === name))]),
    ) as Record<K, number>;
  return {
    total: sum(tallies),
    unread: sum(unread),
    read: sum(tallies) - sum(unread),
    by_type: by(notificationTypes, ({ type }) => type),
    by_priority: by(notificationPriorities, ({ priority }) => priority),
    critical_unread: sum(unread.filter(({ priority }) => priority === 'critical')),
    last_at:
      tallies
        .map(({ last_at }) => last_at)
        .toSorted()
        .at(-1) ?? null,
    event_id,
  };
}

const eventIdOf = ({ position, time }: FeedMark) => `${position}.${time}`;

/** Parses an event id sent by the client; undefined when malformed or in the future. */
function markOf(eventId: string | undefined, now: Date): FeedMark | undefined {
  const [, position, time] = /^(\d{1,15})\.(\d{1,15})$/.exec(eventId ?? '')?.map(Number) ?? [];
  if (position === undefined || time === undefined || time > now.getTime() + clocksMayDiffer)
    return undefined;
  return { position, time };
}

/** Tolerated clock difference between two processes, in ms. */
const clocksMayDiffer = 60_000;

/** Changes since the event; without an event id, the current position. */
export async function changes(
  call: StreamCall,
): Promise<StreamedEvent<typeof streamNotifications> | undefined> {
  const reader = readerOf(call);
  const lastMark = markOf(call.lastEventId, call.now);
  const mark = {
    position: await feedPosition(reader),
    time: Math.max(call.now.getTime(), lastMark?.time ?? 0),
  };
  const arrived = lastMark ? await findArrived(reader, lastMark, mark) : [];
  if (lastMark && arrived.length === 0 && mark.position === lastMark.position) return undefined;
  return { event: 'changed', id: eventIdOf(mark), data: { arrived } };
}

export async function markOneRead(call: OwnCall, id: string): Promise<Notification> {
  const reader = readerOf(call);
  await markRead(reader, id);
  const row = await findNotification(reader, id);
  if (!row) throw new Refusal('not_found');
  return notificationOf(row);
}

export async function markAllRead(call: OwnCall): Promise<{ updated: number }> {
  return { updated: await markRead(readerOf(call)) };
}

export async function remove(call: OwnCall, id: string): Promise<void> {
  if (!(await deleteOwn(readerOf(call), id))) throw new Refusal('not_found');
}

/** Number of recipients named in the preview before sending. */
const exampleNames = 5;

export async function audience({
  tx,
  tenantId,
  user,
  query: { role: requestedRoles },
}: SignedInCall<typeof readNotificationAudience>): Promise<
  AnswerOf<typeof readNotificationAudience>
> {
  if (requestedRoles?.length !== 1 && notificationReach(user) !== 'all')
    throw new Refusal('forbidden');
  const reached = await findRecipients(
    tx,
    tenantId,
    requestedRoles ? { roles: requestedRoles } : { all: true },
  );
  const staff = reached
    .filter(({ patient_id, role: held }) => patient_id === null && held !== 'patient')
    .map(({ full_name }) => full_name);
  return { requested: reached.length, some: staff.toSorted().slice(0, exampleNames) };
}

export async function send(
  call: SignedInCall<typeof sendNotification>,
): Promise<AnswerOf<typeof sendNotification>> {
  const { recipient_id, recipient_role, scheduled_for } = call.body;
  const toRole = recipient_role !== undefined;
  const recipients = await recipientsWithinLimit(
    call,
    toRole
      ? { roles: [recipient_role] }
      : { ids: recipient_id === undefined ? [] : [recipient_id] },
    toRole ? 'recipient_role' : 'recipient_id',
  );
  if (recipients.length === 0)
    throw invalid(
      toRole
        ? { recipient_role: 'has no active accounts' }
        : { recipient_id: 'is not an active account' },
    );
  const id = await deliver(call, recipients);
  return {
    id,
    status:
      scheduled_for !== undefined && Date.parse(scheduled_for) > call.now.getTime()
        ? 'queued'
        : 'sent',
  };
}

/** Sends to many recipients. Unknown recipients do not prevent delivery to the others. */
export async function bulkSend(
  call: SignedInCall<typeof bulkSendNotifications>,
): Promise<AnswerOf<typeof bulkSendNotifications>> {
  const { recipient_ids, roles } = call.body;
  const named = recipient_ids && [...new Set(recipient_ids)];
  const wanted: Audience = named ? { ids: named } : roles ? { roles } : { all: true };
  const recipients = await recipientsWithinLimit(call, wanted, roles ? 'roles' : 'all');
  const reached = new Set(recipients.map(({ id }) => id));
  const failed = (named ?? [])
    .filter((id) => !reached.has(id))
    .map((recipient_id) => ({ recipient_id, reason: 'not_active' as const }));
  if (recipients.length > 0) await deliver(call, recipients);
  return { requested: recipients.length + failed.length, queued: recipients.length, failed };
}

type Sending = SignedInCall<typeof sendNotification> | SignedInCall<typeof bulkSendNotifications>;

async function recipientsWithinLimit(
  { tx, tenantId }: Sending,
  wanted: Audience,
  field: string,
): Promise<Recipient[]> {
  const recipients = await findRecipients(tx, tenantId, wanted, MAX_RECIPIENTS + 1);
  if (recipients.length > MAX_RECIPIENTS)
    throw invalid({ [field]: `must have at most ${MAX_RECIPIENTS} recipients` });
  return recipients;
}

/**
 * Creates one notification per recipient, with an email where applicable. Returns the name of the
 * sending in the audit log.
 */
async function deliver(
  { tx, user, requestLanguage, now, body, audit }: Sending,
  recipients: readonly Recipient[],
): Promise<string> {
  const { type, title, message, priority, channels, entity, link, scheduled_for } = body;
  const at =
    scheduled_for === undefined || Date.parse(scheduled_for) < now.getTime()
      ? now
      : new Date(scheduled_for);
  const notices = recipients.map((recipient): NewNotification => ({
    id: uuidv7(),
    recipient_id: recipient.id,
    type,
    title,
    message,
    priority,
    actor_id: user.id,
    link: link ?? null,
    created_at: at,
    entity_type: entity?.type ?? null,
    entity_id: entity?.id ?? null,
    language: chosenLanguage(recipient.language, requestLanguage),
    // A sender with an unconfirmed address cannot trigger emails.
    channels: user.email_verified
      ? channelsTo(recipient, type, channels.includes('email'))
      : ['in_app'],
  }));
  await addNotifications(tx, notices);
  const id = uuidv7();
  audit({
    action: 'create',
    category: 'notification',
    entity_type: 'notification',
    entity_id: id,
    entity_label: title,
    after: {
      type,
      priority,
      recipients: recipients.length,
      mailed: notices.filter((notice) => notice.channels.includes('email')).length,
      ...(scheduled_for !== undefined && { scheduled_for }),
    },
  });
  return id;
}

export async function preferences({
  tx,
  tenantId,
  user,
}: OwnCall): Promise<NotificationPreferences> {
  return { mailed: await findMailedTypes(tx, tenantId, user.id) };
}

/**
 * Enables or disables email copies of a notification type for the user. Unchanged choices are not
 * audited.
 */
export async function chooseMailed(
  call: SignedInCall<typeof chooseMailedNotifications>,
): Promise<NotificationPreferences> {
  const { tx, tenantId, user, body, audit } = call;
  const before = await preferences(call);
  await setMailedType(tx, tenantId, user.id, body);
  const after = await preferences(call);
  if (before.mailed.includes(body.type) !== after.mailed.includes(body.type)) {
    audit({
      action: 'update',
      category: 'settings',
      entity_type: 'account',
      entity_id: user.id,
      entity_label: user.email,
      before: { mailed_notifications: before.mailed },
      after: { mailed_notifications: after.mailed },
    });
  }
  return after;
}
