import { defaultGrants, type StaffRole } from '@alms/lis-domain/access';
import type { Endpoint } from '@alms/lis-domain/http';
import { mayGive } from '@alms/lis-domain/identity/staff';
import type { UserId } from '@alms/lis-domain/identity';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findAccount, normaliseEmail } from '../../../platform/auth/account.ts';
import { createAccount } from '../registration/create-account.ts';
import { sendInvitation } from '../registration/invitation.ts';
import { assignLaboratoriesOf } from './staff.store.ts';

type Inviting = Pick<
  SignedInCall<Endpoint>,
  'tx' | 'tenantId' | 'user' | 'requestLanguage' | 'now' | 'audit' | 'afterCommit'
>;

/**
 * Creates an account and an invitation; the only entry point, both in the set-up and later. Returns
 * the id; undefined when the address already has an account here.
 */
export async function inviteOne(
  call: Inviting,
  { email, full_name, role }: { email: string; full_name: string; role: StaffRole },
  deps: AreaDependencies,
): Promise<UserId | undefined> {
  const { tx, tenantId, user, now, audit } = call;
  if (!mayGive(user, { role, permissions: defaultGrants[role] })) throw new Refusal('forbidden');
  if (await findAccount(tx, tenantId, { email_norm: normaliseEmail(email) })) return undefined;
  const id = await createAccount(tx, { tenantId, email, full_name, role, status: 'invited', now });
  await assignLaboratoriesOf(tx, user, id);
  await sendInvitation(call, { id, email }, deps);
  audit({
    action: 'create',
    category: 'security',
    entity_type: 'account',
    entity_id: id,
    entity_label: email,
    after: { role, status: 'invited' },
  });
  return id;
}
