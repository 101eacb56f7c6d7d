import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { readApiToken } from './connections/api-token.ts';
import { labelOf, statusOf } from './connections/api-tokens.service.ts';
import { findApiToken, noteApiTokenUse, type ApiTokenRow } from './connections/api-tokens.store.ts';
import { appendAudit, type AuditEntry } from '../platform/audit/audit-trail.ts';
import { findSettings, findSubdomain } from '../areas/facility/facility.store.ts';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { isRegistered } from '../platform/auth/access.ts';
import { Refusal, refusalFor } from '../platform/http/refusals/problems.ts';
import { RateLimited, type RateLimits } from '../platform/http/refusals/rate-limits.ts';

/** An external system authenticated by an API token. */
export interface ApiCaller {
  tenantId: TenantId;
  token: ApiTokenRow;
}

/** A request with an API token, over any interface. */
export interface ApiRequest {
  /** The token as presented. */
  token: string | undefined;
  /** The addressed facility; undefined when determined by the token alone. */
  subdomain: string | undefined;
  /** Of several, one is sufficient. */
  scope: ApiScope | readonly ApiScope[];
  ip: string;
  requestId: string;
  /** Label in the audit trail: `GET /fhir/R4/Patient`. */
  label: string;
}

/** Context of an API token request. */
export interface ApiOperation extends ApiCaller {
  tx: TenantTransaction;
  now: Date;
  facility: { name: string; subdomain: string; zone: string };
  /** Written at the end of the same transaction. */
  audit(entry: AuditEntry): void;
}

export interface ApiGate {
  /**
   * Runs the work of an external system in one transaction of its facility, after checking token,
   * facility and scope. A rejection rolls back and is audited separately once the token is
   * identified.
   */
  pass<T>(
    request: ApiRequest,
    work: (context: ApiOperation) => Promise<T>,
    onCounted?: (headers: Record<string, string>) => void,
  ): Promise<T>;
}

export interface ApiGateDependencies {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  logger: Logger;
}

export function apiGate({ db, clock, limits, logger }: ApiGateDependencies): ApiGate {
  return {
    async pass(request, work, onCounted = () => undefined) {
      const presented = readApiToken(request.token ?? '');
      if (!presented) throw new Refusal('unauthenticated');
      const { tenantId, hash } = presented;
      const token = await tenantTransaction(db, tenantId, (tx) =>
        findApiToken(tx, tenantId, { hash }),
      );
      if (!token) {
        // Guesses are rate limited and reveal nothing.
        await limits.count('lookup', { ip: request.ip });
        throw new Refusal('unauthenticated');
      }
      const caller = { tenantId, token };
      try {
        return await tenantTransaction(db, tenantId, async (tx) => {
          const now = clock.now();
          const subdomain = await findSubdomain(tx, tenantId);
          if (statusOf(token, now) !== 'active') throw new Refusal('unauthenticated');
          if (request.subdomain !== undefined && request.subdomain !== subdomain)
            throw new Refusal(
              (await isRegistered(tx, request.subdomain)) ? 'tenant_mismatch' : 'unknown_host',
            );
          onCounted(await limits.count('general', { ip: request.ip, callerId: token.id }));
          const sufficient = [request.scope].flat();
          if (!sufficient.some((scope) => token.scopes.includes(scope)))
            throw new Refusal('forbidden', {
              message: `Not allowed: this needs the scope ${sufficient.join(' or ')}`,
            });
          const { facility_name: name, timezone: zone } = await findSettings(tx, tenantId);
          const entries: AuditEntry[] = [];
          const done = await work({
            ...caller,
            tx,
            now,
            facility: { name, subdomain, zone },
            audit: (entry) => entries.push(entry),
          });
          await noteApiTokenUse(tx, tenantId, token.id, now);
          await appendAudit(tx, contextOf(caller, request, now), entries);
          return done;
        });
      } catch (error) {
        await auditRefusal(caller, request, error);
        throw error;
      }
    },
  };

  /** The rejection holds even if the audit write fails. */
  async function auditRefusal(
    caller: ApiCaller,
    request: ApiRequest,
    error: unknown,
  ): Promise<void> {
    const refusal = refusalFor(error);
    if (refusal.status >= 500 || (refusal instanceof RateLimited && !refusal.first)) return;
    const entry: AuditEntry = {
      action: 'access_denied',
      category: 'security',
      entity_type: 'call',
      entity_label: request.label,
      reason: refusal.code,
      outcome: 'failure',
    };
    try {
      await tenantTransaction(db, caller.tenantId, (tx) =>
        appendAudit(tx, contextOf(caller, request, clock.now()), [entry]),
      );
    } catch (failure) {
      logger.error(
        { err: failure, request_id: request.requestId },
        'denied request could not be audited',
      );
    }
  }
}

function contextOf({ tenantId, token }: ApiCaller, { ip, requestId }: ApiRequest, at: Date) {
  return {
    tenantId,
    at,
    actor: { id: token.id, name: labelOf(token), role: 'api_token' },
    ip,
    requestId,
  };
}
