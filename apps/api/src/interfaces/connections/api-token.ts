import type { TenantId } from '@alms/lis-domain/tenancy';
import { randomBytes } from 'node:crypto';
import {
  newToken,
  readToken,
  type OpaqueToken,
} from '../../areas/identity/sessions/opaque-token.ts';

/** Creates an API token. Its prefix identifies it as an ALMS token, and which one, if it leaks. */
export function newApiToken(tenantId: TenantId): OpaqueToken & { prefix: string } {
  const prefix = `alms_${randomBytes(4).toString('hex')}`;
  const { token, hash } = newToken(tenantId);
  return { prefix, token: `${prefix}.${token}`, hash };
}

/** Parses a presented token; undefined when it is not an ALMS token. */
export function readApiToken(token: string): { tenantId: TenantId; hash: Buffer } | undefined {
  const [, secret] = /^alms_[0-9a-f]{8}\.([\w.-]+)$/.exec(token) ?? [];
  return secret === undefined ? undefined : readToken(secret);
}
