import { byId, endpoint } from '../../http/index.ts';
import { listStaff } from './staff-list.endpoints.ts';
import {
  approveBody,
  inviteBody,
  reasonBody,
  staffAccessBody,
  staffMemberSchema,
} from './staff.schema.ts';

const managers = { anyOf: ['manage_staff'] } as const;

export const inviteStaff = endpoint({
  id: 'staff.invite',
  method: 'POST',
  path: '/staff',
  summary:
    'Give somebody an account; the link to choose a password is mailed, or kept until the own address is confirmed.',
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
  summary: 'Mail the invitation again.',
  access: managers,
  params: byId,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict'],
});

export const approveStaff = endpoint({
  id: 'staff.approve',
  method: 'POST',
  path: '/staff/{id}/approve',
  summary: 'Let somebody in who asked to join, in the role named here.',
  access: managers,
  params: byId,
  body: approveBody,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict', 'quota_exceeded'],
  versioned: true,
});

export const declineStaff = endpoint({
  id: 'staff.decline',
  method: 'POST',
  path: '/staff/{id}/decline',
  summary: 'Turn away somebody who asked to join.',
  access: managers,
  afterTrial: 'open',
  params: byId,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict'],
  versioned: true,
});

export const changeStaffAccess = endpoint({
  id: 'staff.change-access',
  method: 'PUT',
  path: '/staff/{id}/access',
  summary:
    'Change role and permissions, at once and for sessions that are open; never the own ones.',
  access: managers,
  afterTrial: 'open',
  params: byId,
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
    'Close an account: its sessions end, its links stop working. What the person did stays on record.',
  access: managers,
  afterTrial: 'open',
  params: byId,
  body: reasonBody,
  answer: staffMemberSchema,
  problems: ['not_found', 'own_account', 'last_admin', 'conflict'],
  versioned: true,
});

export const enableStaff = endpoint({
  id: 'staff.enable',
  method: 'POST',
  path: '/staff/{id}/enable',
  summary: 'Open a closed account again, with the role and permissions it had.',
  access: managers,
  params: byId,
  answer: staffMemberSchema,
  problems: ['not_found', 'conflict', 'quota_exceeded'],
  versioned: true,
});

export const signOutStaff = endpoint({
  id: 'staff.sign-out',
  method: 'POST',
  path: '/staff/{id}/sign-out',
  summary: 'End every session of somebody, wherever it is open.',
  access: managers,
  afterTrial: 'open',
  params: byId,
  answer: staffMemberSchema,
  problems: ['not_found', 'own_account', 'conflict'],
});

export const resetSecondFactor = endpoint({
  id: 'staff.reset-second-factor',
  method: 'POST',
  path: '/staff/{id}/reset-second-factor',
  summary:
    'Take the authenticator app, the passkeys and the recovery codes from a colleague who has lost them, and end every session; the person is told. Never the own ones.',
  access: managers,
  afterTrial: 'open',
  params: byId,
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
