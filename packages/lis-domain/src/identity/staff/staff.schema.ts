import * as v from 'valibot';
import { permissions } from '../../access/permissions.ts';
import { staffRoles } from '../../access/roles.ts';
import { laboratoryIdField } from '../../facility/laboratory-id.ts';
import { wardIdField } from '../../facility/ward-id.ts';
import { emailField, instantField, lineField, pageQuery, recordFields } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import { userIdField } from '../user-id.ts';

/**
 * Status of an account. `pending`: access requested, awaiting a decision; `invited`: invited, no
 * password yet; `declined`: declined by an administrator, can still be approved.
 */
export const accountStatuses = ['pending', 'invited', 'active', 'disabled', 'declined'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

const staffRoleField = v.picklist(staffRoles, 'must be a role of staff');

/** An account of the facility as staff managers see it. */
const staffMemberObject = v.object({
  ...recordFields,
  id: userIdField,
  email: v.string(),
  full_name: v.string(),
  status: v.picklist(accountStatuses),
  /** Null until the account is approved with a role. */
  role: v.nullable(v.picklist(staffRoles)),
  permissions: v.array(v.picklist(permissions)),
  email_verified: v.boolean(),
  /** The invitation is held until the inviter confirms their own email address. */
  invitation_held: v.boolean(),
  /**
   * Time of the last sign-in or session renewal, accurate to the ten-minute token lifetime; null if
   * never signed in.
   */
  last_seen_at: v.nullable(instantField),
  /** Whether a session is active. */
  signed_in: v.boolean(),
  /** Two-step verification with an authenticator app or passkey is enabled. */
  has_second_factor: v.boolean(),
  /** Laboratories in which the person works; empty: all. */
  laboratory_ids: v.array(laboratoryIdField),
  /** Wards whose patients a doctor or nurse cares for. */
  ward_ids: v.array(wardIdField),
});
export interface StaffMemberSchema extends Named<typeof staffMemberObject> {}
export const staffMemberSchema: StaffMemberSchema = staffMemberObject;

export interface StaffMember extends v.InferOutput<StaffMemberSchema> {}

export const staffQuery = v.object({
  ...pageQuery,
  /** Part of a name or an email address. */
  q: v.optional(lineField(100, 0)),
  /** Default: all except declined accounts. */
  status: v.optional(v.picklist(accountStatuses)),
  role: v.optional(v.picklist(staffRoles)),
});

/** Fields of an invitation, also used in onboarding. */
export const invitationFields = {
  email: emailField,
  full_name: lineField(120),
  role: staffRoleField,
};

export const inviteBody = v.strictObject(invitationFields);

/** The approver chooses the role, never the applicant. */
export const approveBody = v.strictObject({ role: staffRoleField });

export const staffAccessBody = v.strictObject({
  role: staffRoleField,
  permissions: v.array(v.picklist(permissions)),
  /** Laboratories in which the person works; empty: all. Default: unchanged. */
  laboratory_ids: v.optional(v.array(laboratoryIdField)),
  /** Wards whose orders and critical results a doctor or nurse sees. Default: unchanged. */
  ward_ids: v.optional(v.array(wardIdField)),
});

/** Reason of the action, for the audit log. */
export const reasonBody = v.strictObject({ reason: lineField(200) });
