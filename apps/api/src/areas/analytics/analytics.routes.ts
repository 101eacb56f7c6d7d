import { readKeyMetrics, readQualityMetrics, readTestStatus, readTurnaround, readWindow } from '@alms/lis-domain/analytics';
import { passRate } from '@alms/lis-domain/quality-control';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { handle, type Route } from '../../http/call.ts';
import { invalid } from '../../http/validation.ts';
import { revenueFigures } from '../billing/revenue.service.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { countControlRuns, countItemsByState, countJudgedSamples, keyFigures, measureTurnaround } from './analytics.store.ts';

export function analyticsRoutes(): readonly Route[] {
  return [
    handle(readKeyMetrics, async (call) => {
      const frame = await windowOf(call);
      // The service and its database answer: this call has just used both.
      return { ...frame, ...(await keyFigures(call.tx, call.tenantId, frame.window)), ...(await revenueFigures(call, frame.window)), system_health: 'good' as const };
    }),
    handle(readTestStatus, async (call) => {
      const frame = await windowOf(call);
      const items = await countItemsByState(call.tx, call.tenantId, frame.window);
      const count = (...states: string[]) => items.filter(({ status }) => states.includes(status)).reduce((sum, item) => sum + item.count, 0);
      return {
        ...frame,
        items,
        status_distribution: {
          pending: count('ordered'),
          collected: count('collected'),
          in_process: count('received', 'in_process', 'resulted'),
          verified: count('verified'),
          released: count('released'),
          cancelled: count('cancelled', 'entered_in_error'),
          rejected: count('rejected'),
        },
      };
    }),
    handle(readQualityMetrics, async (call) => {
      const frame = await windowOf(call);
      const { passed, rejected } = await countControlRuns(call.tx, call.tenantId, frame.window);
      const samples = await countJudgedSamples(call.tx, call.tenantId, frame.window);
      return {
        ...frame,
        pass_rate: passRate({ passed, rejected }), runs_evaluated: passed + rejected, runs_rejected: rejected,
        ...samples, rejection_rate_samples: percentage(samples.samples_rejected, samples.samples_judged),
      };
    }),
    handle(readTurnaround, async (call) => {
      const frame = await windowOf(call);
      const measured = await measureTurnaround(call.tx, call.tenantId, frame.window);
      return { ...frame, unit: 'minutes' as const, ...measured, on_time_rate: percentage(measured.on_time, measured.with_target) };
    }),
  ];
}

/** A share of nothing is not known. */
const percentage = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

interface WindowedCall {
  tx: TenantTransaction;
  tenantId: string;
  now: Date;
  query: { start_date?: string | undefined; end_date?: string | undefined };
}

/** The window the call asks for, in days of the facility. */
async function windowOf({ tx, tenantId, now, query }: WindowedCall) {
  const timezone = await timeZoneOf(tx, tenantId);
  const window = readWindow(query, timezone, now.toISOString());
  if (!window) throw invalid({ start_date: 'must be a date or an instant before end_date' });
  return { generated_at: now.toISOString(), window: { ...window, timezone } };
}
