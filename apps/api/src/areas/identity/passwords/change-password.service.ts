import type { changePassword } from '@alms/lis-domain/identity';
import { updateAccount } from '../../../platform/auth/account.ts';
import { endSession, sessionsOf } from '../../../platform/auth/session.store.ts';
import type { SignedInCall } from '../../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findSubdomain } from '../../facility/facility.store.ts';
import { requirePassword } from '../account-security.service.ts';
import { endMailedLinks } from '../email/mailed-link.ts';
import { securityMail } from '../email/security-mail.ts';
import { refuseGuessable } from './password-choice.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Changes the signed-in user's password, which requires the current one. Every other session ends
 * and open reset links become void, because another person may have used them.
 */
export async function changeOwnPassword(
  call: SignedInCall<typeof changePassword>,
  { mailer, hosts }: AreaDependencies,
): Promise<void> {
  const { tx, tenantId, user, sessionId, body, requestLanguage, now, audit, afterCommit } = call;
  await requirePassword(call, body.password);
  refuseGuessable('new_password', body.new_password, [
    user.email,
    user.full_name,
    await findSubdomain(tx, tenantId),
  ]);
  const passwordHash = await hashPassword(body.new_password);
  await updateAccount(tx, tenantId, user.id, { password_hash: passwordHash }, now);
  for (const { id } of await sessionsOf(tx, tenantId, user.id, now))
    if (id !== sessionId) await endSession(tx, tenantId, id, now);
  await endMailedLinks(tx, tenantId, user.id, now, 'password');
  audit({
    action: 'update',
    category: 'security',
    entity_type: 'password',
    entity_id: user.id,
    entity_label: user.email,
  });
  const mail = await securityMail(tx, {
    tenantId,
    account: user,
    change: 'password-changed',
    hosts,
    requestLanguage,
  });
  afterCommit(() => mailer.send(mail));
}
