import { defaultGrants, permissions, readsOwnPatientsOnly } from '@alms/lis-domain/access';
import type { AnswerOf } from '@alms/lis-domain/http';
import {
  givenPermissions,
  mayAssign,
  mayGive,
  staffActionProblem,
  type approveStaff,
  type changeStaffAccess,
  type declineStaff,
  type disableStaff,
  type enableStaff,
  type inviteStaff,
  type listStaff,
  type resendInvitation,
  type resetSecondFactor,
  type signOutStaff,
  type StaffAction,
  type StaffMember,
} from '@alms/lis-domain/identity/staff';
import type { LaboratoryId, WardId } from '@alms/lis-domain/facility';
import type { UserId } from '@alms/lis-domain/identity';
import { invalid } from '../../../platform/http/requests/validation.ts';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { changedFields, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { permissionsOf, updateAccount } from '../../../platform/auth/account.ts';
import { sendInvitation } from '../registration/invitation.ts';
import { decisionMail } from '../access-requests/access-request-mail.ts';
import { endMailedLinks } from '../email/mailed-link.ts';
import { emailNotice } from '../email/security-mail.ts';
import { endSessionsOf } from '../../../platform/auth/session.store.ts';
import { findActiveWards, findWardsOf } from '../../facility/wards.store.ts';
import { resetTwoStepOf } from '../two-step/reset-two-step.ts';
import { releaseUserQuota, reserveQuota } from '../../subscription/quota.ts';
import { inviteOne } from './invite-staff.ts';
import {
  assignLaboratories,
  assignLaboratoriesOf,
  assignWards,
  findStaffRow,
  grantPermissions,
  hasPassword,
  listStaffRows,
  lockActiveAdmins,
  type StaffRow,
} from './staff.store.ts';

const defaultLimit = 20;

function memberOf({
  id,
  email,
  full_name,
  status,
  role,
  granted,
  email_verified,
  invitation_waits_for,
  last_seen_at,
  signed_in,
  has_second_factor,
  laboratory_ids,
  ward_ids,
  version,
  created_at,
  updated_at,
}: StaffRow): StaffMember {
  const isDecided = status !== 'pending' && status !== 'declined';
  return {
    id,
    email,
    full_name,
    status,
    email_verified,
    last_seen_at,
    signed_in,
    has_second_factor,
    laboratory_ids,
    ward_ids,
    version,
    created_at,
    updated_at,
    role: isDecided && role !== 'patient' ? role : null,
    permissions: permissionsOf(role, granted),
    invitation_held: invitation_waits_for !== null,
  };
}

export async function listMembers({
  tx,
  tenantId,
  query,
  now,
}: SignedInCall<typeof listStaff>): Promise<AnswerOf<typeof listStaff>> {
  const { q, status, role, cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 3) as [number, string, string] | undefined;
  const rows = await listStaffRows(
    tx,
    tenantId,
    { words: q === '' ? undefined : q, status, role, after, max: limit + 1 },
    now,
  );
  return pageOfRows(rows, limit, ({ place, name, id }) => [place, name, id], memberOf);
}

type StaffCall = Pick<
  SignedInCall<typeof approveStaff>,
  'tx' | 'tenantId' | 'user' | 'params' | 'now' | 'audit' | 'afterCommit'
>;

/**
 * Returns the target account, locked, after checking that the user may perform the operation on it.
 * `version`: the version the client has read.
 */
async function memberFor(
  context: StaffAction,
  { tx, tenantId, user, params, now }: StaffCall,
  version?: number,
): Promise<StaffMember> {
  const row = await findStaffRow(tx, tenantId, params.id, now, { lock: true });
  if (!row) throw new Refusal('not_found');
  if (version !== undefined) checkVersion(version, row.version);
  const member = memberOf(row);
  const problem = staffActionProblem(context, user, member);
  if (problem !== undefined) throw new Refusal(problem);
  return member;
}

type DecisionCall = StaffCall & Pick<SignedInCall<typeof approveStaff>, 'requestLanguage'>;

async function memberNow({ tx, tenantId, now }: StaffCall, id: UserId): Promise<StaffMember> {
  const row = await findStaffRow(tx, tenantId, id, now);
  if (!row) throw new Error('@alms/api: the account was not found after it was updated.');
  return memberOf(row);
}

function record(
  { audit }: StaffCall,
  { id, email }: StaffMember,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>,
): void {
  audit({
    category: 'security',
    entity_type: 'account',
    entity_id: id,
    entity_label: email,
    ...entry,
  });
}

/**
 * Rejects removing the last active administrator. `admins` are locked before the account, so
 * concurrent requests cannot remove each other.
 */
function keepAnAdmin(admins: readonly string[], { id }: StaffMember): void {
  if (admins.every((each) => each === id)) throw new Refusal('last_admin');
}

export async function invite(
  call: SignedInCall<typeof inviteStaff>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const id = await inviteOne(call, call.body, deps);
  if (id === undefined) throw new Refusal('duplicate', { fields: { email: 'is in use' } });
  const row = await findStaffRow(call.tx, call.tenantId, id, call.now);
  if (!row) throw new Error('@alms/api: the account was not found after it was created.');
  return memberOf(row);
}

export async function inviteAgain(
  call: SignedInCall<typeof resendInvitation>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const member = await memberFor('resend-invitation', call);
  const outcome = await sendInvitation(call, member, deps);
  record(call, member, { action: 'update', after: { invitation: outcome } });
  return memberNow(call, member.id);
}

/**
 * Emails the decision, unless the decider’s own address is unconfirmed: it cannot trigger emails.
 */
async function mailDecision(
  { tx, tenantId, user, requestLanguage, afterCommit }: DecisionCall,
  account: StaffMember,
  decision: 'approved' | 'declined',
  { mailer, hosts }: AreaDependencies,
): Promise<void> {
  if (!user.email_verified) return;
  const mail = await decisionMail(tx, { tenantId, account, hosts, requestLanguage }, decision);
  afterCommit(() => mailer.send(mail));
}

/** Approves a request to join; the person can sign in from then on. */
export async function approve(
  call: SignedInCall<typeof approveStaff>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const { tx, tenantId, user, body, now, version } = call;
  const { role } = body;
  if (!mayGive(user, { role, permissions: defaultGrants[role] })) throw new Refusal('forbidden');
  const member = await memberFor('approve', call, version);
  await reserveQuota(tx, tenantId, 'users');
  await updateAccount(tx, tenantId, member.id, { role, status: 'active' }, now);
  await grantPermissions(tx, tenantId, member.id, role === 'admin' ? [] : defaultGrants[role]);
  await assignLaboratoriesOf(tx, user, member.id);
  record(call, member, {
    action: 'permission_change',
    before: { status: member.status },
    after: { status: 'active', role },
  });
  await mailDecision(call, member, 'approved', deps);
  return memberNow(call, member.id);
}

export async function decline(
  call: SignedInCall<typeof declineStaff>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const { tx, tenantId, now, version } = call;
  const member = await memberFor('decline', call, version);
  await updateAccount(tx, tenantId, member.id, { status: 'declined' }, now);
  record(call, member, {
    action: 'update',
    before: { status: member.status },
    after: { status: 'declined' },
  });
  await mailDecision(call, member, 'declined', deps);
  return memberNow(call, member.id);
}

/**
 * Sets role and permissions together, effective from the user's next request, and notifies the user
 * by email. An administrator holds every permission without grants.
 */
export async function changeAccess(
  call: SignedInCall<typeof changeStaffAccess>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const { tx, tenantId, user, body, now, version } = call;
  const { role } = body;
  const admins = await lockActiveAdmins(tx, tenantId);
  const member = await memberFor('change-access', call, version);
  const granted = permissions.filter((each) => body.permissions.includes(each));
  const ward_ids = [...new Set(body.ward_ids ?? member.ward_ids)].toSorted();
  const given = givenPermissions(member, { role, permissions: granted, ward_ids });
  if (!mayGive(user, { role, permissions: given })) throw new Refusal('forbidden');
  if (role !== 'admin' && admins.includes(member.id)) keepAnAdmin(admins, member);
  await updateAccount(tx, tenantId, member.id, { role }, now);
  await grantPermissions(tx, tenantId, member.id, role === 'admin' ? [] : granted);
  const laboratory_ids = [...new Set(body.laboratory_ids ?? member.laboratory_ids)].toSorted();
  await checkLaboratories(call, member.laboratory_ids, laboratory_ids);
  await assignLaboratories(tx, tenantId, member.id, laboratory_ids);
  await checkWards(call, member.ward_ids, ward_ids);
  await assignWards(tx, tenantId, member.id, ward_ids);
  const change = changedFields(
    {
      role: member.role,
      permissions: member.permissions,
      laboratory_ids: member.laboratory_ids,
      ward_ids: member.ward_ids,
    },
    { role, permissions: role === 'admin' ? [...permissions] : granted, laboratory_ids, ward_ids },
  );
  record(call, member, { action: 'permission_change', ...change });
  if (!('role' in change.after || 'permissions' in change.after)) return memberNow(call, member.id);
  await emailNotice(call, 'access', member, deps);
  return memberNow(call, member.id);
}

/**
 * Staff can only be assigned to active laboratories of the facility, and the user adds only
 * laboratories that the user may assign. A retired one may stay assigned. No assignment means all.
 */
async function checkLaboratories(
  { tx, tenantId, user }: SignedInCall<typeof changeStaffAccess>,
  before: readonly LaboratoryId[],
  after: readonly LaboratoryId[],
): Promise<void> {
  const rows = await tx
    .selectFrom('laboratory')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .forShare()
    .execute();
  const active = rows.map(({ id }) => id);
  const unknown = after.filter((id) => !active.includes(id) && !before.includes(id));
  if (unknown.length > 0)
    throw invalid({
      laboratory_ids: `must be active laboratories of the facility; unknown: ${unknown.join(', ')}`,
    });
  const worksAt = (ids: readonly LaboratoryId[]) => (ids.length === 0 ? active : ids);
  const added = worksAt(after).filter((id) => !worksAt(before).includes(id));
  if (!added.every((id) => mayAssign(user, id))) throw new Refusal('forbidden');
}

/**
 * Staff can only be added to active wards of the facility. A doctor or nurse who manages staff adds
 * only own wards, like own patients only.
 */
async function checkWards(
  { tx, tenantId, user }: SignedInCall<typeof changeStaffAccess>,
  before: readonly WardId[],
  after: readonly WardId[],
): Promise<void> {
  const added = after.filter((id) => !before.includes(id));
  const active = await findActiveWards(tx, tenantId, added);
  const unknown = added.filter((id) => !active.has(id));
  if (unknown.length > 0)
    throw invalid({
      ward_ids: `must be active wards of the facility; unknown: ${unknown.join(', ')}`,
    });
  if (added.length === 0 || !readsOwnPatientsOnly(user)) return;
  const own = await findWardsOf(tx, tenantId, user.id);
  if (!added.every((id) => own.includes(id))) throw new Refusal('forbidden');
}

/** Emails the user if the account was in use: an open invitation gave no access. */
export async function disable(
  call: SignedInCall<typeof disableStaff>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const { tx, tenantId, body, now, version } = call;
  const admins = await lockActiveAdmins(tx, tenantId);
  const member = await memberFor('disable', call, version);
  if (admins.includes(member.id)) keepAnAdmin(admins, member);
  await releaseUserQuota(tx, tenantId);
  await updateAccount(
    tx,
    tenantId,
    member.id,
    { status: 'disabled', invitation_waits_for: null },
    now,
  );
  await endSessionsOf(tx, tenantId, member.id, now);
  await endMailedLinks(tx, tenantId, member.id, now);
  record(call, member, {
    action: 'update',
    before: { status: member.status },
    after: { status: 'disabled' },
    reason: body.reason,
  });
  if (member.status === 'active') await emailNotice(call, 'disabled', member, deps);
  return memberNow(call, member.id);
}

/** An account without a password returns to invited and needs a new invitation. */
export async function enable(
  call: SignedInCall<typeof enableStaff>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const { tx, tenantId, now, version } = call;
  const member = await memberFor('enable', call, version);
  await reserveQuota(tx, tenantId, 'users');
  const status = (await hasPassword(tx, tenantId, member.id)) ? 'active' : 'invited';
  await updateAccount(tx, tenantId, member.id, { status }, now);
  record(call, member, { action: 'update', before: { status: member.status }, after: { status } });
  if (status === 'active') await emailNotice(call, 'enabled', member, deps);
  return memberNow(call, member.id);
}

export async function endEverySession(
  call: SignedInCall<typeof signOutStaff>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const { tx, tenantId, now } = call;
  const member = await memberFor('sign-out', call);
  await endSessionsOf(tx, tenantId, member.id, now);
  record(call, member, { action: 'logout' });
  await emailNotice(call, 'signed-out', member, deps);
  return memberNow(call, member.id);
}

/**
 * Where the facility requires two-step verification, the user must enrol again before anything
 * else.
 */
export async function takeSecondFactor(
  call: SignedInCall<typeof resetSecondFactor>,
  deps: AreaDependencies,
): Promise<StaffMember> {
  const member = await memberFor('reset-second-factor', call);
  await resetTwoStepOf(call, member, call.body.reason, deps);
  return memberNow(call, member.id);
}
