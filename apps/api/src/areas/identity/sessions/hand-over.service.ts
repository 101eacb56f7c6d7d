import type { AnswerOf } from '@alms/lis-domain/http';
import type {
  beginHandOver,
  FacilityEntry,
  finishHandOver,
  signInAnywhere,
} from '@alms/lis-domain/identity';
import { findAccount, type Account } from '../../../platform/auth/account.ts';
import { refreshCookie } from '../../../platform/auth/host-cookie.ts';
import { endSession } from '../../../platform/auth/session.store.ts';
import type { HandOverPurpose } from '../../../platform/db/tables/identity.ts';
import {
  tenantTransaction,
  type TenantTransaction,
} from '../../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { PublicCall, SignedInCall } from '../../../platform/http/requests/call.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { findSettings, findSubdomain, findTenant } from '../../facility/facility.store.ts';
import { findLogo } from '../../facility/logo.store.ts';
import { placeOf } from '../two-step/passkey-checks.ts';
import { hasSecondFactor, twoStepMethodsOf } from '../two-step/second-factor.ts';
import { putChallenge, takeHandOver, type Owner } from '../two-step/second-factor.store.ts';
import { beginTwoStep } from '../two-step/two-step.service.ts';
import { newToken, readToken } from './opaque-token.ts';
import { openSession } from './open-session.ts';
import {
  accountsAnywhere,
  accountsWithPassword,
  recordRefusal,
  recordWrongPassword,
} from './sign-in-candidates.ts';

/** Time to load the facility’s page, or to choose a facility; after that, sign-in restarts. */
const lifetime = 60 * 1000;

/** Creates a code for the facility’s address. Only its hash is stored. */
async function entryOf(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  purpose: HandOverPurpose,
  now: Date,
): Promise<FacilityEntry> {
  const { token: code, hash } = newToken(tenantId);
  await putChallenge(tx, {
    tenantId,
    userId,
    purpose,
    tokenHash: hash,
    expiresAt: new Date(now.getTime() + lifetime),
    now,
  });
  const settings = await findSettings(tx, tenantId);
  const { facility_name, logo_hash, primary_color, secondary_color } = settings;
  const picture = logo_hash === null ? undefined : await findLogo(tx, tenantId, logo_hash);
  const logo = picture ? `data:image/png;base64,${picture.toString('base64')}` : null;
  return {
    facility_name,
    subdomain: await findSubdomain(tx, tenantId),
    branding: { logo, primary_color, secondary_color },
    code,
  };
}

/**
 * Checks a password on the main site, against the accounts of every facility. The second step
 * follows at the facility’s address, where the account’s passkeys are valid.
 */
export async function findEntries(
  call: PublicCall<typeof signInAnywhere>,
  deps: AreaDependencies,
): Promise<AnswerOf<typeof signInAnywhere>> {
  const { db } = deps;
  const { body, now } = call;
  const candidates = await accountsAnywhere(db, body.username);
  const matching = await accountsWithPassword(candidates, body, deps);
  if (matching.length === 0) {
    await recordWrongPassword(db, candidates, call);
    throw new Refusal('invalid_credentials');
  }
  const open = matching.filter(({ shutOut }) => shutOut === undefined);
  if (open.length === 0) {
    for (const { row } of matching)
      await recordRefusal(db, row.tenant_id, call, {
        action: 'access_denied',
        reason: 'portal_closed',
        entity_id: row.id,
        entity_label: row.email,
      });
    throw new Refusal('portal_closed');
  }
  const facilities: FacilityEntry[] = [];
  for (const { row } of open) {
    const owner = { tenantId: row.tenant_id, userId: row.id };
    facilities.push(
      await tenantTransaction(db, owner.tenantId, (tx) => entryOf(tx, owner, 'hand-over', now)),
    );
  }
  return { facilities, expires_in: lifetime / 1000 };
}

/** Ends a session of the main site, for example after the set-up, and moves it to the facility. */
export async function moveSession({
  tx,
  tenantId,
  user,
  sessionId,
  now,
  audit,
  answerHeaders,
}: SignedInCall<typeof beginHandOver>): Promise<AnswerOf<typeof beginHandOver>> {
  const owner = { tenantId, userId: user.id };
  const facility = await entryOf(tx, owner, 'hand-over-session', now);
  await endSession(tx, tenantId, sessionId, now);
  answerHeaders['Set-Cookie'] = refreshCookie.removed;
  audit({
    action: 'logout',
    category: 'security',
    entity_type: 'account',
    entity_id: user.id,
    entity_label: user.email,
  });
  return { facility, expires_in: lifetime / 1000 };
}

/** Exchanges a code of the main site, once, at the facility’s own address. */
export async function finishEntry(
  call: PublicCall<typeof finishHandOver>,
  deps: AreaDependencies,
): Promise<AnswerOf<typeof finishHandOver>> {
  const { body, site, ip, now } = call;
  const { db, limits, hosts } = deps;
  const presented = readToken(body.code);
  const here = site.kind === 'facility' ? await findTenant(db, site.subdomain) : undefined;
  if (!presented || presented.tenantId !== here?.id) throw new Refusal('hand_over_expired');
  const { tenantId, hash } = presented;
  return tenantTransaction(db, tenantId, async (tx) => {
    const taken = await takeHandOver(tx, tenantId, hash, now);
    const account: Account | undefined =
      taken && (await findAccount(tx, tenantId, { id: taken.userId }));
    if (!taken || !account || account.shutOut !== undefined) throw new Refusal('hand_over_expired');
    const owner = { tenantId, userId: taken.userId };
    if (taken.purpose === 'hand-over' && (await hasSecondFactor(tx, owner))) {
      const ways = await twoStepMethodsOf(tx, owner, placeOf(site, hosts).host);
      return beginTwoStep(tx, account, ways, call);
    }
    await limits.forgive({ ip, account: account.row.email });
    return openSession(tx, account, call, deps, now);
  });
}
