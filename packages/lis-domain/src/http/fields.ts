import * as v from 'valibot';
import { withoutInvisible } from './compared-text.ts';

/** Opaque record id (UUID). Never a secret. */
export const idField: v.GenericSchema<string> = v.pipe(v.string(), v.uuid('must be an id'));

/**
 * Id of one kind of record. Ids of different kinds cannot be exchanged. The kind exists only in
 * types: at run time an id is text.
 */
export type Id<Kind extends string = string> = string & { readonly idOf: Kind };

/** Field with the id of one kind: `idField as IdField<OrderId>`. */
export type IdField<I extends Id> = v.GenericSchema<I>;

/** An instant, ISO 8601 with offset, such as `2026-05-12T08:42:00Z`. */
export const instantField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.isoTimestamp('must be a date and time such as 2026-05-12T08:42:00Z'),
);

/** Returns whether `YYYY-MM-DD` is an existing date. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day <= days;
}

/** A calendar date, `YYYY-MM-DD`, never converted between time zones. */
export const dateField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.check(isCalendarDate, 'must be a valid date in YYYY-MM-DD format'),
);

/** Earliest and latest date of a request: later ones are typing errors or overflow the calendar. */
export const ENTERED_DATES = { first: '1900-01-01', last: '2199-12-31' } as const;

/** Returns whether `YYYY-MM-DD` is an existing date that a request may contain. */
export function isEnteredDate(text: string): boolean {
  return isCalendarDate(text) && text >= ENTERED_DATES.first && text <= ENTERED_DATES.last;
}

/**
 * A calendar date in a request. Responses use `dateField`, because stored dates may be older than
 * this limit.
 */
export const enteredDateField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.check(
    isEnteredDate,
    `must be a valid date in YYYY-MM-DD format, from ${ENTERED_DATES.first} to ${ENTERED_DATES.last}`,
  ),
);

/** An instant in a request. Responses use `instantField`. */
export const enteredInstantField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.isoTimestamp('must be a date and time such as 2026-05-12T08:42:00Z'),
  v.check(
    (text) => isEnteredDate(text.slice(0, 10)),
    `must be a valid date from ${ENTERED_DATES.first} to ${ENTERED_DATES.last}`,
  ),
);

/** `#rrggbb`. */
export const colorField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1976d2'),
);

/**
 * Control characters, and the line separators among them and beyond: line feed, vertical tab, form
 * feed, carriage return, next line (U+0085), line separator (U+2028), paragraph separator (U+2029).
 */
// oxlint-disable-next-line no-control-regex -- rejects control characters
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/**
 * Text of limited length. Composed (NFC), so that equal texts are stored alike. Invisible
 * characters alone are no text.
 */
export function limitedText(maxLength: number, minLength: number): v.GenericSchema<string> {
  const tooShort =
    minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`;
  return v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.minLength(minLength, tooShort),
    v.check(
      (text) => text.length < minLength || withoutInvisible(text).trim().length >= minLength,
      tooShort,
    ),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
  );
}

/** One line of text without control characters. */
export const lineField = (maxLength: number, minLength = 1): v.GenericSchema<string> =>
  v.pipe(limitedText(maxLength, minLength), v.regex(ONE_LINE, 'must be one line of plain text'));

/** Multi-line text; line feeds and tabs are allowed, other control characters are not. */
export const textField = (maxLength: number, minLength = 0): v.GenericSchema<string> =>
  v.pipe(
    limitedText(maxLength, minLength),
    // oxlint-disable-next-line no-control-regex -- rejects control characters
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/, 'must be plain text'),
  );

/**
 * File content: base64 in a request (RFC 4648, 4), bytes on the server. Checked in one pass: the
 * valibot rule exceeds the stack for files of several megabytes.
 */
export const base64Field = (maxBytes: number): v.GenericSchema<string, Uint8Array> =>
  v.pipe(
    v.string(),
    v.maxLength(4 * Math.ceil(maxBytes / 3), `must be at most ${maxBytes / 1_000_000} MB`),
    v.regex(/^[A-Za-z\d+/]*={0,2}$/, 'must be base64'),
    v.check((text) => text.length % 4 === 0, 'must be base64'),
    v.transform(decodeBase64),
  );

/** A loop, because `Uint8Array.from` takes seconds for a file of several megabytes. */
function decodeBase64(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** An email address (RFC 5322, common form), stored as typed but trimmed. */
export const emailField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'must have at most 254 characters'),
  v.rfcEmail('must be an email address'),
);

/** A whole number in a query string. */
export const countQuery = (maximum: number): v.GenericSchema<string, number> =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );

/** Fields of every facility record. */
export const recordFields = {
  id: idField,
  created_at: instantField,
  updated_at: instantField,
  /** Starts at 1; sent back in `If-Match`. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

export const byId = v.object({ id: idField });

/** Query of a page in a list without a size limit. */
export const pageQuery = {
  /** End of the previous page; opaque. */
  cursor: v.optional(lineField(500, 0)),
  /** @default 20, at most 200 */
  limit: v.optional(countQuery(200)),
};

/** One page of a list; `next_cursor` is null on the last page. */
export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), next_cursor: v.nullable(v.string()) });

/** A whole number between two inclusive limits. */
export const countField = (min: number, max: number): v.GenericSchema<number> =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
