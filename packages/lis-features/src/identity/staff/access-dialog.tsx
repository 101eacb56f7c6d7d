import {
  defaultGrants,
  readsOwnPatientsOnly,
  staffRoles,
  type Permission,
  type StaffRole,
} from '@alms/lis-domain/access';
import type { LaboratoryId, NamedLaboratory, NamedWard, WardId } from '@alms/lis-domain/facility';
import type { User } from '@alms/lis-domain/identity';
import { mayAssign, mayGive, type StaffMember } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { Form, FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField } from '@alms/ui/multi-select-field';
import { ready, type Submission } from '@alms/ui/resource';
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
  laboratory_ids: LaboratoryId[];
  ward_ids: WardId[];
}

export interface AccessDialogProps {
  /** The staff member to edit; undefined closes the dialog. */
  member: StaffMember | undefined;
  onClose: () => void;
  viewer: User;
  /** Sites of the facility. When omitted, there is only one. */
  sites?: readonly NamedLaboratory[] | undefined;
  /** Active wards, for doctors and nurses. When omitted or empty, there are none. */
  wards?: readonly NamedWard[] | undefined;
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
          access={{
            role: member.role,
            permissions: member.permissions,
            laboratory_ids: member.laboratory_ids,
            ward_ids: member.ward_ids,
          }}
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
  sites,
  wards = [],
  submission,
  onChangeAccess,
}: AccessFormProps) {
  const words = useMessages(staffMessages);
  const roles = useRoleOptions(viewer, access.role);
  const [draft, setDraft] = useState(access);
  const { role, permissions } = draft;
  const chooseRole = (chosen: string) => {
    const next = staffRoles.find((each) => each === chosen) ?? role;
    // The current role keeps its permissions, which the viewer may not be able to grant.
    const given = next === access.role ? access.permissions : defaultGrants[next];
    setDraft({ ...draft, role: next, permissions: [...given] });
  };
  const toggle = (permission: Permission, granted: boolean) =>
    setDraft({
      ...draft,
      permissions: granted
        ? [...permissions, permission]
        : permissions.filter((each) => each !== permission),
    });
  return (
    <Form onSubmit={() => onChangeAccess(draft)}>
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
          role={role}
          held={access.permissions}
          granted={permissions}
          onToggle={toggle}
        />
      )}
      {sites && (
        <PlacesField
          label={words.sites}
          hint={words.sitesHint}
          places={sites.filter(
            ({ id }) => access.laboratory_ids.includes(id) || mayAssign(viewer, id),
          )}
          chosen={draft.laboratory_ids}
          onChange={(laboratory_ids) => setDraft({ ...draft, laboratory_ids })}
        />
      )}
      {wards.length > 0 && readsOwnPatientsOnly({ role }) && (
        <PlacesField
          label={words.wards}
          hint={words.wardsHint}
          places={wards}
          chosen={draft.ward_ids}
          onChange={(shown) =>
            // An inactive ward is not offered, and kept.
            setDraft({
              ...draft,
              ward_ids: [
                ...shown,
                ...access.ward_ids.filter((id) => !wards.some((ward) => ward.id === id)),
              ],
            })
          }
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

interface PlacesFieldProps<PlaceId extends string> {
  label: string;
  hint: string;
  places: readonly { readonly id: PlaceId; readonly name: string }[];
  chosen: readonly PlaceId[];
  onChange: (chosen: PlaceId[]) => void;
}

/** Sites or wards where the person works. */
function PlacesField<PlaceId extends string>({
  label,
  hint,
  places,
  chosen,
  onChange,
}: PlacesFieldProps<PlaceId>) {
  const choices = places.map(({ id, name }) => ({ value: id as string, label: name }));
  const isChosen = ({ value }: { value: string }) => chosen.some((id) => id === value);
  return (
    <MultiSelectField
      label={label}
      hint={hint}
      optional
      options={ready(choices, new Date(0).toISOString())}
      value={choices.filter(isChosen)}
      onValueChange={(next) =>
        onChange(places.map(({ id }) => id).filter((id) => next.some(({ value }) => value === id)))
      }
    />
  );
}

const GROUPS = ['patientsAndOrders', 'laboratory', 'managing'] as const;

interface PermissionBoxesProps {
  viewer: User;
  /** Role chosen for the account. */
  role: StaffRole;
  /** Permissions that the account has so far: they can be removed. */
  held: readonly Permission[];
  granted: readonly Permission[];
  onToggle: (permission: Permission, granted: boolean) => void;
}

/** Checkboxes for the permissions that the user may grant or remove. */
function PermissionBoxes({ viewer, role, held, granted, onToggle }: PermissionBoxesProps) {
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
                held.includes(permission) || mayGive(viewer, { role, permissions: [permission] }),
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
