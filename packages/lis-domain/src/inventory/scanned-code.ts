import { addDays, datePartsOf, type CivilDate } from '../calendar/index.ts';
import { isCalendarDate } from '../http/index.ts';

/** Content of a package barcode. */
export interface ScannedCode {
  /** Identifier of the article: a 14-digit GTIN, or the code as scanned. */
  article: string;
  expiry_date: CivilDate | null;
  lot_number: string | null;
  serial: string | null;
  quantity: number | null;
}

export type ScanReading =
  | { kind: 'read'; code: ScannedCode }
  | { kind: 'unreadable'; reason: 'check_digit' | 'date' | 'structure' };

/** FNC1 as sent by scanners: the ASCII group separator (GS1 General Specifications 7.8.3). */
const FNC1 = '\u001D';

/**
 * Prefix that scanners add to a GS1 symbol: GS1-128, DataMatrix, QR and DataBar (ISO/IEC 15424, GS1
 * General Specifications 5.1).
 */
const SYMBOLOGY = /^\](?:C1|d2|Q3|e0)/;

/**
 * Length of an application identifier by its first digits; the default is two (GS1 General
 * Specifications 3.2).
 */
const identifierLength = (start: string): number => {
  if (/^(?:2[345]|40|41|42|71)/.test(start)) return 3;
  return /^(?:3[1-69]|43|70|72|8[0-2])/.test(start) ? 4 : 2;
};

/**
 * Data length of identifiers with a fixed length, which need no FNC1 (GS1 General Specifications
 * 7.8.5).
 */
const fixedLength = (identifier: string): number | undefined => {
  if (identifier === '00') return 18;
  if (/^(?:01|02|03)$/.test(identifier)) return 14;
  if (identifier === '04') return 16;
  if (/^1[1-9]$/.test(identifier)) return 6;
  if (identifier === '20') return 2;
  if (/^3[1-6]/.test(identifier)) return 6;
  return identifier.startsWith('41') ? 13 : undefined;
};

/** Returns whether the check digit of a GTIN is valid (GS1 General Specifications 7.9.1). */
export function hasCheckDigit(gtin: string): boolean {
  const sum = Array.from(gtin, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Parses scanner input from a package: a GS1 element string with FNC1 or with identifiers in
 * parentheses, a GTIN, or any other code unchanged.
 */
export function readScannedCode(typed: string, today: CivilDate): ScanReading {
  const text = typed.replaceAll(/^[\s]+|[\r\n\t ]+$/g, '');
  if (text === '') return { kind: 'unreadable', reason: 'structure' };
  const elements = elementsOf(text);
  if (elements === 'structure') return { kind: 'unreadable', reason: 'structure' };
  if (elements) return fromElements(elements, today);
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return { kind: 'read', code: plain(text) };
  return hasCheckDigit(text)
    ? { kind: 'read', code: plain(text.padStart(14, '0')) }
    : { kind: 'unreadable', reason: 'check_digit' };
}

const plain = (article: string): ScannedCode => ({
  article,
  expiry_date: null,
  lot_number: null,
  serial: null,
  quantity: null,
});

/** The data by application identifier; undefined if the text is not an element string. */
function elementsOf(text: string): Map<string, string> | 'structure' | undefined {
  if (/^\(\d{2,4}\)/.test(text))
    return new Map(
      [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, identifier = '', data = '']) => [
        identifier,
        data,
      ]),
    );
  const isMarked = SYMBOLOGY.test(text) || text.startsWith(FNC1);
  // Without a symbology prefix, only a GTIN with a valid check digit distinguishes an element
  // string from another code.
  if (!isMarked && !(/^01\d{14}./.test(text) && hasCheckDigit(text.slice(2, 16)))) return undefined;
  return concatenated(text.replace(SYMBOLOGY, ''));
}

function concatenated(text: string): Map<string, string> | 'structure' {
  const elements = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    if (rest.startsWith(FNC1)) {
      rest = rest.slice(1);
      continue;
    }
    const identifier = rest.slice(0, identifierLength(rest));
    const data = rest.slice(identifier.length);
    const end = fixedLength(identifier) ?? (data.includes(FNC1) ? data.indexOf(FNC1) : data.length);
    if (!/^\d+$/.test(identifier) || end === 0 || data.length < end) return 'structure';
    elements.set(identifier, data.slice(0, end));
    rest = data.slice(end);
  }
  return elements;
}

function fromElements(elements: ReadonlyMap<string, string>, today: CivilDate): ScanReading {
  const gtin = elements.get('01');
  const count = elements.get('30');
  if (
    gtin === undefined ||
    !/^\d{14}$/.test(gtin) ||
    (count !== undefined && !/^\d{1,8}$/.test(count))
  )
    return { kind: 'unreadable', reason: 'structure' };
  if (!hasCheckDigit(gtin)) return { kind: 'unreadable', reason: 'check_digit' };
  const printed = elements.get('17');
  const expiry_date = printed === undefined ? null : printedDate(printed, today);
  if (expiry_date === undefined) return { kind: 'unreadable', reason: 'date' };
  return {
    kind: 'read',
    code: {
      article: gtin,
      expiry_date,
      lot_number: elements.get('10') ?? null,
      serial: elements.get('21') ?? null,
      quantity: count === undefined ? null : Number(count),
    },
  };
}

/**
 * A date printed as YYMMDD. Day 00 is the last day of the month (GS1 General Specifications 3.4).
 * The century is chosen so that the year lies between 49 years ago and 50 years ahead (7.12).
 * Undefined if the day does not exist.
 */
function printedDate(printed: string, today: CivilDate): CivilDate | undefined {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(printed) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const current = datePartsOf(today).year;
  const distance = Number(year) - (current % 100);
  const century = Math.floor(current / 100) + (distance >= 51 ? -1 : distance <= -50 ? 1 : 0);
  const monthOf = (of: number) => `${century}${year}-${String(of).padStart(2, '0')}`;
  const first = `${monthOf(Number(month))}-01`;
  if (day === '00' && isCalendarDate(first)) return lastDayOfMonth(first);
  const date = `${monthOf(Number(month))}-${day}`;
  return isCalendarDate(date) ? date : undefined;
}

function lastDayOfMonth(first: CivilDate): CivilDate {
  // 31 days after the first of a month is always in the next month.
  const next = addDays(first, 31);
  return addDays(next, -datePartsOf(next).day);
}
