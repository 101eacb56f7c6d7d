import type { StaffRole } from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import { staffActionProblem, type StaffMember } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import type { InferOutput } from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useRoleOptions } from './invite-dialog.tsx';
import { approveForm, type Typed } from './staff.form.ts';
import { staffMessages } from './words/index.ts';

export interface DecideDialogProps {
  /** The user with a pending access request; undefined closes the dialog. */
  member: StaffMember | undefined;
  onClose: () => void;
  viewer: User;
  submission: Submission;
  onApprove: (approval: { role: StaffRole }) => Promise<void>;
  onDecline: () => Promise<void>;
}

/**
 * Approves an access request with a role, or declines it. The approver chooses the role, never the
 * requesting user.
 */
export function DecideDialog({ member, onClose, ...form }: DecideDialogProps) {
  const words = useMessages(staffMessages);
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      title={member && words.decideTitle({ name: member.full_name })}
    >
      {member && <DecideForm {...form} member={member} />}
    </Dialog>
  );
}

function DecideForm({
  member,
  viewer,
  submission,
  onApprove,
  onDecline,
}: Omit<DecideDialogProps, 'onClose' | 'member'> & { member: StaffMember }) {
  const words = useMessages(staffMessages);
  const format = useFormat();
  const roles = useRoleOptions(viewer);
  const form = useLisForm<Typed<typeof approveForm>, InferOutput<typeof approveForm>>(approveForm, {
    defaultValues: { role: '' },
    words,
    submission,
    onSubmit: onApprove,
  });
  const declines = staffActionProblem('decline', viewer, member) === undefined;
  return (
    <LisForm form={form} brief>
      <Text>
        {words.decideBody({ email: member.email, date: format.longDate(member.created_at) })}
      </Text>
      <SelectField
        label={words.role}
        placeholder={words.chooseRole}
        options={roles}
        {...form.field('role')}
      />
      <FormActions align="end">
        {declines && (
          <Button tone="critical" onClick={() => void onDecline()}>
            {words.decline}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.approve}
        </Button>
      </FormActions>
    </LisForm>
  );
}
