import { defaultGrants, staffRoles, type StaffRole } from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import { mayGive } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import type { InferOutput } from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { inviteForm, type Typed } from './staff.form.ts';
import { staffMessages } from './words/index.ts';

type Invitation = InferOutput<typeof inviteForm>;

export interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  viewer: User;
  submission: Submission;
  onInvite: (invitation: Invitation) => Promise<void>;
}

/** Asks for the name, email and role of a new staff member. */
export function InviteDialog({ open, onClose, ...form }: InviteDialogProps) {
  const words = useMessages(staffMessages);
  return (
    <Dialog open={open} onClose={onClose} title={words.inviteTitle}>
      <InviteForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ viewer, submission, onInvite, onClose }: Omit<InviteDialogProps, 'open'>) {
  const words = useMessages(staffMessages);
  const roles = useRoleOptions(viewer);
  const form = useLisForm<Typed<typeof inviteForm>, Invitation>(inviteForm, {
    defaultValues: { full_name: '', email: '', role: '' },
    words,
    submission,
    onSubmit: onInvite,
  });
  return (
    <LisForm form={form}>
      <Text>{viewer.email_verified ? words.inviteBody : words.inviteHeldBody}</Text>
      <TextField label={words.fullName} {...form.field('full_name')} />
      <TextField label={words.email} type="email" {...form.field('email')} />
      <SelectField
        label={words.role}
        placeholder={words.chooseRole}
        options={roles}
        {...form.field('role')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {viewer.email_verified ? words.sendInvitation : words.keepInvitation}
        </Button>
      </FormActions>
    </LisForm>
  );
}

/** Returns the roles that the user may assign, and the role that the account has already. */
export function useRoleOptions(
  viewer: User,
  held?: StaffRole,
): { value: (typeof staffRoles)[number]; label: string }[] {
  const roles = useRoleWords();
  return staffRoles
    .filter((role) => role === held || mayGive(viewer, { role, permissions: defaultGrants[role] }))
    .map((value) => ({ value, label: roles[value] }));
}
