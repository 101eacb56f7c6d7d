import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import { uuidv7 } from 'uuidv7';
import { newApiToken } from '../interfaces/connections/api-token.ts';
import { insertApiToken } from '../interfaces/connections/api-tokens.store.ts';
import type { Person, TestFacility } from './test-server.ts';

const days = 24 * 60 * 60 * 1000;

/** Creates a facility token with these scopes, valid for 30 days, on behalf of this user. */
export async function anApiToken(
  facility: TestFacility,
  maker: Person,
  scopes: ApiScope[],
  now: Date,
  /** Assigning authority of its patient numbers, with `hl7.patients`. */
  patient_authority: string | null = null,
): Promise<{ id: string; token: string }> {
  const { tenantId } = facility;
  const { token, prefix, hash } = newApiToken(tenantId);
  const id = uuidv7();
  await facility.transaction((tx) =>
    insertApiToken(tx, {
      tenant_id: tenantId,
      id,
      name: 'Ward system',
      prefix,
      token_hash: hash,
      scopes,
      patient_authority,
      created_at: now,
      created_by: maker.id,
      created_by_name: 'Test admin',
      expires_at: new Date(now.getTime() + 30 * days),
    }),
  );
  return { id, token };
}
