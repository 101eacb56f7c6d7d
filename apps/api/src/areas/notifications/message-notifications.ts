import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';
import { addressed } from './result-notifications.ts';

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
  const recipients = await findRecipients(tx, tenantId, { roles: ['admin'] });
  await addNotifications(
    tx,
    addressed(
      recipients,
      {
        type: 'system',
        priority: 'high',
        entity: { type: 'incoming_message', id },
        screens: ['/app/settings/tenant'],
        view: '?incoming=refused',
        says: (words) => ({
          title: words('messageRefused', { connection }),
          message: words('messageRefusedOf'),
        }),
      },
      now,
    ),
  );
}
