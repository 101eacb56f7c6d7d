import { roles } from '@alms/lis-domain/access';
import {
  MAX_RECIPIENTS,
  notificationPriorities,
  type NotificationAudienceSize,
} from '@alms/lis-domain/notifications';
import type { StaffMember } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { MultiSelectField } from '@alms/ui/multi-select-field';
import { ready, type Resource, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { Controller, useWatch } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { notificationsMessages } from './words/index.ts';
import { countedAudience, sendNotificationForm } from './send-notification.form.ts';

/** A notification to send, with its recipients. */
export type OutgoingNotification = InferOutput<typeof sendNotificationForm>;
export type NotificationAudience = NonNullable<ReturnType<typeof countedAudience>>;

/** Search for individual recipients. */
export interface PeopleFinder {
  /** Matching staff with an active account; idle before a search. */
  found: Resource<{ items: readonly Pick<StaffMember, 'id' | 'full_name' | 'role'>[] }>;
  /** Searches by name or address at each keystroke; empty when the list opens. */
  onSearch: (text: string) => void;
  onRetry: () => void;
}

/** Data and actions required to send notifications. */
export interface NotificationSender {
  /**
   * Whether the user may send to all users, several roles and individuals, or only to one role at a
   * time.
   */
  reach: 'role' | 'all';
  /** Number of recipients with the names of some; idle while no audience is selected. */
  audienceSize: Resource<NotificationAudienceSize>;
  /** Called when the audience changes, to load its size. */
  onAudienceChange: (audience: NotificationAudience | undefined) => void;
  people: PeopleFinder;
  /** State of the submission. Known refusals: `rate_limited`. */
  submission: Submission;
  onSend: (notification: OutgoingNotification) => Promise<Submission>;
}

export interface SendDialogProps extends NotificationSender {
  open: boolean;
  onClose: () => void;
}

/** Composes a notification to selected recipients, and shows their number before sending. */
export function SendDialog({ open, ...form }: SendDialogProps) {
  const words = useMessages(notificationsMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.sendTitle}>
      <SendForm {...form} />
    </Dialog>
  );
}

function SendForm({
  reach,
  audienceSize,
  onAudienceChange,
  people,
  submission,
  onSend,
  onClose,
}: Omit<SendDialogProps, 'open'>) {
  const words = useMessages(notificationsMessages);
  const roleWords = useRoleWords();
  const form = useLisForm(sendNotificationForm, {
    defaultValues: {
      audience: '' as 'all',
      roles: [],
      people: [],
      title: '',
      message: '',
      priority: 'normal',
      mail: false,
    },
    words,
    submission: useLaterAnswers(submission),
    onSubmit: async (notification: OutgoingNotification) => {
      if ((await onSend(notification)).status === 'done') onClose();
    },
    onValuesChange: (values) => onAudienceChange(countedAudience(values)),
  });
  const { control } = form.methods;
  const [audience, chosenPeople] = useWatch({ control, name: ['audience', 'people'] });
  const all = reach === 'all';
  const foundPeople =
    people.found.status === 'ready'
      ? {
          ...people.found,
          data: people.found.data.items.map(({ id, full_name, role }) => ({
            value: id,
            label: full_name,
            note: role === null ? undefined : roleWords[role],
          })),
        }
      : people.found;
  /** Returns name and error of a controlled field. */
  const fieldOf = (name: 'roles' | 'people') => {
    const { id, error } = form.field(name);
    return { id, error };
  };
  const roleChoices = roles.map((value) => ({ value, label: roleWords[value] }));
  return (
    <LisForm form={form}>
      <SelectField
        label={words.audience}
        placeholder={words.chooseAudience}
        options={[
          ...(all ? [{ value: 'all', label: words.everybody }] : []),
          ...roleChoices,
          ...(all
            ? [
                { value: 'several-roles', label: words.severalRoles },
                { value: 'people', label: words.singlePeople },
              ]
            : []),
        ]}
        {...form.field('audience')}
      />
      {audience === 'several-roles' && (
        <Controller
          control={control}
          name="roles"
          render={({ field: { value, onChange, ref } }) => (
            <MultiSelectField
              {...fieldOf('roles')}
              ref={ref}
              label={words.roles}
              options={ready(roleChoices)}
              value={roleChoices.filter((role) => value.includes(role.value))}
              onValueChange={(chosen) => {
                form.methods.clearErrors('roles');
                onChange(roles.filter((role) => chosen.some((choice) => choice.value === role)));
              }}
            />
          )}
        />
      )}
      {audience === 'people' && (
        <Controller
          control={control}
          name="people"
          render={({ field: { value, onChange, ref } }) => (
            <MultiSelectField
              {...fieldOf('people')}
              ref={ref}
              label={words.people}
              placeholder={words.findPeople}
              options={foundPeople}
              onSearch={people.onSearch}
              onRetry={people.onRetry}
              max={MAX_RECIPIENTS}
              value={value}
              onValueChange={(chosen) => {
                form.methods.clearErrors('people');
                onChange(chosen);
              }}
            />
          )}
        />
      )}
      <AudienceSize
        size={
          audience === 'people' && chosenPeople.length > 0
            ? ready({ requested: chosenPeople.length, some: [] })
            : audienceSize
        }
      />
      <TextField label={words.subject} maxLength={120} {...form.field('title')} />
      <TextAreaField label={words.message} rows={4} maxLength={1000} {...form.field('message')} />
      <SelectField
        label={words.priority}
        options={notificationPriorities.map((value) => ({ value, label: words[value] }))}
        {...form.field('priority')}
      />
      <Checkbox label={words.mail} hint={words.mailHint} {...form.field('mail')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.sendNow}
        </Button>
      </FormActions>
    </LisForm>
  );
}

/** Number of recipients, with the names of some. */
function AudienceSize({ size }: { size: Resource<NotificationAudienceSize> }) {
  const words = useMessages(notificationsMessages);
  const format = useFormat();
  const sizeText = () => {
    if (size.status === 'idle') return '';
    if (size.status === 'loading') return words.counting;
    if (size.status !== 'ready') return words.reachUnknown;
    const { requested, some } = size.data;
    if (requested > MAX_RECIPIENTS)
      return words.reachTooMany({ count: requested, max: MAX_RECIPIENTS });
    const names = format.list(some);
    if (some.length === 0) return words.reaches({ count: requested });
    return some.length === requested
      ? words.reachesAll({ count: requested, names })
      : words.reachesSome({ count: requested, names });
  };
  return (
    <Text role="status" tone="muted">
      {sizeText()}
    </Text>
  );
}
