import { addDays, dayIn } from '@alms/lis-domain/calendar';
import { isCalendarDate } from '@alms/lis-domain/http';

/** Half-open interval; an omitted bound is open. */
export interface Range {
  from?: string;
  before?: string;
}

interface Span {
  start: string;
  end: string;
}

/** Years outside this range are treated as typing errors. */
const prefixed = /^(eq|ge|gt|le|lt)?((?:1[89]|2\d)\d{2}.*)$/;

/**
 * Converts a search value such as `ge2026-05` to a range (FHIR R4 search 3.1.1.5.4). Its precision
 * is that of the notation, months and days are the facility's, and the prefix selects the side.
 * Undefined when malformed.
 */
export function instantRange(text: string, zone: string): Range | undefined {
  const [, prefix, written = ''] = prefixed.exec(text) ?? [];
  const span = instantSpan(written, zone);
  return span && sideOf(prefix, span);
}

/** The same for calendar dates without a time zone, such as a birth date. */
export function dateRange(text: string): Range | undefined {
  const [, prefix, written = ''] = prefixed.exec(text) ?? [];
  const days = daysOf(written);
  return days && sideOf(prefix, days);
}

function sideOf(prefix: string | undefined, { start, end }: Span): Range {
  switch (prefix) {
    case 'ge':
      return { from: start };
    case 'gt':
      return { from: end };
    case 'le':
      return { before: end };
    case 'lt':
      return { before: start };
    default:
      return { from: start, before: end };
  }
}

/** A year, month or day as its first day and the day after its last. */
function daysOf(written: string): Span | undefined {
  const [, year = '', month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(written) ?? [];
  const start = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!isCalendarDate(start)) return undefined;
  if (day !== undefined) return { start, end: addDays(start, 1) };
  const next =
    month === undefined || month === '12'
      ? `${String(Number(year) + 1).padStart(4, '0')}-01-01`
      : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return { start, end: next };
}

function instantSpan(written: string, zone: string): Span | undefined {
  const days = daysOf(written);
  if (days) return { start: dayIn(zone, days.start).start, end: dayIn(zone, days.end).start };
  const [, minute, second, fraction, offset] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.exec(written) ?? [];
  if (minute === undefined || (fraction !== undefined && second === undefined)) return undefined;
  const at = Date.parse(`${minute}${second ?? ':00'}${fraction?.slice(0, 4) ?? ''}${offset}`);
  if (Number.isNaN(at) || !isCalendarDate(minute.slice(0, 10))) return undefined;
  const long = second === undefined ? 60_000 : fraction === undefined ? 1000 : 1;
  return { start: new Date(at).toISOString(), end: new Date(at + long).toISOString() };
}
