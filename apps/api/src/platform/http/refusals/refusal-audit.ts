import type { Endpoint } from '@alms/lis-domain/http';
import type { FastifyRequest } from 'fastify';
import { appendAudit } from '../../audit/audit-trail.ts';
import { findAccount } from '../../auth/account.ts';
import type { Database } from '../../db/database.ts';
import { tenantTransaction } from '../../db/tenant-transaction.ts';
import type { Claims } from '../../auth/access-token.ts';
import { refusalFor } from './problems.ts';
import { RateLimited } from './rate-limits.ts';

interface RefusedCall {
  request: FastifyRequest;
  claims: Claims;
  endpoint: Endpoint;
  error: unknown;
  now: Date;
}

/** Audits a rejected request with a token. The rejection holds even if the write fails. */
export async function auditRefusal(
  db: Database,
  { request, claims, endpoint, error, now }: RefusedCall,
): Promise<void> {
  const refusal = refusalFor(error);
  const repeated = refusal instanceof RateLimited && !refusal.first;
  if (refusal.status >= 500 || repeated) return;
  const { tenantId, userId, sessionId } = claims;
  const { id = '' } = request.params as { id?: string };
  try {
    await tenantTransaction(db, tenantId, async (tx) => {
      const account = await findAccount(tx, tenantId, { id: userId });
      const actor = account && {
        id: userId,
        name: account.user.full_name,
        role: account.user.role,
      };
      await appendAudit(
        tx,
        {
          tenantId,
          at: now,
          ...(actor && { actor }),
          sessionId,
          ip: request.ip,
          requestId: request.id,
        },
        [
          {
            action: 'access_denied',
            category: 'security',
            entity_type: 'call',
            ...(/^[\w-]{1,60}$/.test(id) && { entity_id: id }),
            entity_label: `${endpoint.method} ${endpoint.path}`,
            reason: refusal.code,
            outcome: 'failure',
          },
        ],
      );
    });
  } catch (failure) {
    request.log.error({ err: failure }, 'denied request could not be audited');
  }
}
