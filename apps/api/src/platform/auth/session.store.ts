import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { expressionBuilder, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { notifyAccounts } from '../db/account-channel.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import type { Claims } from './access-token.ts';
import type { Device } from './device.ts';

/**
 * A session ends after one hour without renewal (specification, section 9), and after twelve hours
 * at the latest.
 */
const idleLimit = 60 * 60 * 1000;
const absoluteLimit = 12 * 60 * 60 * 1000;

export interface NewSession {
  tenantId: TenantId;
  userId: UserId;
  /** Hash of the session's first refresh token. */
  tokenHash: Buffer;
  /** Device details shown to the account owner. */
  device: Device;
  ip: string;
  /** Opened without an account, in the live demo. @default false */
  isVisitor?: boolean;
  now: Date;
}

/**
 * Starts a session: a family of refresh tokens, of which one is valid at a time. Deletes the
 * account's ended sessions.
 */
export async function startSession(
  tx: TenantTransaction,
  { tenantId, userId, tokenHash, device, ip, isVisitor = false, now }: NewSession,
): Promise<{ sessionId: string; expiresAt: Date }> {
  await tx
    .deleteFrom('session as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.user_id', '=', userId)
    .where(({ not, exists }) => not(exists(goodToken(now))))
    .execute();
  const sessionId = uuidv7();
  const end = new Date(now.getTime() + absoluteLimit);
  await tx
    .insertInto('session')
    .values({
      tenant_id: tenantId,
      id: sessionId,
      user_id: userId,
      ...device,
      ip,
      is_visitor: isVisitor,
      started_at: now,
      seen_at: now,
    })
    .execute();
  const expiresAt = await addToken(tx, {
    tenantId,
    userId,
    familyId: sessionId,
    familyEnd: end,
    tokenHash,
    now,
  });
  return { sessionId, expiresAt };
}

interface RotationFor {
  tenantId: TenantId;
  tokenHash: Buffer;
  nextHash: Buffer;
  /** Network address of the renewal request. */
  ip: string;
  now: Date;
}

export type Rotation =
  | { outcome: 'rotated'; userId: UserId; sessionId: string; expiresAt: Date }
  | { outcome: 'reused'; userId: UserId }
  | { outcome: 'unknown' };

/**
 * Exchanges a refresh token for the next of its family. Each token works once, even with concurrent
 * requests. A reused token has been copied and ends the whole family.
 */
export async function rotateSession(
  tx: TenantTransaction,
  { tenantId, tokenHash, nextHash, ip, now }: RotationFor,
): Promise<Rotation> {
  const used = await tx
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['family_id', 'user_id', 'family_expires_at'])
    .executeTakeFirst();
  if (used) {
    const familyEnd = new Date(used.family_expires_at);
    await tx
      .updateTable('session')
      .set({ seen_at: now, ip })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', used.family_id)
      .execute();
    const expiresAt = await addToken(tx, {
      tenantId,
      userId: used.user_id,
      familyId: used.family_id,
      familyEnd,
      tokenHash: nextHash,
      now,
    });
    return { outcome: 'rotated', userId: used.user_id, sessionId: used.family_id, expiresAt };
  }
  const known = await tx
    .selectFrom('refresh_token')
    .select(['family_id', 'user_id', 'used_at', 'revoked_at'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!known || known.used_at === null || known.revoked_at !== null) return { outcome: 'unknown' };
  await endSession(tx, tenantId, known.family_id, now);
  return { outcome: 'reused', userId: known.user_id };
}

interface NewToken {
  tenantId: TenantId;
  userId: UserId;
  familyId: string;
  familyEnd: Date;
  tokenHash: Buffer;
  now: Date;
}

async function addToken(
  tx: TenantTransaction,
  { tenantId, userId, familyId, familyEnd, tokenHash, now }: NewToken,
): Promise<Date> {
  const expiresAt = new Date(Math.min(now.getTime() + idleLimit, familyEnd.getTime()));
  await tx
    .insertInto('refresh_token')
    .values({
      tenant_id: tenantId,
      id: uuidv7(),
      family_id: familyId,
      user_id: userId,
      token_hash: tokenHash,
      created_at: now,
      expires_at: expiresAt,
      family_expires_at: familyEnd,
    })
    .execute();
  return expiresAt;
}

/** The account and session of a refresh token that is still valid. */
export async function sessionOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  tokenHash: Buffer,
): Promise<{ sessionId: string; userId: UserId } | undefined> {
  const row = await tx
    .selectFrom('refresh_token')
    .select(['family_id', 'user_id'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && { sessionId: row.family_id, userId: row.user_id };
}

export async function endSession(
  tx: TenantTransaction,
  tenantId: TenantId,
  sessionId: string,
  now: Date,
): Promise<void> {
  const ended = await tx
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('family_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .execute();
  await notifyAccounts(tx, [...new Set(ended.map(({ user_id }) => user_id))]);
}

/** Condition: session `s` of a query has a valid refresh token. */
function goodToken(now: Date) {
  return expressionBuilder<Schema & { s: Schema['session'] }, 's'>()
    .selectFrom('refresh_token as r')
    .select('r.id')
    .whereRef('r.tenant_id', '=', 's.tenant_id')
    .whereRef('r.family_id', '=', 's.id')
    .where('r.used_at', 'is', null)
    .where('r.revoked_at', 'is', null)
    .where('r.expires_at', '>', now.toISOString());
}

/** The account's open sessions, last seen first. */
export function sessionsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  now: Date,
): Promise<Selectable<Schema['session']>[]> {
  return tx
    .selectFrom('session as s')
    .selectAll('s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.user_id', '=', userId)
    .where(({ exists }) => exists(goodToken(now)))
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

/** A new password ends all sessions. */
export async function endSessionsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await notifyAccounts(tx, [userId]);
}

/** The open session of a token; undefined once it has ended. */
export function openSessionOf(
  tx: TenantTransaction,
  { tenantId, userId, sessionId }: Claims,
  now: Date,
): Promise<{ is_visitor: boolean } | undefined> {
  return tx
    .selectFrom('session as s')
    .select('s.is_visitor')
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', sessionId)
    .where('s.user_id', '=', userId)
    .where(({ exists }) => exists(goodToken(now)))
    .executeTakeFirst();
}
