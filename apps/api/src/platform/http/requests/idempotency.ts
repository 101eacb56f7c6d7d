import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { Refusal } from '../refusals/problems.ts';

/** Keys expire after a day. */
const retention = 24 * 60 * 60 * 1000;

export interface KeyedRequest {
  tenantId: TenantId;
  userId: UserId;
  key: string;
  fingerprint: Uint8Array;
  now: Date;
}

/**
 * Digest of a request: the method and path as requested, and the body. Rejects a body that is
 * nested too deeply to be written.
 */
export function fingerprintOf(route: string, body: unknown): Buffer {
  let text: string;
  try {
    text = JSON.stringify([route, body]);
  } catch (error) {
    throw error instanceof RangeError ? new Refusal('malformed') : error;
  }
  return createHash('sha256').update(text).digest();
}

/** The `Idempotency-Key` header, required by every creating endpoint. */
export function idempotencyKey(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || !/^[\x21-\x7e]{16,255}$/.test(header))
    throw new Refusal('idempotency_key_missing');
  return header;
}

/**
 * Performs the work once per key. Key and work share one transaction: a second request waits for
 * the first and returns its response. If the first was rejected or died, nothing of it remains and
 * the second does the work.
 */
export async function once(
  tx: TenantTransaction,
  request: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { tenantId, userId, key, fingerprint: given, now } = request;
  const fingerprint = Buffer.from(given);
  await tx
    .deleteFrom('idempotency_key')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', new Date(now.getTime() - retention).toISOString())
    .execute();
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ tenant_id: tenantId, user_id: userId, key, fingerprint, created_at: now })
    .onConflict((taken) => taken.doNothing())
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === '55P03')
        throw new Refusal('idempotency_running', {}, { 'Retry-After': '2' });
      throw error;
    });
  if (!claimed) {
    const first = await tx
      .selectFrom('idempotency_key')
      .select(['fingerprint', 'answer'])
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!first.fingerprint.equals(fingerprint)) throw new Refusal('idempotency_key_reused');
    return first.answer === null ? undefined : JSON.parse(first.answer);
  }
  const answer = await work();
  await tx
    .updateTable('idempotency_key')
    .set({ answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
}
