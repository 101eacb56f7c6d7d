import {
  apiScopes,
  type ApiToken,
  type createApiToken,
  type listApiTokens,
} from '@alms/lis-domain/interfaces/connections';
import type { AnswerOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import type { SignedInCall, OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { requirePassword } from '../../areas/identity/account-security.service.ts';
import { newApiToken } from './api-token.ts';
import {
  findApiToken,
  insertApiToken,
  listApiTokenRows,
  revokeApiTokenRow,
  type ApiTokenRow,
} from './api-tokens.store.ts';

const defaultLimit = 20;
const day = 24 * 60 * 60 * 1000;

/** Current status of a token. */
export function statusOf(
  { revoked_at, expires_at }: Pick<ApiTokenRow, 'revoked_at' | 'expires_at'>,
  now: Date,
): ApiToken['status'] {
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now.toISOString() ? 'expired' : 'active';
}

/** Display name of a token. */
export const labelOf = ({ name, prefix }: Pick<ApiTokenRow, 'name' | 'prefix'>): string =>
  `${name} (${prefix})`;

function apiTokenOf(row: ApiTokenRow, now: Date): ApiToken {
  return { ...row, status: statusOf(row, now), created_by: row.created_by_name };
}

/** The facility's tokens, newest first. */
export async function list({
  tx,
  tenantId,
  query,
  now,
}: SignedInCall<typeof listApiTokens>): Promise<AnswerOf<typeof listApiTokens>> {
  const { cursor, limit = defaultLimit } = query;
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const rows = await listApiTokenRows(tx, tenantId, { after, max: limit + 1 });
  return pageOfRows(
    rows,
    limit,
    ({ created_at, id }) => [created_at, id],
    (row) => apiTokenOf(row, now),
  );
}

/** Creates a token. The secret is returned only here: only its hash is stored. */
export async function create(
  call: SignedInCall<typeof createApiToken>,
): Promise<AnswerOf<typeof createApiToken>> {
  const {
    tx,
    tenantId,
    user,
    now,
    body: { name, scopes: chosen, patient_authority = null, valid_days, password },
  } = call;
  await requirePassword(call, password);
  const { token, prefix, hash } = newApiToken(tenantId);
  const scopes = apiScopes.filter((scope) => chosen.includes(scope));
  const row = await insertApiToken(tx, {
    tenant_id: tenantId,
    id: uuidv7(),
    name,
    prefix,
    token_hash: hash,
    scopes,
    patient_authority,
    created_at: now,
    created_by: user.id,
    created_by_name: user.full_name,
    expires_at: new Date(now.getTime() + valid_days * day),
  });
  call.audit({
    action: 'create',
    category: 'security',
    entity_type: 'api_token',
    entity_id: row.id,
    entity_label: labelOf(row),
    after: {
      scopes,
      ...(patient_authority !== null && { patient_authority }),
      expires_at: row.expires_at,
    },
  });
  return { token, api_token: apiTokenOf(row, now) };
}

/** Revokes a token with immediate effect. */
export async function revoke(
  { tx, tenantId, now, audit }: OperationContext,
  id: string,
): Promise<ApiToken> {
  if (!(await findApiToken(tx, tenantId, { id }))) throw new Refusal('not_found');
  const row = await revokeApiTokenRow(tx, tenantId, id, now);
  if (!row) throw new Refusal('conflict');
  audit({
    action: 'delete',
    category: 'security',
    entity_type: 'api_token',
    entity_id: id,
    entity_label: labelOf(row),
    before: { scopes: row.scopes, expires_at: row.expires_at },
  });
  return apiTokenOf(row, now);
}
