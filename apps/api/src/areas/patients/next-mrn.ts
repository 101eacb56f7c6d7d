import { datePartsOf, dateIn } from '@alms/lis-domain/calendar';
import type { MrnSeries } from '@alms/lis-domain/facility';
import { comparedNumber } from '@alms/lis-domain/http';
import { mrnAt, mrnPeriod, temporaryMrn } from '@alms/lis-domain/patients';
import { nextNumber, usedUp } from '../../platform/db/counter.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findSettings, timeZoneOf } from '../facility/facility.store.ts';
import { findMrnsInUse } from './patients.store.ts';

type Numbering = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

/**
 * Candidate numbers checked per batch: facilities with imported numbers have long ranges in use.
 */
const LOOKED_AT = 500;

const yearAt = (zone: string, now: Date): number =>
  datePartsOf(dateIn(zone, now.toISOString())).year;

/** The facility's next medical record number. Current and former numbers are skipped. */
export async function nextMrn(context: Numbering): Promise<string> {
  const { mrn_pattern: pattern, timezone } = await findSettings(context.tx, context.tenantId);
  const year = yearAt(timezone, context.now);
  return nextFree(context, 'patient', mrnPeriod(pattern, year), (place) =>
    mrnAt(pattern, year, place),
  );
}

/** The next temporary number for an unidentified patient. */
export async function nextTemporaryMrn(context: Numbering): Promise<string> {
  const year = yearAt(await timeZoneOf(context.tx, context.tenantId), context.now);
  return nextFree(context, 'temporary_patient', String(year), (place) => temporaryMrn(year, place));
}

async function nextFree(
  { tx, tenantId }: Numbering,
  name: 'patient' | 'temporary_patient',
  period: string,
  textAt: (place: number) => string,
): Promise<string> {
  // The first candidate is usually free.
  for (let length = 1; ; length = LOOKED_AT) {
    const first = await nextNumber(tx, tenantId, name, period);
    const texts = Array.from({ length }, (_, index) => textAt(first + index));
    const inUse = await findMrnsInUse(tx, tenantId, texts);
    const free = texts.findIndex((text) => !inUse.has(comparedNumber(text)));
    const passed = free === -1 ? length - 1 : free;
    if (passed > 0) await nextNumber(tx, tenantId, name, period, passed);
    const text = texts[free];
    if (text !== undefined) return text;
  }
}

/** Current state of patient numbering, for previewing the next number. */
export async function mrnSeries({ tx, tenantId, now }: Numbering): Promise<MrnSeries> {
  const year = yearAt(await timeZoneOf(tx, tenantId), now);
  return {
    year,
    next: (await usedUp(tx, tenantId, 'patient')) + 1,
    next_of_year: (await usedUp(tx, tenantId, 'patient', String(year))) + 1,
  };
}
