import { endpoint } from '../../http/index.ts';
import { listStaff } from './staff-list.endpoints.ts';
import {
  approveBody,
  inviteBody,
  reasonBody,
  staffAccessBody,
  staffMemberSchema,
} from './staff.schema.ts';
import { byUserId } from '../user-id.ts';

const managers = { anyOf: ['manage_staff'] } as const;

export const inviteStaff = endpoint({
  id: 'staff.invite',
  method: 'POST',
  path: '/staff',
  summary:
    'Invite a staff member. The password link is emailed once the caller’s address is confirmed.',
  access: managers,
  body: inviteBody,
  status: 201,
  answer: staffMemberSchema,
  problems: ['duplicate', 'quota_exceeded'],
  creates: true,
});

export const resendInvitation = endpoint({
  id: 'staff.resend-invitation',
  method: 'POST',
  path: '/staff/{id}/invitation',
  summary: 'Resend the invitation email.',
  access: managers,
  params: byUserId,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict'],
});

export const approveStaff = endpoint({
  id: 'staff.approve',
  method: 'POST',
  path: '/staff/{id}/approve',
  summary: 'Approve an access request with the given role.',
  access: managers,
  params: byUserId,
  body: approveBody,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict', 'quota_exceeded'],
  versioned: true,
});

export const declineStaff = endpoint({
  id: 'staff.decline',
  method: 'POST',
  path: '/staff/{id}/decline',
  summary: 'Decline an access request.',
  access: managers,
  afterTrial: 'open',
  params: byUserId,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict'],
  versioned: true,
});

export const changeStaffAccess = endpoint({
  id: 'staff.change-access',
  method: 'PUT',
  path: '/staff/{id}/access',
  summary:
    'Change role and permissions. Takes effect immediately, including open sessions. Not allowed for the caller’s own account.',
  access: managers,
  afterTrial: 'open',
  params: byUserId,
  body: staffAccessBody,
  answer: staffMemberSchema,
  problems: ['not_found', 'own_account', 'last_admin', 'conflict'],
  versioned: true,
});

export const disableStaff = endpoint({
  id: 'staff.disable',
  method: 'POST',
  path: '/staff/{id}/disable',
  summary:
    'Disable an account. Ends its sessions and invalidates its links. Past activity is kept.',
  access: managers,
  afterTrial: 'open',
  params: byUserId,
  body: reasonBody,
  answer: staffMemberSchema,
  problems: ['not_found', 'own_account', 'last_admin', 'conflict'],
  versioned: true,
});

export const enableStaff = endpoint({
  id: 'staff.enable',
  method: 'POST',
  path: '/staff/{id}/enable',
  summary: 'Re-enable a disabled account with its previous role and permissions.',
  access: managers,
  params: byUserId,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict', 'quota_exceeded'],
  versioned: true,
});

export const signOutStaff = endpoint({
  id: 'staff.sign-out',
  method: 'POST',
  path: '/staff/{id}/sign-out',
  summary: 'End all sessions of a staff member.',
  access: managers,
  afterTrial: 'open',
  params: byUserId,
  answer: staffMemberSchema,
  problems: ['not_found', 'own_account', 'conflict'],
});

export const resetSecondFactor = endpoint({
  id: 'staff.reset-second-factor',
  method: 'POST',
  path: '/staff/{id}/reset-second-factor',
  summary:
    'Reset a staff member’s two-step verification. Removes the authenticator app, passkeys and recovery codes, ends all sessions and notifies the user. Not allowed for the caller’s own account.',
  access: managers,
  afterTrial: 'open',
  params: byUserId,
  body: reasonBody,
  answer: staffMemberSchema,
  problems: ['not_found', 'own_account', 'conflict'],
});

export const staffEndpoints = [
  listStaff,
  inviteStaff,
  resendInvitation,
  approveStaff,
  declineStaff,
  changeStaffAccess,
  disableStaff,
  enableStaff,
  signOutStaff,
  resetSecondFactor,
] as const;
