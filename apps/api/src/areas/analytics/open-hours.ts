import { createHash } from 'node:crypto';
import { addDays, dateIn, dayIn } from '@alms/lis-domain/calendar';
import { openClock, type OpenClock, type Opening } from '@alms/lis-domain/facility';
import type { Window } from '@alms/lis-domain/analytics';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { findSettings } from '../facility/facility.store.ts';

/**
 * Days between receipt and release within which working hours are counted. Longer times have none,
 * in every window alike.
 */
export const OPEN_DAYS = 92;

/** Opening hours of a facility, with which times are counted. */
export interface OpenHours {
  /** Changes with the hours and the holidays; stored figures of other hours are not read. */
  fingerprint: string;
  /** Open periods from `OPEN_DAYS` before a window until its end. */
  clockOf: (window: Window) => OpenClock;
}

/** The facility’s opening hours; undefined if they are unknown. */
export async function openHours(
  tx: TenantTransaction,
  tenantId: TenantId,
  zone: string,
): Promise<OpenHours | undefined> {
  const { working_hours, holidays } = await findSettings(tx, tenantId);
  if (working_hours === null) return undefined;
  const opening: Opening = { working_hours, holidays };
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(opening)).digest('hex').slice(0, 16),
    clockOf: (window) =>
      openClock(zone, opening, {
        start: dayIn(zone, addDays(dateIn(zone, window.start), -OPEN_DAYS)).start,
        end: window.end,
      }) ?? { starts: [], before: [], lengths: [] },
  };
}
