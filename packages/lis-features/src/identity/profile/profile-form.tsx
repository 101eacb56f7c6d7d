import type { User } from '@alms/lis-domain/identity';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { profileForm, type ProfileValues } from './profile.form.ts';
import { profileMessages } from './words/index.ts';

export interface ProfileFormProps {
  user: User;
  submission: Submission;
  /** Saves the name; `version` is the version the form was filled from. */
  onSave: (change: ProfileValues & { version: number }) => void | Promise<void>;
}

/** Account data that the user may edit. */
export function ProfileForm({ user, submission, onSave }: ProfileFormProps) {
  const words = useMessages(profileMessages);
  const form = useLisForm(profileForm, {
    defaultValues: { full_name: user.full_name },
    words,
    submission,
    failureKey: 'updateFailed',
    onSubmit: ({ full_name }) => onSave({ full_name, version: user.version }),
  });
  return (
    <Card heading={words.account}>
      <LisForm form={form} label={words.account}>
        {submission.status === 'done' && (
          <Alert tone="positive" live="polite">
            {words.saved}
          </Alert>
        )}
        <TextField
          label={words.fullName}
          hint={words.fullNameHint}
          autoComplete="name"
          {...form.field('full_name')}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {words.save}
          </Button>
        </FormActions>
      </LisForm>
    </Card>
  );
}
