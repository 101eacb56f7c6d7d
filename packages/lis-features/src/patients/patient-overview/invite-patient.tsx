import type { Patient } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { invitePatientForm, type InvitePatientValues } from './invite-patient.form.ts';
import { patientOverviewMessages } from './words/index.ts';

export interface InvitePatientProps {
  patient: Pick<Patient, 'full_name' | 'email'>;
  /** Whether the button is shown; an open dialog stays open. */
  offered: boolean;
  /**
   * Whether the patient already has an account. A new invitation revokes the access of the account
   * and its link. @default false
   */
  again?: boolean;
  submission: Submission;
  /**
   * Whether the invitation is saved until the inviting user’s own email address is confirmed.
   * @default false
   */
  held?: boolean;
  onInvite: (invitation: InvitePatientValues) => void | Promise<void>;
}

/** Button and dialog to invite a patient to a portal account. */
export function InvitePatient({ offered, patient, again = false, ...form }: InvitePatientProps) {
  const words = useMessages(patientOverviewMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {offered && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {again ? words.inviteAgain : words.giveAccount}
        </Button>
      )}
      <Dialog open={open} onClose={close} title={words.inviteTitle({ name: patient.full_name })}>
        <InviteForm patient={patient} again={again} {...form} onClose={close} />
      </Dialog>
    </>
  );
}

/** Mounted each time the dialog opens, so that it starts from the address on record. */
function InviteForm({
  patient,
  again,
  submission,
  held,
  onInvite,
  onClose,
}: Omit<InvitePatientProps, 'offered'> & { onClose: () => void }) {
  const words = useMessages(patientOverviewMessages);
  const current = useLaterAnswers(submission);
  const [sentTo, setSentTo] = useState('');
  const form = useLisForm(invitePatientForm, {
    defaultValues: { email: patient.email },
    words,
    submission: current,
    failureKey: 'inviteFailed',
    onSubmit: (invitation) => {
      setSentTo(invitation.email);
      return onInvite(invitation);
    },
  });
  if (current.status === 'done') {
    return (
      <Stack>
        {held ? (
          <Alert tone="caution" live="polite">
            {words.invitationHeld({ email: sentTo })}
          </Alert>
        ) : (
          <Alert tone="positive" live="polite">
            {words.invited({ email: sentTo })}
          </Alert>
        )}
        <FormActions align="end">
          <Button onClick={onClose}>{words.close}</Button>
        </FormActions>
      </Stack>
    );
  }
  return (
    <LisForm form={form}>
      <Text>{words.inviteBody}</Text>
      {again && <Text>{words.inviteAgainBody}</Text>}
      <TextField label={words.email} type="email" autoComplete="off" {...form.field('email')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.sendInvitation}
        </Button>
      </FormActions>
    </LisForm>
  );
}
