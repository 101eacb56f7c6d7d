import type { TwoStepWay, signIn, SignedIn } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { appendAudit, type AuditContext } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import type { Account } from '../../../platform/auth/account.ts';
import { deviceOf } from '../../../platform/auth/device.ts';
import { refreshCookie } from '../../../platform/auth/host-cookie.ts';
import { recordSignIn } from '../identity.store.ts';
import { newToken } from './opaque-token.ts';
import { startSession } from '../../../platform/auth/session.store.ts';

export type Caller = Pick<
  PublicCall<typeof signIn>,
  'now' | 'ip' | 'userAgent' | 'requestId' | 'answerHeaders'
>;

/**
 * Opens a session for an authenticated account, including two-step verification where enrolled, and
 * sets the cookie.
 */
export async function openSession(
  tx: TenantTransaction,
  { row, user }: Account,
  caller: Caller,
  { tokens }: Pick<AreaDependencies, 'tokens'>,
  now: Date,
  { twoStep, isVisitor = false }: { twoStep?: TwoStepWay; isVisitor?: boolean } = {},
): Promise<SignedIn> {
  const { token, hash } = newToken(row.tenant_id);
  const { sessionId, expiresAt } = await startSession(tx, {
    tenantId: row.tenant_id,
    userId: row.id,
    tokenHash: hash,
    device: deviceOf(caller.userAgent),
    ip: caller.ip,
    isVisitor,
    now,
  });
  await recordSignIn(tx, row.tenant_id, row.id, now);
  await appendAudit(tx, { ...contextOf(caller, row.tenant_id), actor: actorOf(user), sessionId }, [
    {
      action: 'login',
      category: 'security',
      entity_type: 'account',
      entity_id: row.id,
      entity_label: row.email,
      ...(twoStep && { after: { two_step: twoStep } }),
      ...(isVisitor && { after: { visitor: true } }),
    },
  ]);
  caller.answerHeaders['Set-Cookie'] = refreshCookie.set(token, expiresAt, now);
  return signedIn(
    await tokens.sign({ userId: row.id, tenantId: row.tenant_id, sessionId }),
    tokens.lifetime,
    user,
  );
}

export function contextOf(
  { now, ip, requestId }: Pick<Caller, 'now' | 'ip' | 'requestId'>,
  tenantId: TenantId,
): AuditContext {
  return { tenantId, at: now, ip, requestId };
}

export function actorOf(user: SignedIn['user']): NonNullable<AuditContext['actor']> {
  return { id: user.id, name: user.full_name, role: user.role };
}

export function signedIn(token: string, lifetime: number, user: SignedIn['user']): SignedIn {
  return { access_token: token, token_type: 'bearer', expires_in: lifetime, user };
}
