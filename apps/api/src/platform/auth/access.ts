import { mayCall } from '@alms/lis-domain/access';
import { openToVisitors, type Endpoint } from '@alms/lis-domain/http';
import type { User } from '@alms/lis-domain/identity';
import type { PatientId } from '@alms/lis-domain/patients';
import type { FastifyRequest } from 'fastify';
import { openSessionOf } from './session.store.ts';
import { findAccount, type Account } from './account.ts';
import type { Database } from '../db/database.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import type { AccessTokens, Claims } from './access-token.ts';
import { Refusal } from '../http/refusals/problems.ts';
import type { Site } from '../http/requests/site.ts';

/**
 * Claims of the bearer token. Checked before the body is parsed, so that anonymous requests cannot
 * trigger parsing.
 */
export async function claimsOf(request: FastifyRequest, tokens: AccessTokens): Promise<Claims> {
  const [, token] = /^Bearer ([\w.-]{20,4096})$/i.exec(request.headers.authorization ?? '') ?? [];
  const claims = token === undefined ? undefined : await tokens.read(token);
  if (!claims) throw new Refusal('unauthenticated');
  return claims;
}

/** The tenant header is only compared with the token, never trusted. */
export function checkTenantHeader(request: FastifyRequest, { tenantId }: Claims): void {
  const header = request.headers['x-tenant-id'];
  if (header !== undefined && header !== '' && header !== tenantId)
    throw new Refusal('tenant_mismatch');
}

/**
 * The current account of the token, after checking that it is active, its session is open and it
 * belongs to this address.
 */
export async function currentAccount(
  tx: TenantTransaction,
  claims: Claims,
  site: Site,
  now: Date,
): Promise<Account & { isVisitor: boolean }> {
  const account = await findAccount(tx, claims.tenantId, { id: claims.userId });
  const session = account?.shutOut === undefined ? await openSessionOf(tx, claims, now) : undefined;
  if (!account || !session) throw new Refusal('unauthenticated');
  // The main site accepts tokens of every facility: new facilities are set up there.
  if (site.kind === 'facility' && site.subdomain !== account.subdomain)
    throw new Refusal(
      (await isRegistered(tx, site.subdomain)) ? 'tenant_mismatch' : 'unknown_host',
    );
  return { ...account, isVisitor: session.is_visitor };
}

/** Rejects everything but reading and daily work for visitors of the live demo. */
export function checkVisitor(isVisitor: boolean, endpoint: Endpoint): void {
  if (isVisitor && !openToVisitors(endpoint)) throw new Refusal('closed_in_demo');
}

/**
 * Rejects all endpoints except enrolment when two-step verification is required but not enrolled.
 */
export function checkSecondFactor(
  { needs_second_factor: needed }: User,
  { beforeSecondFactor }: Endpoint,
): void {
  if (needed && beforeSecondFactor !== 'open') throw new Refusal('second_factor_required');
}

/**
 * Checks permission for the endpoint. When the path names a patient, other patients' records are
 * not found for a patient. For other patient data (such as a report), the handler must perform this
 * check.
 */
export function checkPermit(user: User, endpoint: Endpoint, params: unknown): void {
  const patientId = endpoint.path.startsWith('/patients/{id}')
    ? (params as { id: PatientId }).id
    : (user.patient_id ?? undefined);
  const permit = mayCall(user, endpoint.access, patientId === undefined ? {} : { patientId });
  if (!permit.allowed) throw new Refusal(permit.problem);
}

/** Whether a facility has this address. */
export async function isRegistered(db: Database, subdomain: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('tenant')
      .select('id')
      .where('subdomain', '=', subdomain)
      .executeTakeFirst()) !== undefined
  );
}
