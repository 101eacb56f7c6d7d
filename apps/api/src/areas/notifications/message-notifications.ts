import type { Role } from '@alms/lis-domain/access';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';
import { addressed, type Notice } from './result-notifications.ts';

/**
 * Notifies administrators, who manage the connections, of a refused incoming message. The text does
 * not quote it, because notifications are also emailed.
 */
export async function notifyOfRefusedMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, connection }: { id: string; connection: string },
  now: Date,
): Promise<void> {
  await notifyOfMessage(tx, tenantId, { id, roles: ['admin'] }, now, {
    screens: ['/app/settings/tenant'],
    view: '?incoming=refused',
    says: (words) => ({
      title: words('messageRefused', { connection }),
      message: words('messageRefusedOf'),
    }),
  });
}

/** Problem of an analyser message: it could not be read, or its end is missing. */
export type AnalyserMessageProblem = 'refused' | 'incomplete';

/**
 * Notifies laboratory managers of a refused or incomplete analyser message. Administrators are
 * notified of an incomplete message too, and of a refused one as of any incoming message.
 */
export async function notifyOfAnalyserMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    id,
    batch_id,
    connection,
    problem,
  }: { id: string; batch_id: string; connection: string; problem: AnalyserMessageProblem },
  now: Date,
): Promise<void> {
  const isRefused = problem === 'refused';
  if (isRefused) await notifyOfRefusedMessage(tx, tenantId, { id, connection }, now);
  const roles: Role[] = isRefused ? ['lab_manager'] : ['admin', 'lab_manager'];
  await notifyOfMessage(tx, tenantId, { id, roles }, now, {
    screens: ['/app/test-results'],
    view: `?${new URLSearchParams({ tab: 'import', batch: batch_id }).toString()}`,
    says: (words) => ({
      title: words(isRefused ? 'analyserRefused' : 'analyserIncomplete', { connection }),
      message: words(isRefused ? 'analyserRefusedOf' : 'analyserIncompleteOf'),
    }),
  });
}

async function notifyOfMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, roles }: { id: string; roles: Role[] },
  now: Date,
  notice: Pick<Notice, 'screens' | 'view' | 'says'>,
): Promise<void> {
  const recipients = await findRecipients(tx, tenantId, { roles });
  const entity = { type: 'incoming_message', id } as const;
  await addNotifications(
    tx,
    addressed(recipients, { type: 'system', priority: 'high', entity, ...notice }, now),
  );
}
