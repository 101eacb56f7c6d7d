import type { Endpoint } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { isOfDeceasedPatient } from '../identity.store.ts';
import { mailedLink } from '../email/mailed-link.ts';

type Inviting = Pick<
  SignedInCall<Endpoint>,
  'tx' | 'tenantId' | 'user' | 'requestLanguage' | 'now' | 'afterCommit'
>;
type Sending = Pick<AreaDependencies, 'limits' | 'mailer' | 'hosts'>;

/**
 * Sends an invitation link. While the inviter's own address is unconfirmed, the invitation is held
 * until confirmation (safe reading 22 of the dangerous rules). Returns whether it was sent or held.
 */
export async function sendInvitation(
  { tx, tenantId, user, requestLanguage, now, afterCommit }: Inviting,
  invited: { id: UserId; email: string },
  { limits, mailer, hosts }: Sending,
): Promise<'mailed' | 'held'> {
  const waitsFor = user.email_verified ? null : user.id;
  await tx
    .updateTable('app_user')
    .set({ invitation_waits_for: waitsFor })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invited.id)
    .execute();
  if (waitsFor !== null) return 'held';
  await limits.countFor('invitation', invited.email);
  const mail = await mailedLink(tx, {
    tenantId,
    userId: invited.id,
    email: invited.email,
    kind: 'invitation',
    hosts,
    requestLanguage,
    now,
  });
  afterCommit(() => mailer.send(mail));
  return 'mailed';
}

/**
 * Releases invitations held for this user's address confirmation, in the same transaction. Returns
 * the emails to send after the commit.
 */
export async function releaseInvitations(
  tx: TenantTransaction,
  tenantId: TenantId,
  inviterId: UserId,
  hosts: AreaDependencies['hosts'],
  { requestLanguage, now }: Pick<Inviting, 'requestLanguage' | 'now'>,
): Promise<Mail[]> {
  const released = await tx
    .updateTable('app_user')
    .set({ invitation_waits_for: null })
    .where('tenant_id', '=', tenantId)
    .where('invitation_waits_for', '=', inviterId)
    .where('status', '=', 'invited')
    .returning(['id', 'email', 'patient_id'])
    .execute();
  const mails: Mail[] = [];
  for (const { id, email, patient_id } of released.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (await isOfDeceasedPatient(tx, tenantId, { patient_id })) continue;
    mails.push(
      await mailedLink(tx, {
        tenantId,
        userId: id,
        email,
        kind: 'invitation',
        hosts,
        requestLanguage,
        now,
      }),
    );
  }
  return mails;
}
