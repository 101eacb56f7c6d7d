import { roles } from '@alms/lis-domain/access';
import { MOST_RECIPIENTS, notificationPriorities, type NotificationAudienceSize } from '@alms/lis-domain/notifications';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import type { InferOutput } from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { useRoleWords } from '../../shared/role-words/index.js';
import { notificationsScreenMessages } from './notifications-screen.messages.js';
import { audiences, sendNotificationForm } from './send-notification.form.js';

/** What is about to be sent, and to whom. */
export type OutgoingNotification = InferOutput<typeof sendNotificationForm>;
export type NotificationAudience = OutgoingNotification['audience'];

/** What somebody who may send notifications needs for it. */
export interface NotificationSender {
  /** Whether everybody can be told at once, or one role at a time. */
  reach: 'role' | 'everybody';
  /** How many people the chosen audience has, and a few of them; idle while none is chosen. */
  audienceSize: Resource<NotificationAudienceSize>;
  /** Called when another audience is chosen: its size is then asked for. */
  onAudienceChange: (audience: NotificationAudience | undefined) => void;
  /** Refusals it knows: `rate_limited`. */
  submission: Submission;
  onSend: (notification: OutgoingNotification) => Promise<Submission>;
}

export interface SendDialogProps extends NotificationSender {
  open: boolean;
  onClose: () => void;
}

/** Writes a notification to a role, or to everybody, after saying how many people that is. */
export function SendDialog({ open, ...form }: SendDialogProps) {
  const words = useMessages(notificationsScreenMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.sendTitle}>
      <SendForm {...form} />
    </Dialog>
  );
}

function SendForm({ reach, audienceSize, onAudienceChange, submission, onSend, onClose }: Omit<SendDialogProps, 'open'>) {
  const words = useMessages(notificationsScreenMessages);
  const roleWords = useRoleWords();
  const form = useLisForm(sendNotificationForm, {
    defaultValues: { audience: '' as NotificationAudience, title: '', message: '', priority: 'normal', mail: false },
    words,
    submission,
    onSubmit: async (notification: OutgoingNotification) => {
      if ((await onSend(notification)).status === 'done') onClose();
    },
    onValuesChange: ({ audience }) => onAudienceChange(audiences.find((each) => each === audience)),
  });
  const everybody = reach === 'everybody' ? [{ value: 'everybody', label: words.everybody }] : [];
  return (
    <LisForm form={form}>
      <SelectField
        label={words.audience}
        placeholder={words.chooseAudience}
        options={[...everybody, ...roles.map((value) => ({ value, label: roleWords[value] }))]}
        {...form.field('audience')}
      />
      <AudienceSize size={audienceSize} />
      <TextField label={words.subject} maxLength={120} autoComplete="off" {...form.field('title')} />
      <TextAreaField label={words.message} rows={4} maxLength={1000} {...form.field('message')} />
      <SelectField label={words.priority} options={notificationPriorities.map((value) => ({ value, label: words[value] }))} {...form.field('priority')} />
      <Checkbox label={words.mail} hint={words.mailHint} {...form.field('mail')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.sendNow}</Button>
      </FormActions>
    </LisForm>
  );
}

/** How many people are about to be told, and who some of them are. */
function AudienceSize({ size }: { size: Resource<NotificationAudienceSize> }) {
  const words = useMessages(notificationsScreenMessages);
  const format = useFormat();
  const said = () => {
    if (size.status === 'idle') return '';
    if (size.status === 'loading') return words.counting;
    if (size.status !== 'ready') return words.reachUnknown;
    const { requested, some } = size.data;
    if (requested > MOST_RECIPIENTS) return words.reachTooMany({ count: requested, most: MOST_RECIPIENTS });
    const names = format.list(some);
    if (some.length === 0) return words.reaches({ count: requested });
    return some.length === requested ? words.reachesAll({ count: requested, names }) : words.reachesSome({ count: requested, names });
  };
  return <Text role="status" tone="muted">{said()}</Text>;
}
