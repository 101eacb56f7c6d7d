import * as v from 'valibot';
import { permissions } from '../../access/permissions.ts';
import { staffRoles } from '../../access/roles.ts';
import { emailField, instantField, lineField, pageQuery, recordFields } from '../../http/index.ts';

/**
 * How far an account is. `pending`: the person asked to join and waits for a decision; `invited`: the person was asked and has no
 * password yet; `declined`: an administrator said no, which can be taken back by approving.
 */
export const accountStatuses = ['pending', 'invited', 'active', 'disabled', 'declined'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

const staffRoleField = v.picklist(staffRoles, 'must be a role of staff');

/** An account of the facility as those see it who manage staff. */
export const staffMemberSchema = v.object({
  ...recordFields,
  email: v.string(),
  full_name: v.string(),
  status: v.picklist(accountStatuses),
  /** Null until somebody approves the account and gives it one. */
  role: v.nullable(v.picklist(staffRoles)),
  permissions: v.array(v.picklist(permissions)),
  email_verified: v.boolean(),
  /** The invitation is kept until its inviter's own address is confirmed. */
  invitation_held: v.boolean(),
  /** The last sign-in or renewal of a session, exact to the ten minutes a token lasts; null for who never signed in. */
  last_seen_at: v.nullable(instantField),
  /** Whether any session is open. */
  signed_in: v.boolean(),
  /** An authenticator app or a passkey is asked for after the password. */
  has_second_factor: v.boolean(),
});

export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

export const staffQuery = v.object({
  ...pageQuery,
  /** Part of a name or of an e-mail address. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  /** Left out: all but those who were declined. */
  status: v.optional(v.picklist(accountStatuses)),
  role: v.optional(v.picklist(staffRoles)),
});

/** One invitation, here and in the set-up. */
export const invitationFields = {
  email: emailField,
  full_name: lineField(120),
  role: staffRoleField,
};

export const inviteBody = v.strictObject(invitationFields);

/** The role is the approver's choice, never the registrant's. */
export const approveBody = v.strictObject({ role: staffRoleField });

export const staffAccessBody = v.strictObject({
  role: staffRoleField,
  permissions: v.array(v.picklist(permissions)),
});

/** Why it was done, for the audit log. */
export const reasonBody = v.strictObject({ reason: lineField(200) });
