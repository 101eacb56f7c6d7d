import { holds } from '@alms/lis-domain/access';
import type { KeyMetrics, Window } from '@alms/lis-domain/analytics';
import type { readRevenueMetrics, RevenueMetrics } from '@alms/lis-domain/billing';
import { addDays, dateIn } from '@alms/lis-domain/calendar';
import { majorAmount } from '@alms/lis-domain/catalogue';
import type { QueryOf } from '@alms/lis-domain/http';
import { requestedWindow } from '../../platform/http/requests/requested-window.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import { findSettings } from '../facility/facility.store.ts';
import {
  billedIn,
  issuedByPayer,
  issuedByTest,
  outstanding,
  paymentsIn,
  sumsByDay,
  type RevenueWindow,
} from './revenue.store.ts';

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'user' | 'now'>;

/** Revenue of a window, in facility days. */
export async function revenueOf(
  context: ReadContext,
  query: QueryOf<typeof readRevenueMetrics>,
): Promise<RevenueMetrics> {
  const { tx, tenantId, now } = context;
  const { timezone, currency } = await findSettings(tx, tenantId);
  const window = requestedWindow(
    { name: 'start_date', value: query.start_date },
    { name: 'end_date', value: query.end_date },
    timezone,
    now,
  );
  const { laboratory_id: laboratoryId } = query;
  const of = { window, laboratoryId };
  const { issued, credited, collected } = await sumsByDay(tx, tenantId, of, timezone);
  const on = (sums: readonly { date: string; sum: number }[], date: string) =>
    sums.find((each) => each.date === date)?.sum ?? 0;
  return {
    generated_at: now.toISOString(),
    window: { ...window, timezone },
    currency,
    billed_minor: await billedIn(tx, tenantId, of),
    ...(await paymentsIn(tx, tenantId, of)),
    outstanding_minor: await outstanding(tx, tenantId, of),
    by_day: daysOf(window, timezone).map((date) => ({
      date,
      billed_minor: on(issued, date) - on(credited, date),
      collected_minor: on(collected, date),
    })),
    by_test: await issuedByTest(tx, tenantId, of, (await concealedFrom(context)).codes),
    by_payer: await issuedByPayer(tx, tenantId, of),
  };
}

function daysOf({ start, end }: Window, timezone: string): string[] {
  const last = dateIn(timezone, new Date(Date.parse(end) - 1).toISOString());
  const days: string[] = [];
  for (let day = dateIn(timezone, start); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Billed amounts of a window, for users with access to revenue (safe reading 70); nothing for
 * others.
 */
export async function revenueFigures(
  { tx, tenantId, user }: Omit<ReadContext, 'now'>,
  window: RevenueWindow,
): Promise<Pick<KeyMetrics, 'total_revenue' | 'total_revenue_minor' | 'currency'>> {
  if (!holds(user, 'view_revenue'))
    return { total_revenue: null, total_revenue_minor: null, currency: null };
  const { currency } = await findSettings(tx, tenantId);
  const minor = await billedIn(tx, tenantId, window);
  const major = Number(majorAmount({ amount_minor: Math.abs(minor), currency }));
  return { total_revenue: minor < 0 ? -major : major, total_revenue_minor: minor, currency };
}
