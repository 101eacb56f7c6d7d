import type { AnswerOf } from '@alms/lis-domain/http';
import type { refreshToken, signIn, SignedIn, signOut } from '@alms/lis-domain/identity';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findAccount, normaliseEmail } from '../../../platform/auth/account.ts';
import { findTenant, findTenantById } from '../../facility/facility.store.ts';
import {
  accountAt,
  accountsAnywhere,
  accountsWithPassword,
  recordRefusal,
  recordWrongPassword,
} from './sign-in-candidates.ts';
import { actorOf, contextOf, openSession, signedIn } from './open-session.ts';
import { newToken, readToken } from './opaque-token.ts';
import { placeOf } from '../two-step/passkey-checks.ts';
import { refreshCookie } from '../../../platform/auth/host-cookie.ts';
import { hasSecondFactor, twoStepMethodsOf } from '../two-step/second-factor.ts';
import { beginTwoStep } from '../two-step/two-step.service.ts';
import { endSession, rotateSession, sessionOf } from '../../../platform/auth/session.store.ts';

/**
 * Signs in at a facility's address, or on the main site when the password matches the account of
 * exactly one facility.
 */
export async function signInWithPassword(
  call: PublicCall<typeof signIn>,
  deps: AreaDependencies,
): Promise<AnswerOf<typeof signIn>> {
  const { body, site, now, ip } = call;
  const { db, limits, hosts } = deps;
  const here = site.kind === 'facility' ? await findTenant(db, site.subdomain) : undefined;
  const own = here && (await accountAt(db, here.id, { email_norm: normaliseEmail(body.username) }));
  const candidates =
    own?.row.status === 'active' ? [own] : await accountsAnywhere(db, body.username);
  const matching = await accountsWithPassword(candidates, body, deps);
  const open = matching.filter(({ shutOut }) => shutOut === undefined);
  const [account, another] = open.length > 0 ? open : matching;

  // Ambiguous on the main site: which facility is meant is not ours to guess.
  if (!account || (!here && another)) {
    if (here)
      await recordRefusal(db, here.id, call, {
        action: 'login_failed',
        reason: 'invalid_credentials',
        ...(own && { entity_id: own.row.id }),
        entity_label: own?.row.email ?? 'unknown account',
      });
    else await recordWrongPassword(db, candidates, call);
    throw new Refusal('invalid_credentials');
  }
  // Only a correct password reveals that the account belongs to another facility.
  const isElsewhere = here !== undefined && account.row.tenant_id !== here.id;
  // Candidates are active, so only a disabled patient portal shuts one out.
  const refusal = isElsewhere ? 'tenant_mismatch' : account.shutOut && 'portal_closed';
  if (refusal !== undefined) {
    await recordRefusal(db, account.row.tenant_id, call, {
      action: 'access_denied',
      entity_id: account.row.id,
      entity_label: account.row.email,
      reason: refusal,
    });
    throw new Refusal(refusal);
  }
  const owner = { tenantId: account.row.tenant_id, userId: account.row.id };
  const answer = await tenantTransaction(db, owner.tenantId, async (tx) =>
    (await hasSecondFactor(tx, owner))
      ? beginTwoStep(
          tx,
          account,
          await twoStepMethodsOf(tx, owner, placeOf(site, hosts).host),
          call,
        )
      : openSession(tx, account, call, deps, now),
  );
  // The first of two steps does not reset the rate limit.
  if ('user' in answer) await limits.forgive({ ip, account: body.username });
  return answer;
}

/**
 * Exchanges the refresh cookie. A reused cookie has been copied, so all sessions of its token
 * family are ended.
 */
export async function renewSession(
  call: PublicCall<typeof refreshToken>,
  { db, tokens }: AreaDependencies,
): Promise<SignedIn> {
  const { cookie, site, ip, now } = call;
  const presented = readToken(refreshCookie.read(cookie) ?? '');
  if (!presented) throw new Refusal('unauthenticated');
  const { tenantId } = presented;
  const tenant = await findTenantById(db, tenantId);
  if (!tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw new Refusal('unauthenticated');

  const next = newToken(tenantId);
  // Token reuse must be audited and the family ended, so the rejection follows the commit instead
  // of being thrown inside the transaction.
  const outcome = await tenantTransaction(db, tenantId, async (tx) => {
    const rotation = await rotateSession(tx, {
      tenantId,
      tokenHash: presented.hash,
      nextHash: next.hash,
      ip,
      now,
    });
    if (rotation.outcome === 'unknown') return undefined;
    const account = await findAccount(tx, tenantId, { id: rotation.userId });
    if (rotation.outcome === 'reused') {
      await appendAudit(
        tx,
        { ...contextOf(call, tenantId), ...(account && { actor: actorOf(account.user) }) },
        [
          {
            action: 'access_denied',
            category: 'security',
            entity_type: 'account',
            entity_id: rotation.userId,
            entity_label: account?.row.email ?? '',
            reason: 'refresh_reused',
            outcome: 'failure',
          },
        ],
      );
      return 'reused' as const;
    }
    return account && account.shutOut === undefined
      ? { ...rotation, user: account.user }
      : undefined;
  });

  if (outcome === 'reused')
    throw new Refusal('refresh_reused', {}, { 'Set-Cookie': refreshCookie.removed });
  if (!outcome) throw new Refusal('unauthenticated', {}, { 'Set-Cookie': refreshCookie.removed });
  call.answerHeaders['Set-Cookie'] = refreshCookie.set(next.token, outcome.expiresAt, now);
  return signedIn(
    await tokens.sign({ userId: outcome.userId, tenantId, sessionId: outcome.sessionId }),
    tokens.lifetime,
    outcome.user,
  );
}

/**
 * Ends the session of the cookie or bearer token. Idempotent: signing out without a session is no
 * error.
 */
export async function signOutEverywhere(
  call: PublicCall<typeof signOut>,
  { db, tokens }: AreaDependencies,
): Promise<void> {
  const { cookie, authorization, now, answerHeaders } = call;
  answerHeaders['Set-Cookie'] = refreshCookie.removed;
  answerHeaders['Clear-Site-Data'] = '"cache", "storage"';
  const presented = readToken(refreshCookie.read(cookie) ?? '');
  const claims = await tokens.read(authorization.replace(/^Bearer /i, ''));
  const tenantId = presented?.tenantId ?? claims?.tenantId;
  if (tenantId === undefined) return;
  await tenantTransaction(db, tenantId, async (tx) => {
    const session = (presented && (await sessionOf(tx, tenantId, presented.hash))) ?? claims;
    const account = session && (await findAccount(tx, tenantId, { id: session.userId }));
    if (!session || !account) return;
    await endSession(tx, tenantId, session.sessionId, now);
    await appendAudit(
      tx,
      { ...contextOf(call, tenantId), actor: actorOf(account.user), sessionId: session.sessionId },
      [
        {
          action: 'logout',
          category: 'security',
          entity_type: 'account',
          entity_id: account.row.id,
          entity_label: account.row.email,
        },
      ],
    );
  });
}
