import type { TenantId } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import { appendAudit, type AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { unattendedUser } from '../unattended-user.ts';
import type { ConnectionRow } from './connections.store.ts';

/**
 * Runs an operation in the name of a connection: no person acts, and the audit trail names the
 * connection. Its permissions are those of entering results; it verifies nothing.
 */
export async function asConnection<T>(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, name, laboratory_id }: Pick<ConnectionRow, 'id' | 'name' | 'laboratory_id'>,
  now: Date,
  work: (context: OperationContext) => Promise<T>,
): Promise<T> {
  const entries: AuditEntry[] = [];
  const done = await work({
    tx,
    tenantId,
    now,
    audit: (entry) => entries.push(entry),
    isUnattended: true,
    user: unattendedUser({
      id,
      tenantId,
      full_name: name,
      role: 'technician',
      laboratory_id,
      // A confidential test is entered like any other.
      permissions: ['enter_results', 'view_results', 'view_confidential'],
    }),
  });
  await appendAudit(
    tx,
    { tenantId, at: now, actor: { id, name, role: 'analyser' }, requestId: uuidv7() },
    entries,
  );
  return done;
}
