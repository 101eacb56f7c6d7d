import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { useWatch } from 'react-hook-form';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { NewPasswordField } from '../../shared/new-password/index.ts';
import { changePasswordForm, type PasswordChange } from './security.form.ts';
import { securityMessages } from './words/index.ts';

export interface ChangePasswordDialogProps {
  open: boolean;
  submission: Submission;
  onClose: () => void;
  onChangePassword: (change: PasswordChange) => Promise<void>;
}

/** Changes the password after confirming the current one. */
export function ChangePasswordDialog({ open, ...rest }: ChangePasswordDialogProps) {
  const words = useMessages(securityMessages);
  return (
    <Dialog open={open} onClose={rest.onClose} title={words.changePassword}>
      {open && <ChangePasswordForm {...rest} />}
    </Dialog>
  );
}

function ChangePasswordForm({
  submission,
  onClose,
  onChangePassword,
}: Omit<ChangePasswordDialogProps, 'open'>) {
  const words = useMessages(securityMessages);
  const form = useLisForm(changePasswordForm, {
    defaultValues: { password: '', new_password: '', confirmation: '' },
    words,
    submission,
    onSubmit: onChangePassword,
  });
  const typed = useWatch({ control: form.methods.control, name: 'new_password' });
  return (
    <LisForm form={form} brief>
      <Text>{words.changePasswordNote}</Text>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <NewPasswordField
        label={words.newPassword}
        rule={words.rule}
        typed={typed}
        {...form.field('new_password')}
      />
      <PasswordField
        label={words.confirmation}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.changePassword}
        </Button>
      </FormActions>
    </LisForm>
  );
}
