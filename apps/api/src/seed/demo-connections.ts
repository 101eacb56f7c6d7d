import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import type { User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import { newApiToken } from '../interfaces/connections/api-token.ts';
import { insertApiToken } from '../interfaces/connections/api-tokens.store.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';

const day = 24 * 60 * 60 * 1000;

const connections: readonly {
  name: string;
  scopes: ApiScope[];
  madeDaysAgo: number;
  usedHoursAgo: number | null;
  revoked?: true;
}[] = [
  {
    name: 'Ward record system, before it moved',
    scopes: ['patient.read', 'observation.read'],
    madeDaysAgo: 60,
    usedHoursAgo: 24 * 21,
    revoked: true,
  },
  {
    name: 'Ward record system',
    scopes: ['patient.read', 'observation.read', 'report.read'],
    madeDaysAgo: 20,
    usedHoursAgo: 1,
  },
  {
    name: 'Order entry of the clinic',
    scopes: ['hl7.orders', 'hl7.results'],
    madeDaysAgo: 2,
    usedHoursAgo: null,
  },
];

/**
 * External systems with tokens. The tokens are discarded, so a public demo grants no API access.
 */
export async function seedDemoConnections(
  tx: TenantTransaction,
  tenantId: TenantId,
  admin: User,
  now: Date,
): Promise<void> {
  for (const { name, scopes, madeDaysAgo, usedHoursAgo, revoked } of connections) {
    const { prefix, hash } = newApiToken(tenantId);
    const created_at = new Date(now.getTime() - madeDaysAgo * day);
    await insertApiToken(tx, {
      tenant_id: tenantId,
      id: uuidv7(),
      name,
      prefix,
      token_hash: hash,
      scopes,
      created_at,
      created_by: admin.id,
      created_by_name: admin.full_name,
      expires_at: new Date(created_at.getTime() + 180 * day),
      last_used_at:
        usedHoursAgo === null ? null : new Date(now.getTime() - (usedHoursAgo * day) / 24),
      ...(revoked && { revoked_at: new Date(now.getTime() - 20 * day) }),
    });
  }
}
