import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import type { TwoStepWay, SignedIn, signIn } from '@alms/lis-domain/identity';
import type { beginPasskeyStep, finishSignIn } from '@alms/lis-domain/identity/two-step';
import {
  tenantTransaction,
  type TenantTransaction,
} from '../../../platform/db/tenant-transaction.ts';
import type { PublicCall } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findAccount, type Account } from '../../../platform/auth/account.ts';
import { stepCookie } from '../../../platform/auth/host-cookie.ts';
import { findTenantById } from '../../facility/facility.store.ts';
import { newToken, readToken } from '../sessions/opaque-token.ts';
import { checkedUse, placeOf, useOptions, type UsedPasskey } from './passkey-checks.ts';
import { takeCode } from './second-factor.ts';
import * as store from './second-factor.store.ts';
import { securityMail } from '../email/security-mail.ts';
import { contextOf, openSession } from '../sessions/open-session.ts';

/** Time allowed to fetch a code from another device; after that, sign-in restarts. */
const lifetime = 5 * 60 * 1000;
/** Allows for a few typing errors; more attempts are guesses. */
const maxTries = 5;

/**
 * Starts the second step after a correct password. The returned cookie is no session: it is
 * short-lived, single-use and valid only for this account's second step.
 */
export async function beginTwoStep(
  tx: TenantTransaction,
  { row }: Account,
  ways: TwoStepWay[],
  { now, answerHeaders }: Pick<PublicCall<typeof signIn>, 'now' | 'answerHeaders'>,
): Promise<Extract<AnswerOf<typeof signIn>, { two_step: unknown }>> {
  const { token, hash } = newToken(row.tenant_id);
  const expiresAt = new Date(now.getTime() + lifetime);
  await store.putChallenge(tx, {
    tenantId: row.tenant_id,
    userId: row.id,
    purpose: 'sign-in',
    tokenHash: hash,
    expiresAt,
    now,
  });
  answerHeaders['Set-Cookie'] = stepCookie.set(token, expiresAt, now);
  return { two_step: { ways, expires_in: lifetime / 1000 } };
}

type StepCall = Pick<PublicCall<Endpoint>, 'cookie' | 'site' | 'now'>;

/** The pending sign-in named by the cookie. Sign-ins of other facilities are not found. */
async function waiting(
  { cookie, site, now }: StepCall,
  { db }: AreaDependencies,
): Promise<store.Owner & { hash: Buffer }> {
  const presented = readToken(stepCookie.read(cookie) ?? '');
  const tenant = presented && (await findTenantById(db, presented.tenantId));
  if (!presented || !tenant || (site.kind === 'facility' && site.subdomain !== tenant.subdomain))
    throw over();
  const { tenantId, hash } = presented;
  const userId = await tenantTransaction(db, tenantId, (tx) =>
    store.waitingSignIn(tx, tenantId, hash, now),
  );
  if (userId === undefined) throw over();
  return { tenantId, userId, hash };
}

const over = () => new Refusal('two_step_over', {}, { 'Set-Cookie': stepCookie.removed });

/** Creates the challenge for a passkey of this account. */
export async function askPasskey(
  call: PublicCall<typeof beginPasskeyStep>,
  deps: AreaDependencies,
): Promise<AnswerOf<typeof beginPasskeyStep>> {
  const { tenantId, userId, hash } = await waiting(call, deps);
  const place = placeOf(call.site, deps.hosts);
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const passkeys = (await store.findPasskeys(tx, { tenantId, userId })).filter(
      ({ host }) => host === place.host,
    );
    if (passkeys.length === 0) throw over();
    const options = await useOptions(place, passkeys);
    await store.askPasskey(tx, tenantId, hash, options.challenge);
    return { ...options };
  });
}

async function takePasskey(
  tx: TenantTransaction,
  owner: store.Owner,
  used: UsedPasskey,
  challenge: string | null,
  { site, now }: StepCall,
  { hosts }: AreaDependencies,
): Promise<'passkey' | undefined> {
  const place = placeOf(site, hosts);
  const passkey = (await store.findPasskeys(tx, owner)).find(
    ({ credential_id: id, host }) => id === used.id && host === place.host,
  );
  const signCount =
    passkey && challenge !== null ? await checkedUse(place, passkey, used, challenge) : undefined;
  if (!passkey || signCount === undefined) return undefined;
  await store.notePasskeyUse(tx, owner, passkey.id, signCount, now);
  return 'passkey';
}

/** Completes the second step and opens the session. */
export async function finish(
  call: PublicCall<typeof finishSignIn>,
  deps: AreaDependencies,
): Promise<SignedIn> {
  const { body, ip, requestLanguage, now } = call;
  const { db, cipher, limits, mailer, hosts } = deps;
  const { tenantId, userId, hash } = await waiting(call, deps);
  const owner = { tenantId, userId };
  await limits.countFor('twoStep', userId);

  // The attempt must be counted and audited, so the rejection follows the commit instead of being
  // thrown inside the transaction.
  const outcome = await tenantTransaction(db, tenantId, async (tx) => {
    const tried = await store.trySignIn(tx, tenantId, hash, maxTries, now);
    const account = tried && (await findAccount(tx, tenantId, { id: userId }));
    if (!account || account.shutOut !== undefined) return undefined;
    const way =
      'code' in body
        ? await takeCode(tx, owner, body.code, cipher, now)
        : await takePasskey(tx, owner, body.passkey, tried.passkeyChallenge, call, deps);
    const line = {
      category: 'security',
      entity_id: userId,
      entity_label: account.row.email,
    } as const;
    if (way === undefined) {
      await appendAudit(tx, contextOf(call, tenantId), [
        {
          ...line,
          action: 'login_failed',
          entity_type: 'account',
          reason: 'code_refused',
          outcome: 'failure',
        },
      ]);
      return 'refused' as const;
    }
    await store.endSignIn(tx, tenantId, hash);
    const signedIn = await openSession(tx, account, call, deps, now, { twoStep: way });
    if (way !== 'recovery') return { signedIn, email: account.row.email };
    const after = { recovery_codes_left: await store.countRecoveryCodes(tx, owner) };
    await appendAudit(tx, contextOf(call, tenantId), [
      { ...line, action: 'update', entity_type: 'second_factor', after },
    ]);
    return {
      signedIn,
      email: account.row.email,
      mail: await securityMail(tx, {
        tenantId,
        account: account.row,
        change: 'recovery-used',
        hosts,
        requestLanguage,
      }),
    };
  });

  if (outcome === undefined) throw over();
  if (outcome === 'refused') throw new Refusal('code_refused');
  const { signedIn, email, mail } = outcome;
  await limits.forgive({ ip, account: email });
  await limits.reset('twoStep', userId);
  if (mail) call.afterCommit(() => mailer.send(mail));
  return signedIn;
}
