import type { invitePatient, Patient } from '@alms/lis-domain/patients';
import type { SignedInCall } from '../../http/call.ts';
import { Refusal } from '../../http/problems.ts';
import { findSettings } from '../facility/facility.store.ts';
import { findAccount, normaliseEmail } from '../identity/account.ts';
import { createAccount } from '../identity/create-account.ts';
import { sendInvitation } from '../identity/invitation.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { patientRow, patientOf } from './patients.service.ts';

/** Gives a patient an account to read the own results; the link to set the password is mailed, or kept until the inviter's address is confirmed. */
export async function invite(call: SignedInCall<typeof invitePatient>, deps: AreaDependencies): Promise<Patient> {
  const { tx, tenantId, params, body, now } = call;
  const { email } = body;
  if (!(await findSettings(tx, tenantId)).enable_patient_portal) throw new Refusal('portal_closed');
  const patient = await patientRow(tx, tenantId, params.id, { lock: true });
  if (patient.merged_into_id !== null) throw new Refusal('patient_merged');
  if (patient.has_portal_account) throw new Refusal('duplicate');
  if (await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) })) throw new Refusal('duplicate', { fields: { email: 'is in use' } });

  const full_name = `${patient.given_name} ${patient.family_name}`.trim();
  const userId = await createAccount(tx, { tenantId, email, full_name, role: 'patient', status: 'invited', patientId: patient.id, now });
  await sendInvitation(call, { id: userId, email }, deps);
  call.audit({
    action: 'create', category: 'security', entity_type: 'account', entity_id: userId, entity_label: email, patient_id: patient.id, after: { role: 'patient', status: 'invited' },
  });
  return patientOf({ ...patient, has_portal_account: true });
}
