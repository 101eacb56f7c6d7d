import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import type { Codes, EnrolmentActions } from './security-actions.ts';
import { passkeyForm } from './security.form.ts';
import { securityMessages } from './words/index.ts';

export interface PasskeyDialogProps {
  open: boolean;
  submission: Submission;
  onClose: () => void;
  onAddPasskey: NonNullable<EnrolmentActions['onAddPasskey']>;
  /** Called with the recovery codes after the passkey is saved. */
  onDone: (codes: NonNullable<Codes>) => void;
}

/** Asks for the name of a new passkey and the password; the browser then creates the passkey. */
export function PasskeyDialog({ open, ...rest }: PasskeyDialogProps) {
  const words = useMessages(securityMessages);
  return (
    <Dialog open={open} onClose={rest.onClose} title={words.addPasskey}>
      {open && <PasskeyForm {...rest} />}
    </Dialog>
  );
}

function PasskeyForm({
  submission,
  onClose,
  onAddPasskey,
  onDone,
}: Omit<PasskeyDialogProps, 'open'>) {
  const words = useMessages(securityMessages);
  const form = useLisForm(passkeyForm, {
    defaultValues: { name: '', password: '' },
    words,
    submission,
    onSubmit: async (values) => {
      const codes = await onAddPasskey(values);
      if (codes) onDone(codes);
    },
  });
  return (
    <LisForm form={form} brief>
      <TextField label={words.passkeyName} hint={words.passkeyNameHint} {...form.field('name')} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.continue}
        </Button>
      </FormActions>
    </LisForm>
  );
}
