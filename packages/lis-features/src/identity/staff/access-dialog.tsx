import {
  defaultGrants,
  staffRoles,
  type Permission,
  type StaffRole,
} from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import { mayGive, type StaffMember } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { Form, FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { usePermissionWords } from '../../shared/permission-words/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { useRoleOptions } from './invite-dialog.tsx';
import { permissionGroups } from './permission-groups.ts';
import { staffMessages } from './words/index.ts';
import * as S from './staff.styles.ts';

interface Access {
  role: StaffRole;
  permissions: Permission[];
}

export interface AccessDialogProps {
  /** The staff member to edit; undefined closes the dialog. */
  member: StaffMember | undefined;
  onClose: () => void;
  viewer: User;
  submission: Submission;
  onChangeAccess: (access: Access) => Promise<void>;
}

/** Role and permissions of a staff member, edited together. */
export function AccessDialog({ member, onClose, ...form }: AccessDialogProps) {
  const words = useMessages(staffMessages);
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      size="large"
      title={member && words.accessTitle({ name: member.full_name })}
    >
      {member?.role && (
        <AccessForm
          {...form}
          onClose={onClose}
          name={member.full_name}
          access={{ role: member.role, permissions: member.permissions }}
        />
      )}
    </Dialog>
  );
}

type AccessFormProps = Omit<AccessDialogProps, 'member'> & { name: string; access: Access };

function AccessForm({
  name,
  access,
  onClose,
  viewer,
  submission,
  onChangeAccess,
}: AccessFormProps) {
  const words = useMessages(staffMessages);
  const roles = useRoleOptions(viewer, access.role);
  const [{ role, permissions }, setDraft] = useState(access);
  const chooseRole = (chosen: string) => {
    const next = staffRoles.find((each) => each === chosen) ?? role;
    setDraft(next === access.role ? access : { role: next, permissions: [...defaultGrants[next]] });
  };
  const toggle = (permission: Permission, granted: boolean) =>
    setDraft({
      role,
      permissions: granted
        ? [...permissions, permission]
        : permissions.filter((each) => each !== permission),
    });
  return (
    <Form onSubmit={() => onChangeAccess({ role, permissions })}>
      <SubmissionAlert submission={submission} words={words} />
      <Text>{words.accessBody({ name })}</Text>
      <SelectField
        label={words.role}
        hint={words.roleHint}
        options={roles}
        value={role}
        onChange={(event) => chooseRole(event.target.value)}
      />
      {role === 'admin' ? (
        <Text tone="muted">{words.adminHolds}</Text>
      ) : (
        <PermissionBoxes
          viewer={viewer}
          held={access.permissions}
          granted={permissions}
          onToggle={toggle}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={submission.status === 'submitting'}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  );
}

const GROUPS = ['patientsAndOrders', 'laboratory', 'managing'] as const;

interface PermissionBoxesProps {
  viewer: User;
  /** Permissions that the account has so far: they can be removed. */
  held: readonly Permission[];
  granted: readonly Permission[];
  onToggle: (permission: Permission, granted: boolean) => void;
}

/** Checkboxes for the permissions that the user may grant or remove. */
function PermissionBoxes({ viewer, held, granted, onToggle }: PermissionBoxesProps) {
  const words = useMessages(staffMessages);
  const permissionWords = usePermissionWords();
  return (
    <Stack gap="s5" role="group" aria-label={words.permissions}>
      {GROUPS.map((group) => (
        <S.Permissions key={group}>
          <legend>{words[group]}</legend>
          {permissionGroups[group]
            .filter(
              (permission) =>
                held.includes(permission) ||
                mayGive(viewer, { role: null, permissions: [permission] }),
            )
            .map((permission) => (
              <Checkbox
                key={permission}
                dense
                label={permissionWords[permission]}
                checked={granted.includes(permission)}
                onChange={(event) => onToggle(permission, event.target.checked)}
              />
            ))}
        </S.Permissions>
      ))}
    </Stack>
  );
}
