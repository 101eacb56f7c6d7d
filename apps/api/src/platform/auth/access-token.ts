import { tenantIdField, type TenantId } from '@alms/lis-domain/tenancy';
import { userIdField, type UserId } from '@alms/lis-domain/identity';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';

/**
 * Identity in an access token. All other account data is read on each request, so permission
 * changes apply at once.
 */
export interface Claims {
  userId: UserId;
  tenantId: TenantId;
  sessionId: string;
}

export interface AccessTokens {
  /** Token lifetime in seconds. */
  lifetime: number;
  sign(claims: Claims): Promise<string>;
  /** Undefined unless the token is valid. */
  read(token: string): Promise<Claims | undefined>;
}

const lifetime = 600;
const names = { issuer: 'alms', audience: 'alms-api' };
const claimsSchema = v.object({
  sub: userIdField,
  tenant: tenantIdField,
  session: v.pipe(v.string(), v.uuid()),
});

/** HS256 tokens with a secret shared by all service processes. */
export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    lifetime,
    sign({ userId, tenantId, sessionId }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ tenant: tenantId, session: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(names.issuer)
        .setAudience(names.audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(key);
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          ...names,
          algorithms: ['HS256'],
          typ: 'at+jwt',
          currentDate: clock.now(),
          requiredClaims: ['exp', 'sub'],
        });
        const claims = v.safeParse(claimsSchema, payload);
        return claims.success
          ? {
              userId: claims.output.sub,
              tenantId: claims.output.tenant,
              sessionId: claims.output.session,
            }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
