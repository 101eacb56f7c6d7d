import { addDays, dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { RaisedAlert } from '@alms/lis-domain/inventory';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { dueInEach, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { appendAudit } from '../../platform/audit/audit-trail.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { notifyOfShortStock, notifyOfStockAlerts } from '../notifications/stock-notifications.ts';
import { consumePerformedTests } from './consumption-of-tests.ts';
import { updateStock } from './inventory.jobs.ts';
import { viewOf } from './items.service.ts';
import { findAlerts } from './stock.store.ts';

/**
 * Deducts performed tests from stock after results and control runs, and sends stock alerts once a
 * facility day.
 */
export function stockUpdate({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: updateStock,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) => {
        await lockStockUpdate(tx, tenantId);
        const { short, entries, isComplete } = await consumePerformedTests(tx, tenantId, now);
        await notifyOfShortStock(tx, tenantId, short, now);
        if (await beginDay(tx, tenantId, now))
          await notifyOfStockAlerts(tx, tenantId, await newAlerts(tx, tenantId, now), now);
        await appendAudit(tx, { tenantId, at: now, requestId: 'stock-watch' }, entries);
        if (!isComplete)
          await enqueue(tx, updateStock, { payload: { tenant_id: tenantId }, dueAt: now });
      });
    },
    schedule: {
      cron: '*/15 * * * *',
      findDue: async (_, now) => dueInEach(await facilitiesWithDueStock(db, now), now),
    },
  });
}

async function facilitiesWithDueStock(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from facilities_with_due_stock(${now})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Serialises the updates of a facility until the transaction ends. */
async function lockStockUpdate(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} stock`}, 3))`.execute(tx);
}

/** Returns true to the first caller on each facility day. */
async function beginDay(tx: TenantTransaction, tenantId: string, now: Date): Promise<boolean> {
  const zone = await timeZoneOf(tx, tenantId);
  const next_at = dayIn(zone, addDays(dateIn(zone, now.toISOString()), 1)).start;
  const begun = await tx
    .insertInto('stock_watch')
    .values({ tenant_id: tenantId, next_at })
    .onConflict((known) =>
      known
        .column('tenant_id')
        .doUpdateSet({ next_at })
        .where('stock_watch.next_at', '<=', now.toISOString()),
    )
    .returning('tenant_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/**
 * Alerts not yet notified. Resolved alerts are deleted, so they are notified again when they recur.
 */
async function newAlerts(
  tx: TenantTransaction,
  tenantId: string,
  now: Date,
): Promise<RaisedAlert[]> {
  const raised = await findAlerts(await viewOf({ tx, tenantId, now }), null);
  const keyOf = ({
    item_id,
    about_id,
    alert,
  }: {
    item_id: string;
    about_id: string;
    alert: string;
  }) => `${item_id} ${about_id} ${alert}`;
  const rows = raised.map((found) => ({
    found,
    item_id: found.item_id,
    about_id: found.lot_id ?? found.item_id,
    alert: found.alert,
  }));
  const present = new Set(rows.map(keyOf));
  const notified = await tx
    .selectFrom('stock_alert_notification')
    .select(['item_id', 'about_id', 'alert'])
    .where('tenant_id', '=', tenantId)
    .execute();
  for (const { item_id, about_id, alert } of notified.filter((row) => !present.has(keyOf(row)))) {
    await tx
      .deleteFrom('stock_alert_notification')
      .where('tenant_id', '=', tenantId)
      .where('item_id', '=', item_id)
      .where('about_id', '=', about_id)
      .where('alert', '=', alert)
      .execute();
  }
  const known = new Set(notified.map(keyOf));
  const fresh = rows.filter((row) => !known.has(keyOf(row)));
  if (fresh.length > 0)
    await tx
      .insertInto('stock_alert_notification')
      .values(
        fresh.map(({ item_id, about_id, alert }) => ({
          tenant_id: tenantId,
          item_id,
          about_id,
          alert,
          notified_at: now,
        })),
      )
      .execute();
  return fresh.map(({ found }) => found);
}
