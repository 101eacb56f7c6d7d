import type { TwoStepWay } from '@alms/lis-domain/identity';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { Cipher } from '../../../platform/crypto/encryption.ts';
import { stepOf } from './authenticator-codes.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  findAuthenticator,
  findPasskeys,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  type Owner,
} from './second-factor.store.ts';

/** Associated data an encrypted secret is bound to. */
export const ownerName = ({ tenantId, userId }: Owner): string => `${tenantId}:${userId}`;

/** Second factors of this account usable at this host. Empty when sign-in has one step. */
export async function twoStepMethodsOf(
  tx: TenantTransaction,
  owner: Owner,
  host: string,
): Promise<TwoStepWay[]> {
  const [authenticator, passkeys, codes] = [
    await findAuthenticator(tx, owner),
    await findPasskeys(tx, owner),
    await countRecoveryCodes(tx, owner),
  ];
  const hasAuthenticator = authenticator?.confirmed_at != null;
  if (!hasAuthenticator && passkeys.length === 0) return [];
  return [
    ...(hasAuthenticator ? (['authenticator'] as const) : []),
    ...(passkeys.some((passkey) => passkey.host === host) ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ];
}

export async function hasSecondFactor(tx: TenantTransaction, owner: Owner): Promise<boolean> {
  return (
    (await findAuthenticator(tx, owner))?.confirmed_at != null ||
    (await findPasskeys(tx, owner)).length > 0
  );
}

/** Consumes an entered authenticator or recovery code. Returns its kind; undefined when invalid. */
export async function takeCode(
  tx: TenantTransaction,
  owner: Owner,
  typed: string,
  cipher: Cipher,
  now: Date,
): Promise<'authenticator' | 'recovery' | undefined> {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const authenticator = await findAuthenticator(tx, owner);
    if (authenticator?.confirmed_at == null) return undefined;
    const step = stepOf(cipher.decrypt(authenticator.sealed_secret, ownerName(owner)), digits, now);
    return step !== undefined && (await takeStep(tx, owner, step, now))
      ? 'authenticator'
      : undefined;
  }
  const hash = recoveryHash(owner.userId, typed);
  return hash !== undefined && (await takeRecoveryCode(tx, owner, hash)) ? 'recovery' : undefined;
}

/** Creates ten new recovery codes, replacing earlier ones. */
export async function issueRecoveryCodes(tx: TenantTransaction, owner: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    owner,
    codes.map((code) => recoveryHash(owner.userId, code)).filter((hash) => hash !== undefined),
  );
  return codes;
}
