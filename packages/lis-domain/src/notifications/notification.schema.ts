import * as v from 'valibot';
import { roles } from '../access/roles.ts';
import { idField, instantField, lineField, textField } from '../http/index.ts';
import {
  notificationChannels,
  notificationPriorities,
  notificationTypes,
} from './notification-kinds.ts';

/** What can be sent by: nothing sends text messages yet. */
const sendableChannels = ['in_app', 'email'] as const;

/** The most people one sending reaches. */
export const MOST_RECIPIENTS = 500;

/** A place in the product, never another site: whoever sends a notification must not lead its readers away. */
const linkField = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(
    /^\/app(?:[/?][\w\-/?=&%.~]*)?$/,
    'must be an address in the product that begins with /app',
  ),
);

const entitySchema = v.strictObject({ type: lineField(40), id: idField });

export const notificationSchema = v.object({
  id: idField,
  type: v.picklist(notificationTypes),
  title: v.string(),
  message: v.string(),
  priority: v.picklist(notificationPriorities),
  read: v.boolean(),
  read_at: v.nullable(instantField),
  created_at: instantField,
  expires_at: v.nullable(instantField),
  /** Who sent it; null for what the system says. */
  actor: v.nullable(v.object({ id: idField, name: v.string() })),
  entity: v.nullable(v.object({ type: v.string(), id: idField })),
  link: v.nullable(v.string()),
  /** The ways it has gone; an address that is not confirmed is not mailed to. */
  channels: v.array(v.picklist(notificationChannels)),
  metadata: v.record(v.string(), v.string()),
});

export type Notification = v.InferOutput<typeof notificationSchema>;

const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'must be a whole number'),
  v.transform(Number),
);

const defaultLimit = 20;
const mostAtOnce = 200;

export const notificationsQuery = v.object({
  unread_only: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
  type: v.optional(v.picklist(notificationTypes)),
  /** Zero means the default; more than 200 is taken as 200. The answer says what it was. */
  limit: v.optional(
    v.pipe(
      wholeNumber,
      v.transform((limit) => Math.min(limit || defaultLimit, mostAtOnce)),
    ),
    String(defaultLimit),
  ),
  offset: v.optional(wholeNumber, '0'),
});

export const notificationPage = v.object({
  items: v.array(notificationSchema),
  /** How many the question fits. */
  total: v.number(),
  /** How many are unread, whatever was asked for. */
  unread_count: v.number(),
  limit: v.number(),
  offset: v.number(),
});

export type NotificationPage = v.InferOutput<typeof notificationPage>;

const contentFields = {
  type: v.picklist(notificationTypes),
  title: lineField(120),
  message: v.pipe(textField(1000), v.minLength(1, 'must not be empty')),
  priority: v.optional(v.picklist(notificationPriorities), 'normal'),
  /** In the product always; `email` also mails that there is something to read, and nothing of what it says. */
  channels: v.optional(
    v.array(
      v.picklist(sendableChannels, 'must be in_app or email: text messages are not sent yet'),
    ),
    ['in_app'],
  ),
  entity: v.optional(entitySchema),
  link: v.optional(linkField),
  /** Shown from then on. Left out or past: at once. */
  scheduled_for: v.optional(instantField),
};

const mailsNow = ({
  channels,
  scheduled_for,
}: {
  channels: readonly string[];
  scheduled_for?: string | undefined;
}) => scheduled_for === undefined || !channels.includes('email');
const mailedAtOnce = 'must be left out when it is mailed: a mail goes at once';

const roleField = v.picklist(roles);

export const sendNotificationBody = v.pipe(
  v.strictObject({
    recipient_id: v.optional(idField),
    recipient_role: v.optional(roleField),
    ...contentFields,
  }),
  v.forward(
    v.check(
      ({ recipient_id, recipient_role }) =>
        (recipient_id === undefined) !== (recipient_role === undefined),
      'must be given, or else recipient_role',
    ),
    ['recipient_id'],
  ),
  v.forward(
    v.check((body) => mailsNow(body), mailedAtOnce),
    ['scheduled_for'],
  ),
);

/** People one by one, everybody in some roles, or everybody: one of the three. */
const oneAudience = ({
  recipient_ids,
  roles: chosen,
  all,
}: {
  recipient_ids?: unknown;
  roles?: unknown;
  all?: unknown;
}) => [recipient_ids, chosen, all].filter((each) => each !== undefined).length === 1;

export const bulkSendBody = v.pipe(
  v.strictObject({
    recipient_ids: v.optional(
      v.pipe(
        v.array(idField),
        v.minLength(1, 'must name somebody'),
        v.maxLength(MOST_RECIPIENTS, `must name at most ${MOST_RECIPIENTS} people`),
      ),
    ),
    roles: v.optional(v.pipe(v.array(roleField), v.minLength(1, 'must name a role'))),
    all: v.optional(v.literal(true)),
    ...contentFields,
  }),
  v.forward(
    v.check(
      (body) => oneAudience(body),
      'must be given, or else recipient_ids or all, and only one of them',
    ),
    ['roles'],
  ),
  v.forward(
    v.check((body) => mailsNow(body), mailedAtOnce),
    ['scheduled_for'],
  ),
);

/** What of the own notifications is mailed too. In the product they all are, whatever is chosen. */
export const notificationPreferencesSchema = v.object({
  mailed: v.array(v.picklist(notificationTypes)),
});

export type NotificationPreferences = v.InferOutput<typeof notificationPreferencesSchema>;

/** One type at a time: of two choices made at once, in two tabs, neither takes the other back. */
export const chooseMailedBody = v.strictObject({
  type: v.picklist(notificationTypes),
  mailed: v.boolean(),
});

export type MailedChoice = v.InferOutput<typeof chooseMailedBody>;

/** One role, or several with commas between. Left out: everybody. */
export const audienceQuery = v.object({
  role: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',')),
      v.array(roleField),
    ),
  ),
});

/** Whom a sending would reach: how many, and a few of them by name, so that a wrong choice is seen before it is sent. */
export const audienceSchema = v.object({
  requested: v.number(),
  /** At most five, staff alone: a patient's name is nobody's example. */
  some: v.array(v.string()),
});

export type NotificationAudienceSize = v.InferOutput<typeof audienceSchema>;

export const sentSchema = v.object({
  /** Names the sending in the audit log. */
  id: idField,
  /** `queued`: it is shown later. */
  status: v.picklist(['queued', 'sent']),
});

/** That something about the own notifications has changed. It says which have come and nothing of what they say: whoever may know asks for them. */
export const notificationsChangedSchema = v.object({
  /** Those that have come since the event before, the newest first; none when some were read or deleted. */
  arrived: v.array(idField),
});

export const bulkSentSchema = v.object({
  /** How many it was meant for. */
  requested: v.number(),
  /** How many it went to. */
  queued: v.number(),
  /** The others, and why. */
  failed: v.array(v.object({ recipient_id: idField, reason: v.picklist(['not_active']) })),
});
