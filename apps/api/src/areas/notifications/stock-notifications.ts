import { stockAlerts, type RaisedAlert, type StockAlert } from '@alms/lis-domain/inventory';
import type { NotificationPriority, NotificationType } from '@alms/lis-domain/notifications';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { unisolated } from '../../platform/i18n/catalogue.ts';
import { isolateBidi } from '../../platform/i18n/isolate-bidi.ts';
import { addressed } from './result-notifications.ts';
import { addNotifications, findRecipients } from './notifications.store.ts';

/** Number of items named in a notification; the others are counted. */
const named = 3;

const kinds: Record<StockAlert, { type: NotificationType; priority: NotificationPriority }> = {
  out_of_stock: { type: 'low_stock', priority: 'high' },
  low_stock: { type: 'low_stock', priority: 'normal' },
  expired: { type: 'expiry', priority: 'high' },
  expiring: { type: 'expiry', priority: 'normal' },
  lot_change_needs_qc: { type: 'system', priority: 'normal' },
};

const stockKeepersOf = (tx: TenantTransaction, tenantId: TenantId) =>
  findRecipients(tx, tenantId, { roles: ['admin'], granted: 'manage_inventory' });

/** Notifies inventory staff of new stock alerts, with one notification per kind. */
export async function notifyOfStockAlerts(
  tx: TenantTransaction,
  tenantId: TenantId,
  raised: readonly RaisedAlert[],
  now: Date,
): Promise<void> {
  if (raised.length === 0) return;
  const recipients = await stockKeepersOf(tx, tenantId);
  const rows = stockAlerts.flatMap((alert) => {
    const about = raised.filter((each) => each.alert === alert);
    const [first] = about;
    if (!first) return [];
    return addressed(
      recipients,
      {
        ...kinds[alert],
        entity: { type: 'stock_item', id: first.item_id },
        screens: ['/app/inventory'],
        view: `?alert=${alert}`,
        says: (words, language) => {
          const names = unisolated(
            about
              .slice(0, named)
              .map(({ item_name, lot_number }) =>
                isolateBidi(language)([item_name, lot_number].filter(Boolean).join(' ')),
              )
              .join(words('comma')),
          );
          const more = about.length - named;
          return {
            title: words(`stock_${alert}`),
            message:
              more > 0
                ? words('stockNamesAndMore', { names, more })
                : words('stockNames', { names }),
          };
        },
      },
      now,
    );
  });
  await addNotifications(tx, rows);
}

/** Notifies inventory staff of items whose consumption exceeds the recorded stock. */
export async function notifyOfShortStock(
  tx: TenantTransaction,
  tenantId: TenantId,
  short: readonly { id: string; name: string }[],
  now: Date,
): Promise<void> {
  if (short.length === 0) return;
  const recipients = await stockKeepersOf(tx, tenantId);
  const rows = short.flatMap(({ id, name }) =>
    addressed(
      recipients,
      {
        type: 'low_stock',
        priority: 'high',
        entity: { type: 'stock_item', id },
        screens: ['/app/inventory'],
        says: (words) => ({
          title: words('stockShort', { item: name }),
          message: words('stockShortOf'),
        }),
      },
      now,
    ),
  );
  await addNotifications(tx, rows);
}
