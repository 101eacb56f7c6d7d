import {
  accountAllows,
  type closePortalAccount,
  type invitePatient,
  type Patient,
  type PortalAccount,
  type PortalAccountAction,
  type readPortalAccount,
  type resetPatientSecondFactor,
} from '@alms/lis-domain/patients';
import type { UserId } from '@alms/lis-domain/identity';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { findSettings } from '../facility/facility.store.ts';
import { findAccount, normaliseEmail, updateAccount } from '../../platform/auth/account.ts';
import { isOfDeceasedPatient } from '../identity/identity.store.ts';
import { createAccount } from '../identity/registration/create-account.ts';
import { sendInvitation } from '../identity/registration/invitation.ts';
import { endMailedLinks } from '../identity/email/mailed-link.ts';
import { emailNotice } from '../identity/email/security-mail.ts';
import { deleteSecondFactor } from '../identity/two-step/second-factor.store.ts';
import { endSessionsOf } from '../../platform/auth/session.store.ts';
import { resetTwoStepOf } from '../identity/two-step/reset-two-step.ts';
import { findConsents } from './consents.store.ts';
import { patientRow, patientOf } from './patients.service.ts';
import { findPortalAccount, type PortalAccountRow } from './portal-account.store.ts';

/**
 * Maps a patient's account to the contract with its possible statuses; patients cannot request to
 * join.
 */
export function accountOf({
  email,
  status,
  invitation_waits_for,
  has_second_factor,
  last_seen_at,
  signed_in,
}: PortalAccountRow): PortalAccount {
  if (status === 'pending' || status === 'declined')
    throw new Error(`@alms/api: unexpected status ${status} of a patient account.`);
  return {
    email,
    status,
    invitation_held: invitation_waits_for !== null,
    has_second_factor,
    last_seen_at,
    signed_in,
  };
}

type AccountCall = Pick<
  SignedInCall<typeof readPortalAccount>,
  'tx' | 'tenantId' | 'params' | 'now'
>;

async function accountRow(
  { tx, tenantId, params, now }: AccountCall,
  { lock = false } = {},
): Promise<PortalAccountRow> {
  const row = await findPortalAccount(tx, tenantId, params.id, now, { lock });
  if (!row) throw new Refusal('not_found');
  return row;
}

async function accountFor(
  context: PortalAccountAction,
  call: AccountCall,
): Promise<PortalAccountRow> {
  const row = await accountRow(call, { lock: true });
  if (!accountAllows(context, accountOf(row))) throw new Refusal('conflict');
  return row;
}

/**
 * Creates a portal account for a patient. The password link is emailed, or held until the inviter's
 * address is confirmed.
 */
export async function invite(
  call: SignedInCall<typeof invitePatient>,
  deps: AreaDependencies,
): Promise<Patient> {
  const { tx, tenantId, params, body, now } = call;
  const { email } = body;
  if (!(await findSettings(tx, tenantId)).enable_patient_portal) throw new Refusal('portal_closed');
  const patient = await patientRow(tx, tenantId, params.id, { lock: true });
  if (patient.merged_into_id !== null) throw new Refusal('patient_merged');
  if (patient.deceased) throw new Refusal('patient_deceased');
  if (patient.mrn_temporary) throw new Refusal('identity_unknown');
  if (
    (await findConsents(tx, tenantId, patient.id)).some(
      ({ kind, granted }) => kind === 'portal' && !granted,
    )
  )
    throw new Refusal('consent_refused');
  const earlier = await findPortalAccount(tx, tenantId, patient.id, now, { lock: true });
  if (earlier && !accountAllows('invite-again', accountOf(earlier))) throw new Refusal('duplicate');
  const holder = await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) });
  if (holder && holder.row.id !== earlier?.id)
    throw new Refusal('duplicate', { fields: { email: 'is in use' } });

  const full_name = `${patient.given_name} ${patient.family_name}`.trim();
  const userId = earlier
    ? await beginAnew(call, earlier, email)
    : await createAccount(tx, {
        tenantId,
        email,
        full_name,
        role: 'patient',
        status: 'invited',
        patientId: patient.id,
        now,
      });
  // The address of an open invitation was never the patient's, so its holder learns nothing.
  if (
    earlier &&
    earlier.status !== 'invited' &&
    normaliseEmail(earlier.email) !== normaliseEmail(email)
  )
    await emailNotice(call, 'email', earlier, deps);
  await sendInvitation(call, { id: userId, email }, deps);
  call.audit({
    action: earlier ? 'update' : 'create',
    category: 'security',
    entity_type: 'account',
    entity_id: userId,
    entity_label: email,
    patient_id: patient.id,
    ...(earlier && { before: { email: earlier.email, status: earlier.status } }),
    after: { role: 'patient', status: 'invited', ...(earlier && { email }) },
  });
  return patientOf({ ...patient, has_portal_account: true });
}

/**
 * Resets an account for a new invitation, ending all access of its previous holder or address.
 * Returns its id.
 */
async function beginAnew(
  { tx, tenantId, now }: AccountCall,
  { id }: PortalAccountRow,
  email: string,
): Promise<UserId> {
  await endMailedLinks(tx, tenantId, id, now);
  await deleteSecondFactor(tx, { tenantId, userId: id });
  await updateAccount(
    tx,
    tenantId,
    id,
    {
      email,
      email_norm: normaliseEmail(email),
      email_verified: false,
      password_hash: null,
      status: 'invited',
    },
    now,
  );
  return id;
}

export async function readAccount(
  call: SignedInCall<typeof readPortalAccount>,
): Promise<PortalAccount> {
  return accountOf(await accountRow(call));
}

/** Emails the patient if the account was in use; mail to a deceased patient reaches the family. */
export async function close(
  call: SignedInCall<typeof closePortalAccount>,
  deps: AreaDependencies,
): Promise<PortalAccount> {
  const { tx, tenantId, params, body, now, audit } = call;
  const { id, email, status } = await accountFor('close', call);
  await updateAccount(tx, tenantId, id, { status: 'disabled', invitation_waits_for: null }, now);
  await endSessionsOf(tx, tenantId, id, now);
  await endMailedLinks(tx, tenantId, id, now);
  audit({
    action: 'update',
    category: 'security',
    entity_type: 'account',
    entity_id: id,
    entity_label: email,
    patient_id: params.id,
    before: { status },
    after: { status: 'disabled' },
    reason: body.reason,
  });
  if (status === 'active' && !(await isOfDeceasedPatient(tx, tenantId, { patient_id: params.id })))
    await emailNotice(call, 'disabled', { id, email }, deps);
  return accountOf(await accountRow(call));
}

export async function resetSecondFactor(
  call: SignedInCall<typeof resetPatientSecondFactor>,
  deps: AreaDependencies,
): Promise<PortalAccount> {
  const { id, email } = await accountFor('reset-second-factor', call);
  await resetTwoStepOf(call, { id, email, patientId: call.params.id }, call.body.reason, deps);
  return accountOf(await accountRow(call));
}
