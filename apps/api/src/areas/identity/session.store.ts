import { uuidv7 } from 'uuidv7';
import { tellOfAccounts } from '../../db/account-channel.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { Claims } from '../../http/access-token.ts';

/** A session ends after an hour without a renewal (specification, section 9), and after twelve in any case. */
const idleLimit = 60 * 60 * 1000;
const absoluteLimit = 12 * 60 * 60 * 1000;

/** Starts a session: a family of refresh tokens, of which one at a time is good. */
export async function startSession(tx: TenantTransaction, tenantId: string, userId: string, tokenHash: Buffer, now: Date): Promise<{ sessionId: string; expiresAt: Date }> {
  const sessionId = uuidv7();
  const end = new Date(now.getTime() + absoluteLimit);
  const expiresAt = await addToken(tx, { tenantId, userId, familyId: sessionId, familyEnd: end, tokenHash, now });
  return { sessionId, expiresAt };
}

export type Rotation = { outcome: 'rotated'; userId: string; sessionId: string; expiresAt: Date } | { outcome: 'reused'; userId: string } | { outcome: 'unknown' };

/**
 * Exchanges a refresh token for the next of its family. Each works once, whatever the number of tries at the same moment; one that comes a second
 * time has been copied, and ends the whole family.
 */
export async function rotateSession(tx: TenantTransaction, tenantId: string, tokenHash: Buffer, nextHash: Buffer, now: Date): Promise<Rotation> {
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
    const expiresAt = await addToken(tx, { tenantId, userId: used.user_id, familyId: used.family_id, familyEnd, tokenHash: nextHash, now });
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
  tenantId: string;
  userId: string;
  familyId: string;
  familyEnd: Date;
  tokenHash: Buffer;
  now: Date;
}

async function addToken(tx: TenantTransaction, { tenantId, userId, familyId, familyEnd, tokenHash, now }: NewToken): Promise<Date> {
  const expiresAt = new Date(Math.min(now.getTime() + idleLimit, familyEnd.getTime()));
  await tx
    .insertInto('refresh_token')
    .values({
      tenant_id: tenantId, id: uuidv7(), family_id: familyId, user_id: userId, token_hash: tokenHash, created_at: now, expires_at: expiresAt, family_expires_at: familyEnd,
    })
    .execute();
  return expiresAt;
}

/** Whose session a refresh token belongs to, if it is still good. */
export async function sessionOf(tx: TenantTransaction, tenantId: string, tokenHash: Buffer): Promise<{ sessionId: string; userId: string } | undefined> {
  const row = await tx
    .selectFrom('refresh_token')
    .select(['family_id', 'user_id'])
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && { sessionId: row.family_id, userId: row.user_id };
}

export async function endSession(tx: TenantTransaction, tenantId: string, sessionId: string, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('family_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .execute();
  await tellOfAccounts(tx, [...new Set(ended.map(({ user_id }) => user_id))]);
}

/** After a new password nobody stays signed in. */
export async function endSessionsOf(tx: TenantTransaction, tenantId: string, userId: string, now: Date): Promise<void> {
  await tx.updateTable('refresh_token').set({ revoked_at: now }).where('tenant_id', '=', tenantId).where('user_id', '=', userId).where('revoked_at', 'is', null).execute();
  await tellOfAccounts(tx, [userId]);
}

export async function sessionIsAlive(tx: TenantTransaction, { tenantId, userId, sessionId }: Claims, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_token')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('family_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
