import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { HandOverPurpose } from '../../../platform/db/tables/identity.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

/** The account the second factor belongs to. */
export interface Owner {
  tenantId: TenantId;
  userId: UserId;
}

export function findAuthenticator(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
): Promise<Selectable<Schema['authenticator']> | undefined> {
  return tx
    .selectFrom('authenticator')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Starts a new enrolment; a confirmed app is kept. Returns whether the enrolment started. */
export async function putAuthenticator(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  sealedSecret: Buffer,
  now: Date,
): Promise<boolean> {
  const put = await tx
    .insertInto('authenticator')
    .values({ tenant_id: tenantId, user_id: userId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((begun) =>
      begun
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Accepts the code of a time step, once and never after a later one. The first accepted code
 * confirms the app.
 */
export async function takeStep(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  step: number,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('authenticator')
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, ${now.toISOString()})` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function deleteAuthenticator(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('authenticator')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Oldest first. */
export function findPasskeys(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
): Promise<Selectable<Schema['passkey']>[]> {
  return tx
    .selectFrom('passkey')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function addPasskey(
  tx: TenantTransaction,
  passkey: Insertable<Schema['passkey']>,
): Promise<void> {
  await tx.insertInto('passkey').values(passkey).execute();
}

export async function notePasskeyUse(
  tx: TenantTransaction,
  { tenantId }: Owner,
  id: string,
  signCount: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('passkey')
    .set({ sign_count: signCount, last_used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deletePasskey(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  id: string,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkey')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function countRecoveryCodes(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Replaces all recovery codes; an empty list deletes them. */
export async function replaceRecoveryCodes(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx
    .deleteFrom('recovery_code')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (hashes.length > 0)
    await tx
      .insertInto('recovery_code')
      .values(hashes.map((hash) => ({ tenant_id: tenantId, user_id: userId, code_hash: hash })))
      .execute();
}

/** Consumes a recovery code. */
export async function takeRecoveryCode(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  hash: Buffer,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/**
 * Deletes all second factors of an account and everything pending: unconfirmed apps, passkeys and
 * incomplete sign-ins.
 */
export async function deleteSecondFactor(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
): Promise<void> {
  for (const table of ['authenticator', 'passkey', 'recovery_code', 'challenge'] as const) {
    await tx
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute();
  }
}

export interface NewChallenge extends Owner {
  purpose: Schema['challenge']['purpose'];
  tokenHash: Buffer;
  passkeyChallenge?: string;
  expiresAt: Date;
  now: Date;
}

/**
 * Stores a challenge. Deletes expired challenges of the account, and any earlier passkey creation.
 */
export async function putChallenge(
  tx: TenantTransaction,
  { tenantId, userId, purpose, tokenHash, passkeyChallenge, expiresAt, now }: NewChallenge,
): Promise<void> {
  await tx
    .deleteFrom('challenge')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', now.toISOString()),
        ...(purpose === 'passkey' ? [eb('purpose', '=', purpose)] : []),
      ]),
    )
    .execute();
  await tx
    .insertInto('challenge')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      purpose,
      token_hash: tokenHash,
      passkey_challenge: passkeyChallenge ?? null,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * A sign-in awaiting its second step, with its attempt counter incremented; undefined when it has
 * expired.
 */
export async function trySignIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  tokenHash: Buffer,
  max: number,
  now: Date,
): Promise<{ userId: UserId; passkeyChallenge: string | null } | undefined> {
  const tried = await tx
    .updateTable('challenge')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'sign-in')
    .where('tries', '<', max)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'passkey_challenge'])
    .executeTakeFirst();
  return tried && { userId: tried.user_id, passkeyChallenge: tried.passkey_challenge };
}

/** The account of a pending sign-in; undefined when it has expired. */
export async function waitingSignIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  tokenHash: Buffer,
  now: Date,
): Promise<UserId | undefined> {
  const waiting = await tx
    .selectFrom('challenge')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'sign-in')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return waiting?.user_id;
}

export async function askPasskey(
  tx: TenantTransaction,
  tenantId: TenantId,
  tokenHash: Buffer,
  passkeyChallenge: string,
): Promise<void> {
  await tx
    .updateTable('challenge')
    .set({ passkey_challenge: passkeyChallenge })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a pending sign-in, once. */
export async function endSignIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  tokenHash: Buffer,
): Promise<boolean> {
  const ended = await tx
    .deleteFrom('challenge')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Takes a code of the main site, once; undefined when unknown, used or expired. */
export async function takeHandOver(
  tx: TenantTransaction,
  tenantId: TenantId,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: UserId; purpose: HandOverPurpose } | undefined> {
  const taken = await tx
    .deleteFrom('challenge')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', ['hand-over', 'hand-over-session'])
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'purpose'])
    .executeTakeFirst();
  return taken && { userId: taken.user_id, purpose: taken.purpose as HandOverPurpose };
}

/** The single-use challenge of a passkey creation. */
export async function takePasskeyChallenge(
  tx: TenantTransaction,
  { tenantId, userId }: Owner,
  now: Date,
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('challenge')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'passkey')
    .where('expires_at', '>', now.toISOString())
    .returning('passkey_challenge')
    .executeTakeFirst();
  return taken?.passkey_challenge ?? undefined;
}
