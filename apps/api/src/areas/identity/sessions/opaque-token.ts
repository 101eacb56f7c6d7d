import { facilityOfLinkToken } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { createHash, randomBytes } from 'node:crypto';

/**
 * A secret containing its facility id, so that its hash is looked up within that facility. Only the
 * hash is stored.
 */
export interface OpaqueToken {
  token: string;
  hash: Buffer;
}

export function newToken(tenantId: TenantId): OpaqueToken {
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/** Parses a presented token; undefined when it is malformed. */
export function readToken(token: string): { tenantId: TenantId; hash: Buffer } | undefined {
  const tenantId = facilityOfLinkToken(token);
  return tenantId === undefined
    ? undefined
    : { tenantId: tenantId as TenantId, hash: hashOf(token) };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
