import { setTimeout } from 'node:timers/promises';
import type { BodyOf } from '@alms/lis-domain/http';
import type { signIn } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { findAccount, type Account } from '../../../platform/auth/account.ts';
import { appendAudit, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { AreaDependencies } from '../../dependencies.ts';
import { accountsOfEmail } from '../identity.store.ts';
import { passwordMatches } from '../passwords/password-hash.ts';
import { contextOf, type Caller } from './open-session.ts';

export function accountAt(
  db: Database,
  tenantId: TenantId,
  by: Parameters<typeof findAccount>[2],
): Promise<Account | undefined> {
  return tenantTransaction(db, tenantId, (tx) => findAccount(tx, tenantId, by));
}

/** Active accounts of this address at any facility. */
export async function accountsAnywhere(db: Database, email: string): Promise<Account[]> {
  const found: Account[] = [];
  for (const { tenant_id, id } of await accountsOfEmail(db, email)) {
    const account = await accountAt(db, tenant_id, { id });
    if (account && account.shutOut !== 'not_active') found.push(account);
  }
  return found;
}

/**
 * The accounts whose password this is. Without a candidate, the work is that of one account. After
 * many wrong passwords for a name, from any address, each one waits.
 */
export async function accountsWithPassword(
  candidates: readonly Account[],
  { username, password }: BodyOf<typeof signIn>,
  { limits }: Pick<AreaDependencies, 'limits'>,
): Promise<Account[]> {
  const delay = await limits.passwordDelay(username);
  if (delay > 0) await setTimeout(delay);
  if (candidates.length === 0) await passwordMatches(undefined, password);
  const matching: Account[] = [];
  for (const account of candidates)
    if (await passwordMatches(account.row.password_hash, password)) matching.push(account);
  if (matching.length === 0) await limits.noteWrongPassword(username);
  return matching;
}

/** Records a wrong password in the audit trail of each facility whose account it was for. */
export async function recordWrongPassword(
  db: Database,
  candidates: readonly Account[],
  caller: Caller,
): Promise<void> {
  for (const { row } of candidates)
    await recordRefusal(db, row.tenant_id, caller, {
      action: 'login_failed',
      reason: 'invalid_credentials',
      entity_id: row.id,
      entity_label: row.email,
    });
}

export async function recordRefusal(
  db: Database,
  tenantId: TenantId,
  caller: Caller,
  entry: Pick<AuditEntry, 'action' | 'entity_id' | 'entity_label' | 'reason'>,
): Promise<void> {
  const line: AuditEntry = {
    ...entry,
    category: 'security',
    entity_type: 'account',
    outcome: 'failure',
  };
  await tenantTransaction(db, tenantId, (tx) =>
    appendAudit(tx, contextOf(caller, tenantId), [line]),
  );
}
