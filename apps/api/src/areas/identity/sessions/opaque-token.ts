import { createHash, randomBytes } from 'node:crypto';

/** A secret that names its facility, so that its hash can be looked for among that facility's rows. Only the hash is kept. */
export interface OpaqueToken {
  token: string;
  hash: Buffer;
}

export function newToken(tenantId: string): OpaqueToken {
  const token = `${tenantId}.${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token) };
}

/** What a presented token says of itself; undefined when it is none of ours. */
export function readToken(token: string): { tenantId: string; hash: Buffer } | undefined {
  const [, tenantId] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token) ?? [];
  return tenantId === undefined ? undefined : { tenantId, hash: hashOf(token) };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
