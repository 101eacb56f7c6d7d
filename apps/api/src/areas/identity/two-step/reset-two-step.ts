import type { PatientId } from '@alms/lis-domain/patients';
import type { Endpoint } from '@alms/lis-domain/http';
import type { UserId } from '@alms/lis-domain/identity';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { notifyOfTwoStepReset } from '../../notifications/result-notifications.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findAuthenticator,
  findPasskeys,
} from './second-factor.store.ts';
import { emailNotice } from '../email/security-mail.ts';
import { endSessionsOf } from '../../../platform/auth/session.store.ts';

type Taking = Pick<
  SignedInCall<Endpoint>,
  'tx' | 'tenantId' | 'user' | 'requestLanguage' | 'now' | 'audit' | 'afterCommit'
>;

/**
 * Resets two-step verification for a user without access to any second factor, and ends every
 * session. Afterwards the password alone suffices, so the user is notified in the application and
 * by email, with the responsible user's name. `patientId`: the account's patient record.
 */
export async function resetTwoStepOf(
  call: Taking,
  account: { id: UserId; email: string; patientId?: PatientId },
  reason: string,
  deps: Pick<AreaDependencies, 'mailer' | 'hosts'>,
): Promise<void> {
  const { tx, tenantId, now, audit } = call;
  const owner = { tenantId, userId: account.id };
  const before = {
    authenticator: (await findAuthenticator(tx, owner))?.confirmed_at != null,
    passkeys: (await findPasskeys(tx, owner)).map(({ name }) => name),
    recovery_codes: await countRecoveryCodes(tx, owner),
  };
  await deleteSecondFactor(tx, owner);
  await endSessionsOf(tx, tenantId, account.id, now);
  audit({
    action: 'delete',
    category: 'security',
    entity_type: 'second_factor',
    entity_id: account.id,
    entity_label: account.email,
    before,
    reason,
    ...(account.patientId !== undefined && { patient_id: account.patientId }),
  });
  await notifyOfTwoStepReset(call, account);
  await emailNotice(call, 'reset', account, deps);
}
