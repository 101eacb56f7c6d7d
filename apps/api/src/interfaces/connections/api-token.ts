import { randomBytes } from 'node:crypto';
import {
  newToken,
  readToken,
  type OpaqueToken,
} from '../../areas/identity/sessions/opaque-token.ts';

/** A secret for another system. What it begins with says what it is, should it ever lie where it does not belong, and which one. */
export function newApiToken(tenantId: string): OpaqueToken & { prefix: string } {
  const prefix = `alms_${randomBytes(4).toString('hex')}`;
  const { token, hash } = newToken(tenantId);
  return { prefix, token: `${prefix}.${token}`, hash };
}

/** What a presented token says of itself; undefined when it is none of ours. */
export function readApiToken(token: string): { tenantId: string; hash: Buffer } | undefined {
  const [, secret] = /^alms_[0-9a-f]{8}\.([\w.-]+)$/.exec(token) ?? [];
  return secret === undefined ? undefined : readToken(secret);
}
