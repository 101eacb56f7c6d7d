import { Button } from '@alms/ui/button';
import { CodeDrawing } from '@alms/ui/code-drawing';
import { CopyButton } from '@alms/ui/copy-button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { PasswordField } from '@alms/ui/password-field';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import type { Codes, Enrolment, EnrolmentActions } from './security-actions.ts';
import { codeForm, passwordForm } from './security.form.ts';
import { securityMessages } from './words/index.ts';
import * as S from './security.styles.ts';

export interface AuthenticatorDialogProps extends Pick<
  EnrolmentActions,
  'onBeginAuthenticator' | 'onConfirmAuthenticator'
> {
  open: boolean;
  submission: Submission;
  onClose: () => void;
  /** Called with the recovery codes after the set-up. */
  onDone: (codes: NonNullable<Codes>) => void;
}

/**
 * Sets up an authenticator app: password, then the secret as QR code and text, then a first code.
 */
export function AuthenticatorDialog({ open, ...rest }: AuthenticatorDialogProps) {
  const words = useMessages(securityMessages);
  return (
    <Dialog open={open} onClose={rest.onClose} title={words.setUpAuthenticator}>
      {open && <Steps {...rest} />}
    </Dialog>
  );
}

type StepProps = Omit<AuthenticatorDialogProps, 'open'>;

function Steps(props: StepProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  return enrolment ? (
    <ConfirmStep {...props} enrolment={enrolment} />
  ) : (
    <PasswordStep {...props} onBegun={setEnrolment} />
  );
}

function PasswordStep({
  submission,
  onBeginAuthenticator,
  onClose,
  onBegun,
}: StepProps & { onBegun: (enrolment: Enrolment) => void }) {
  const words = useMessages(securityMessages);
  const form = useLisForm(passwordForm, {
    defaultValues: { password: '' },
    words,
    submission,
    onSubmit: async (values) => {
      const begun = await onBeginAuthenticator(values);
      if (begun) onBegun(begun);
    },
  });
  return (
    <LisForm form={form} brief>
      <Text>{words.passwordWhy}</Text>
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

function ConfirmStep({
  submission,
  enrolment: { secret, uri },
  onConfirmAuthenticator,
  onClose,
  onDone,
}: StepProps & { enrolment: Enrolment }) {
  const words = useMessages(securityMessages);
  const form = useLisForm(codeForm, {
    defaultValues: { code: '' },
    words,
    submission,
    onSubmit: async (values) => {
      const codes = await onConfirmAuthenticator(values);
      if (codes) onDone(codes);
    },
  });
  // Grouped in fours for easier typing.
  const spaced = secret.replace(/.{4}(?=.)/g, '$& ');
  return (
    <LisForm form={form} brief>
      <Text>{words.scan}</Text>
      <S.Secret>
        <CodeDrawing kind="qr" content={uri} label={words.qrCode} textHidden moduleSize={0.9} />
        <div data-part="typed">
          <Text size="small" tone="muted">
            {words.secret}
          </Text>
          <Text code dir="ltr">
            {spaced}
          </Text>
          <CopyButton value={secret} what={words.theSecret} />
        </div>
      </S.Secret>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.confirm}
        </Button>
      </FormActions>
    </LisForm>
  );
}
