import type { Window } from '@alms/lis-domain/analytics';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { RevenueMetrics } from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** A window of revenue; `laboratoryId` limits it to orders placed in one laboratory. */
export interface RevenueWindow {
  window: Window;
  laboratoryId?: LaboratoryId | undefined;
}

/** Condition: the invoice is of an order placed in the laboratory of the window. */
const ofLaboratory = (
  { laboratoryId }: Pick<RevenueWindow, 'laboratoryId'>,
  invoiceColumn: 'i.id' | 'c.invoice_id' | 'm.invoice_id',
) =>
  laboratoryId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from invoice placed join test_order o on o.tenant_id = placed.tenant_id and o.id = placed.order_id
        where placed.tenant_id = ${sql.ref(invoiceColumn.split('.')[0] + '.tenant_id')} and placed.id = ${sql.ref(invoiceColumn)} and o.laboratory_id = ${laboratoryId}::uuid
      )`;

/** Maximum number of tests in a breakdown. */
const maxTests = 100;

function issuedIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  { window: { start, end }, ...of }: RevenueWindow,
) {
  return tx
    .selectFrom('invoice as i')
    .where('i.tenant_id', '=', tenantId)
    .where('i.status', '<>', 'void')
    .where('i.issued_at', '>=', start)
    .where('i.issued_at', '<', end)
    .where(ofLaboratory(of, 'i.id'));
}

function creditedIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  { window: { start, end }, ...of }: RevenueWindow,
) {
  return tx
    .selectFrom('credit_note as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.created_at', '>=', start)
    .where('c.created_at', '<', end)
    .where(ofLaboratory(of, 'c.invoice_id'));
}

function movedIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  { window: { start, end }, ...of }: RevenueWindow,
) {
  return tx
    .selectFrom('invoice_payment as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.received_at', '>=', start)
    .where('m.received_at', '<', end)
    .where(ofLaboratory(of, 'm.invoice_id'));
}

/** Amount issued in the window minus its credit notes. */
export async function billedIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  window: RevenueWindow,
): Promise<number> {
  const issued = await issuedIn(tx, tenantId, window)
    .select(sql<number>`coalesce(sum(i.total_minor), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  const credited = await creditedIn(tx, tenantId, window)
    .select(sql<number>`coalesce(sum(c.amount_minor), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return issued.sum - credited.sum;
}

export function paymentsIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  window: RevenueWindow,
): Promise<Pick<RevenueMetrics, 'collected_minor' | 'refunded_minor'>> {
  return movedIn(tx, tenantId, window)
    .select([
      sql<number>`coalesce(sum(m.amount_minor) filter (where m.kind = 'payment'), 0)::bigint`.as(
        'collected_minor',
      ),
      sql<number>`coalesce(sum(m.amount_minor) filter (where m.kind = 'refund'), 0)::bigint`.as(
        'refunded_minor',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Current total balance due, whatever the issue date. */
export async function outstanding(
  tx: TenantTransaction,
  tenantId: TenantId,
  of: Pick<RevenueWindow, 'laboratoryId'>,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('invoice as i')
    .select(
      sql<number>`coalesce(sum(total_minor - credited_minor - paid_minor), 0)::bigint`.as('sum'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.status', 'in', ['issued', 'partially_paid'])
    .where(ofLaboratory(of, 'i.id'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** Sums by facility day; days without amounts are omitted. */
export async function sumsByDay(
  tx: TenantTransaction,
  tenantId: TenantId,
  window: RevenueWindow,
  timezone: string,
) {
  const day = (instant: 'i.issued_at' | 'c.created_at' | 'm.received_at') =>
    sql<string>`(${sql.ref(instant)} at time zone ${timezone})::date`;
  const issued = await issuedIn(tx, tenantId, window)
    .select([day('i.issued_at').as('date'), sql<number>`sum(i.total_minor)::bigint`.as('sum')])
    .groupBy(sql`1`)
    .execute();
  const credited = await creditedIn(tx, tenantId, window)
    .select([day('c.created_at').as('date'), sql<number>`sum(c.amount_minor)::bigint`.as('sum')])
    .groupBy(sql`1`)
    .execute();
  const collected = await movedIn(tx, tenantId, window)
    .where('m.kind', '=', 'payment')
    .select([day('m.received_at').as('date'), sql<number>`sum(m.amount_minor)::bigint`.as('sum')])
    .groupBy(sql`1`)
    .execute();
  return { issued, credited, collected };
}

/** By code of the test or panel, without those concealed from the caller. */
export function issuedByTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  window: RevenueWindow,
  concealed: ReadonlySet<string>,
): Promise<RevenueMetrics['by_test']> {
  return issuedIn(tx, tenantId, window)
    .innerJoin('invoice_line as l', (on) =>
      on.onRef('l.tenant_id', '=', 'i.tenant_id').onRef('l.invoice_id', '=', 'i.id'),
    )
    .where('l.status', '=', 'active')
    .where(sql<boolean>`l.code <> all(${[...concealed]}::text[])`)
    .select(({ fn }) => [
      'l.code',
      fn.max('l.description').as('name'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(l.total_minor)::bigint`.as('billed_minor'),
    ])
    .groupBy('l.code')
    .orderBy('billed_minor', 'desc')
    .orderBy('l.code')
    .limit(maxTests)
    .execute();
}

export async function issuedByPayer(
  tx: TenantTransaction,
  tenantId: TenantId,
  window: RevenueWindow,
): Promise<RevenueMetrics['by_payer']> {
  const rows = await issuedIn(tx, tenantId, window)
    .leftJoin('payer as y', (on) =>
      on.onRef('y.tenant_id', '=', 'i.tenant_id').onRef('y.id', '=', 'i.payer_id'),
    )
    .select([
      'y.id',
      'y.name',
      'y.kind',
      sql<number>`sum(i.total_minor)::bigint`.as('billed_minor'),
    ])
    .groupBy(['y.id', 'y.name', 'y.kind'])
    .orderBy('billed_minor', 'desc')
    .execute();
  return rows.map(({ id, name, kind, billed_minor }) => ({
    payer: id === null || name === null || kind === null ? null : { id, name, kind },
    billed_minor,
  }));
}
