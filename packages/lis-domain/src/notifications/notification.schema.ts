import * as v from 'valibot';
import { roles } from '../access/roles.ts';
import { enteredInstantField, idField, instantField, lineField, textField } from '../http/index.ts';
import {
  notificationChannels,
  notificationPriorities,
  notificationTypes,
} from './notification-kinds.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';

/** Channels that can be used; text messages are not sent yet. */
const sendableChannels = ['in_app', 'email'] as const;

/** Maximum number of recipients of one notification. */
export const MAX_RECIPIENTS = 500;

/**
 * A path within the product, never another site, so that a sender cannot lead recipients elsewhere.
 */
const linkField = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/app(?:[/?][\w\-/?=&%.~]*)?$/, 'must be an in-app path that begins with /app'),
);

const entitySchema = v.strictObject({ type: lineField(40), id: idField });

const notificationObject = v.object({
  id: idField,
  type: v.picklist(notificationTypes),
  title: v.string(),
  message: v.string(),
  priority: v.picklist(notificationPriorities),
  read: v.boolean(),
  read_at: v.nullable(instantField),
  created_at: instantField,
  expires_at: v.nullable(instantField),
  /** The sender; null for system notifications. */
  actor: v.nullable(v.object({ id: userIdField, name: v.string() })),
  entity: v.nullable(v.object({ type: v.string(), id: idField })),
  link: v.nullable(v.string()),
  /** Channels used so far; an unconfirmed address gets no email. */
  channels: v.array(v.picklist(notificationChannels)),
  metadata: v.record(v.string(), v.string()),
});
export interface NotificationSchema extends Named<typeof notificationObject> {}
export const notificationSchema: NotificationSchema = notificationObject;

export interface Notification extends v.InferOutput<NotificationSchema> {}

const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'must be a whole number'),
  v.transform(Number),
);

const defaultLimit = 20;
const maxAtOnce = 200;

export const notificationsQuery = v.object({
  unread_only: v.optional(v.picklist(['true', 'false'], 'must be true or false')),
  type: v.optional(v.picklist(notificationTypes)),
  /**
   * Zero means the default; values over 200 count as 200. The response states the effective value.
   */
  limit: v.optional(
    v.pipe(
      wholeNumber,
      v.transform((limit) => Math.min(limit || defaultLimit, maxAtOnce)),
    ),
    String(defaultLimit),
  ),
  offset: v.optional(wholeNumber, '0'),
});

export const notificationPage = v.object({
  items: v.array(notificationSchema),
  /** Number of matches. */
  total: v.number(),
  /** Number of unread notifications, regardless of the filter. */
  unread_count: v.number(),
  limit: v.number(),
  offset: v.number(),
});

export interface NotificationPage extends v.InferOutput<typeof notificationPage> {}

const contentFields = {
  type: v.picklist(notificationTypes),
  title: lineField(120),
  message: textField(1000, 1),
  priority: v.optional(v.picklist(notificationPriorities), 'normal'),
  /**
   * Always in the product; `email` also sends an email about the notification, without its content.
   */
  channels: v.optional(
    v.array(
      v.picklist(sendableChannels, 'must be in_app or email; text messages are not supported'),
    ),
    ['in_app'],
  ),
  entity: v.optional(entitySchema),
  link: v.optional(linkField),
  /** Time from which it is visible. Omitted or past: immediately. */
  scheduled_for: v.optional(enteredInstantField),
};

const mailsNow = ({
  channels,
  scheduled_for,
}: {
  channels: readonly string[];
  scheduled_for?: string | undefined;
}) => scheduled_for === undefined || !channels.includes('email');
const mailedAtOnce = 'must be omitted for email, which is sent immediately';

const roleField = v.picklist(roles);

export const sendNotificationBody = v.pipe(
  v.strictObject({
    recipient_id: v.optional(userIdField),
    recipient_role: v.optional(roleField),
    ...contentFields,
  }),
  v.forward(
    v.check(
      ({ recipient_id, recipient_role }) =>
        (recipient_id === undefined) !== (recipient_role === undefined),
      'is required unless recipient_role is given',
    ),
    ['recipient_id'],
  ),
  v.forward(
    v.check((body) => mailsNow(body), mailedAtOnce),
    ['scheduled_for'],
  ),
);

/** Exactly one of: individual recipients, all users in some roles, or everyone. */
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
        v.array(userIdField),
        v.minLength(1, 'must contain at least one recipient'),
        v.maxLength(MAX_RECIPIENTS, `must contain at most ${MAX_RECIPIENTS} recipients`),
      ),
    ),
    roles: v.optional(v.pipe(v.array(roleField), v.minLength(1, 'must contain at least one role'))),
    all: v.optional(v.literal(true)),
    ...contentFields,
  }),
  v.forward(
    v.check(
      (body) => oneAudience(body),
      'is required unless recipient_ids or all is given, and only one of the three is allowed',
    ),
    ['roles'],
  ),
  v.forward(
    v.check((body) => mailsNow(body), mailedAtOnce),
    ['scheduled_for'],
  ),
);

/**
 * Which notifications are also sent to the user by email. All of them appear in the product
 * regardless.
 */
export const notificationPreferencesSchema = v.object({
  mailed: v.array(v.picklist(notificationTypes)),
});

export interface NotificationPreferences extends v.InferOutput<
  typeof notificationPreferencesSchema
> {}

/** One type per request, so that simultaneous choices in two tabs do not overwrite each other. */
const chooseMailedObject = v.strictObject({
  type: v.picklist(notificationTypes),
  mailed: v.boolean(),
});
export interface ChooseMailedBody extends Named<typeof chooseMailedObject> {}
export const chooseMailedBody: ChooseMailedBody = chooseMailedObject;

export interface MailedChoice extends v.InferOutput<ChooseMailedBody> {}

/** One role, or several separated by commas. Omitted: everyone. */
export const audienceQuery = v.object({
  role: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',')),
      v.array(roleField),
    ),
  ),
});

/**
 * Preview of the recipients: their number and some names, so that a wrong choice is noticed before
 * sending.
 */
const audienceObject = v.object({
  requested: v.number(),
  /** At most five names, staff only: patients are never named as examples. */
  some: v.array(v.string()),
});
export interface AudienceSchema extends Named<typeof audienceObject> {}
export const audienceSchema: AudienceSchema = audienceObject;

export interface NotificationAudienceSize extends v.InferOutput<AudienceSchema> {}

export const sentSchema = v.object({
  /** Identifies the sending in the audit log. */
  id: idField,
  /** `queued`: visible later. */
  status: v.picklist(['queued', 'sent']),
});

/**
 * Signals a change in the user’s notifications. It lists the ids of new ones, never their content,
 * which must be requested separately.
 */
export const notificationsChangedSchema = v.object({
  /**
   * New notifications since the previous event, newest first; empty if some were only read or
   * deleted.
   */
  arrived: v.array(idField),
});

export const bulkSentSchema = v.object({
  /** Number of intended recipients. */
  requested: v.number(),
  /** Number of recipients reached. */
  queued: v.number(),
  /** The other recipients, with the reason. */
  failed: v.array(v.object({ recipient_id: userIdField, reason: v.picklist(['not_active']) })),
});
