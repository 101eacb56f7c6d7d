import type { StaffMember } from '@alms/lis-domain/staff';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { disableForm } from './staff.form.js';
import { staffMessages } from './staff.messages.js';

interface Closing {
  reason: string;
}

export interface DisableDialogProps {
  /** Whose account is closed; undefined while nobody's is. */
  member: StaffMember | undefined;
  onClose: () => void;
  submission: Submission;
  onDisable: (closing: Closing) => Promise<void>;
}

/** Asks why before an account is closed, or an invitation withdrawn; says in the button what will happen. */
export function DisableDialog({ member, onClose, ...form }: DisableDialogProps) {
  const words = useMessages(staffMessages);
  const title = ({ status, full_name: name }: StaffMember) => (status === 'invited' ? words.withdrawTitle({ name }) : words.disableTitle({ name }));
  return (
    <Dialog open={member !== undefined} onClose={onClose} title={member && title(member)}>
      {member && <DisableForm {...form} member={member} onClose={onClose} />}
    </Dialog>
  );
}

function DisableForm({ member, onClose, submission, onDisable }: DisableDialogProps & { member: StaffMember }) {
  const words = useMessages(staffMessages);
  const form = useLisForm<Closing, Closing>(disableForm, { defaultValues: { reason: '' }, words, submission, onSubmit: onDisable });
  const isInvited = member.status === 'invited';
  return (
    <LisForm form={form} brief>
      <Text>{isInvited ? words.withdrawBody : words.disableBody({ name: member.full_name })}</Text>
      <TextField label={words.reason} autoComplete="off" {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>{isInvited ? words.withdrawNow : words.disableNow}</Button>
      </FormActions>
    </LisForm>
  );
}
