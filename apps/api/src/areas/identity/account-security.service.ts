import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import type {
  AccountSecurity,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  readAccountSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@alms/lis-domain/identity/two-step';
import { uuidv7 } from 'uuidv7';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { findSettings } from '../facility/facility.store.ts';
import { findAccount } from '../../platform/auth/account.ts';
import { enrolmentUri, newSecret, stepOf } from './two-step/authenticator-codes.ts';
import { newToken } from './sessions/opaque-token.ts';
import { checkedPasskey, creationOptions, placeOf } from './two-step/passkey-checks.ts';
import { passwordMatches } from './passwords/password-hash.ts';
import {
  issueRecoveryCodes,
  hasSecondFactor,
  ownerName,
  takeCode,
} from './two-step/second-factor.ts';
import * as store from './two-step/second-factor.store.ts';
import { securityMail, type SecurityChange } from './email/security-mail.ts';

type Call = SignedInCall<Endpoint>;
type Codes = AnswerOf<typeof confirmAuthenticator>;

/** Time allowed to create a passkey in the browser. */
const passkeyWithin = 5 * 60 * 1000;

const ownerOf = ({ tenantId, user }: Pick<Call, 'tenantId' | 'user'>): store.Owner => ({
  tenantId,
  userId: user.id,
});

export async function accountSecurity(
  call: SignedInCall<typeof readAccountSecurity>,
): Promise<AccountSecurity> {
  const { tx, tenantId, user } = call;
  const owner = ownerOf(call);
  const authenticator = await store.findAuthenticator(tx, owner);
  const { require_second_factor } = await findSettings(tx, tenantId);
  return {
    authenticator:
      authenticator?.confirmed_at == null ? null : { since: authenticator.confirmed_at },
    passkeys: await store.findPasskeys(tx, owner),
    recovery_codes_left: await store.countRecoveryCodes(tx, owner),
    required: require_second_factor && user.role !== 'patient',
  };
}

/**
 * Requires the password again: an unattended session must not allow changes to sign-in or access by
 * other systems.
 */
export async function requirePassword(
  { tx, tenantId, user }: Pick<Call, 'tx' | 'tenantId' | 'user'>,
  password: string,
): Promise<void> {
  const account = await findAccount(tx, tenantId, { id: user.id });
  if (!(await passwordMatches(account?.row.password_hash, password)))
    throw new Refusal('password_refused');
}

/** Requires password and second factor before removing a factor. */
async function requireBoth(
  call: SignedInCall<typeof removeAuthenticator | typeof removePasskey | typeof renewRecoveryCodes>,
  { cipher }: AreaDependencies,
): Promise<void> {
  const { tx, body, now } = call;
  await requirePassword(call, body.password);
  if ((await takeCode(tx, ownerOf(call), body.code, cipher, now)) === undefined)
    throw new Refusal('code_refused');
}

/** Audits a change and notifies the account owner. */
async function record(
  call: Pick<Call, 'tx' | 'tenantId' | 'user' | 'requestLanguage' | 'audit' | 'afterCommit'>,
  { mailer, hosts }: AreaDependencies,
  change: SecurityChange,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  const { tx, tenantId, user, requestLanguage, audit, afterCommit } = call;
  audit({
    ...entry,
    category: 'security',
    entity_type: 'second_factor',
    entity_id: user.id,
    entity_label: user.email,
  });
  const mail = await securityMail(tx, { tenantId, account: user, change, hosts, requestLanguage });
  afterCommit(() => mailer.send(mail));
}

/** Creates recovery codes with the first factor; existing codes are kept. */
async function firstCodes(call: Pick<Call, 'tx' | 'tenantId' | 'user'>): Promise<Codes> {
  const owner = ownerOf(call);
  const hasCodes = (await store.countRecoveryCodes(call.tx, owner)) > 0;
  return { recovery_codes: hasCodes ? [] : await issueRecoveryCodes(call.tx, owner) };
}

/** Deletes the recovery codes with the last factor. */
async function endCodesWithLastFactor(call: Pick<Call, 'tx' | 'tenantId' | 'user'>): Promise<void> {
  if (!(await hasSecondFactor(call.tx, ownerOf(call))))
    await store.replaceRecoveryCodes(call.tx, ownerOf(call), []);
}

export async function beginApp(
  call: SignedInCall<typeof beginAuthenticator>,
  { cipher }: AreaDependencies,
): Promise<AnswerOf<typeof beginAuthenticator>> {
  const { tx, tenantId, user, body, now } = call;
  await requirePassword(call, body.password);
  const secret = newSecret();
  const begun = await store.putAuthenticator(
    tx,
    ownerOf(call),
    cipher.encrypt(secret, ownerName(ownerOf(call))),
    now,
  );
  if (!begun) throw new Refusal('conflict');
  const { facility_name } = await findSettings(tx, tenantId);
  return { secret, uri: enrolmentUri(secret, { issuer: facility_name, label: user.email }) };
}

export async function confirmApp(
  call: SignedInCall<typeof confirmAuthenticator>,
  deps: AreaDependencies,
): Promise<Codes> {
  const { tx, body, now } = call;
  const owner = ownerOf(call);
  const begun = await store.findAuthenticator(tx, owner);
  if (!begun || begun.confirmed_at !== null) throw new Refusal('conflict');
  const step = stepOf(
    deps.cipher.decrypt(begun.sealed_secret, ownerName(owner)),
    body.code.replace(/\s/g, ''),
    now,
  );
  if (step === undefined || !(await store.takeStep(tx, owner, step, now)))
    throw new Refusal('code_refused');
  await record(call, deps, 'authenticator-added', {
    action: 'create',
    after: { factor: 'authenticator' },
  });
  return firstCodes(call);
}

export async function removeApp(
  call: SignedInCall<typeof removeAuthenticator>,
  deps: AreaDependencies,
): Promise<void> {
  await requireBoth(call, deps);
  if (!(await store.deleteAuthenticator(call.tx, ownerOf(call)))) throw new Refusal('conflict');
  await endCodesWithLastFactor(call);
  await record(call, deps, 'authenticator-removed', {
    action: 'delete',
    before: { factor: 'authenticator' },
  });
}

export async function beginKey(
  call: SignedInCall<typeof beginPasskey>,
  { hosts }: AreaDependencies,
): Promise<AnswerOf<typeof beginPasskey>> {
  const { tx, tenantId, user, site, body, now } = call;
  await requirePassword(call, body.password);
  const { facility_name } = await findSettings(tx, tenantId);
  const passkeys = await store.findPasskeys(tx, ownerOf(call));
  const options = await creationOptions(placeOf(site, hosts), {
    facility: facility_name,
    email: user.email,
    name: user.full_name,
    passkeys,
  });
  await store.putChallenge(tx, {
    ...ownerOf(call),
    purpose: 'passkey',
    tokenHash: newToken(tenantId).hash,
    passkeyChallenge: options.challenge,
    expiresAt: new Date(now.getTime() + passkeyWithin),
    now,
  });
  return { ...options };
}

export async function addKey(
  call: SignedInCall<typeof addPasskey>,
  deps: AreaDependencies,
): Promise<Codes> {
  const { tx, tenantId, site, body, now } = call;
  const owner = ownerOf(call);
  const place = placeOf(site, deps.hosts);
  const challenge = await store.takePasskeyChallenge(tx, owner, now);
  const made =
    challenge === undefined ? undefined : await checkedPasskey(place, body.passkey, challenge);
  if (!made) throw new Refusal('passkey_refused');
  await store.addPasskey(tx, {
    tenant_id: tenantId,
    id: uuidv7(),
    user_id: owner.userId,
    name: body.name,
    host: place.host,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    sign_count: made.counter,
    transports: made.transports ?? [],
    created_at: now,
  });
  await record(call, deps, 'passkey-added', {
    action: 'create',
    after: { factor: 'passkey', name: body.name },
  });
  return firstCodes(call);
}

export async function removeKey(
  call: SignedInCall<typeof removePasskey>,
  deps: AreaDependencies,
): Promise<void> {
  const { tx, params } = call;
  const passkey = (await store.findPasskeys(tx, ownerOf(call))).find(({ id }) => id === params.id);
  if (!passkey) throw new Refusal('not_found');
  await requireBoth(call, deps);
  await store.deletePasskey(tx, ownerOf(call), passkey.id);
  await endCodesWithLastFactor(call);
  await record(call, deps, 'passkey-removed', {
    action: 'delete',
    before: { factor: 'passkey', name: passkey.name },
  });
}

export async function renewCodes(
  call: SignedInCall<typeof renewRecoveryCodes>,
  deps: AreaDependencies,
): Promise<Codes> {
  if (!(await hasSecondFactor(call.tx, ownerOf(call)))) throw new Refusal('conflict');
  await requireBoth(call, deps);
  await record(call, deps, 'recovery-renewed', { action: 'update', after: { factor: 'recovery' } });
  return { recovery_codes: await issueRecoveryCodes(call.tx, ownerOf(call)) };
}
