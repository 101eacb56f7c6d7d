import {
  countryCodes,
  isBirthDate,
  isLanguageTag,
  noAddress,
  type Patient,
} from '@alms/lis-domain/patients';
import type { Hl7Segment } from '@medplum/core';
import { unescaped } from './escapes.ts';
import { Hl7Refusal, textAt } from './message.ts';
import { NULL_VALUE, readNamedPatient, type NamedPatient } from './named-patient.ts';

/** Details of a patient beside the identity. Omitted: not sent; empty: deleted by the sender. */
export type SentDetails = Partial<
  Pick<Patient, 'phone' | 'email' | 'address' | 'language' | 'prefix' | 'suffix'>
>;

/** The patient of a message with everything that a record keeps. */
export interface SentPatient extends NamedPatient {
  details: SentDetails;
  /** In the facility's local time; null: not sent, midnight, or with another time zone. */
  birth_time: string | null;
  /** PID-30, or a date in PID-29. Undefined: not sent. */
  deceased: boolean | undefined;
  /** PID-29 in the notation of a record; null: not sent. */
  deceased_at: string | null;
}

/**
 * Parses PID (HL7 v2.5.1, 3.4.2). A name is that of its first repetition. Race, religion, marital
 * status and accounts are not kept by a laboratory record.
 */
export function readSentPatient(segment: Hl7Segment, authority: string | null): SentPatient {
  const named = readNamedPatient(segment, authority);
  const deceased_at = deathOf(textAt(segment, 29));
  const indicated = { Y: true, N: false }[textAt(segment, 30)];
  return {
    ...named,
    family_name: withoutNull(firstPart(segment, 5, 1)),
    given_name: withoutNull(named.given_name),
    middle_name: withoutNull(named.middle_name),
    birth_time: birthTimeOf(textAt(segment, 7), named.birth_date),
    deceased: indicated ?? (deceased_at === null ? undefined : true),
    deceased_at,
    details: {
      // In XPN the suffix precedes the prefix.
      ...sent('suffix', textAt(segment, 5, 4)),
      ...sent('prefix', textAt(segment, 5, 5)),
      ...addressOf(segment),
      ...telephoneOf(segment),
      ...languageOf(segment),
    },
  };
}

const withoutNull = (text: string) => (text === NULL_VALUE ? '' : text);

/** A detail, unless it was not sent. */
const sent = (field: 'phone' | 'email' | 'suffix' | 'prefix', text: string): SentDetails =>
  text === '' ? {} : { [field]: withoutNull(text) };

/** First subcomponent of a component: the family name (FN.1), or the street (SAD.1). */
function firstPart(segment: Hl7Segment, field: number, component: number, part = 1): string {
  const raw = segment.getField(field)?.getComponent(component) ?? '';
  const text = raw.split(segment.context.subcomponentSeparator)[part - 1] ?? '';
  return unescaped(text, segment.context).trim();
}

/** A time is only known without a time zone, and midnight usually fills an unknown time. */
function birthTimeOf(text: string, birth_date: string): string | null {
  const [, hour, minute] = /^\d{8}(\d{2})(\d{2})(?:\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined || birth_date.length < 10) return null;
  return `${hour}${minute}` === '0000' ? null : `${hour}:${minute}`;
}

function deathOf(text: string): string | null {
  const [, year, month, day, hour, minute, zone] =
    /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(?:\d{2}(?:\.\d+)?)?([+-]\d{4})?)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (text === '' || text === NULL_VALUE) return null;
  if (year === undefined || !isBirthDate(date))
    throw new Hl7Refusal('AE', 'dataType', 'PID-29 is not a valid date', {
      segment: 'PID',
      sequence: 1,
      field: 29,
    });
  return hour === undefined || zone !== undefined ? date : `${date}T${hour}:${minute}`;
}

/** PID-11 (XAD). The country is kept as an ISO 3166-1 alpha-2 code, otherwise with the region. */
function addressOf(segment: Hl7Segment): SentDetails {
  const at = (component: number) => textAt(segment, 11, component);
  const line1 = firstPart(segment, 11, 1);
  if (line1 === NULL_VALUE) return { address: noAddress };
  const [city, region, postal_code, stated] = [at(3), at(4), at(5), at(6)];
  const country = countryCodes.find((code) => code === stated.toUpperCase()) ?? '';
  const address = {
    line1,
    line2: at(2),
    city,
    region: [region, country === '' ? stated : ''].filter(Boolean).join(' '),
    postal_code,
    country,
  };
  return Object.values(address).every((part) => part === '') ? {} : { address };
}

/**
 * PID-13, or PID-14 without a number in it (XTN): the first number, and the first email address.
 */
function telephoneOf(segment: Hl7Segment): SentDetails {
  const entries = [13, 14].flatMap((field) =>
    (segment.getField(field)?.components ?? []).map((components) =>
      components.map((each) => unescaped(each, segment.context).trim()),
    ),
  );
  const isInternet = ([, use, kind]: string[]) => use === 'NET' || kind === 'Internet';
  const email = entries.find((entry) => isInternet(entry))?.[3] ?? '';
  const phone =
    entries
      .filter((entry) => !isInternet(entry))
      .map(([written, , , , country, area, local, , , , , unformatted]) =>
        [
          written,
          unformatted,
          [country && `+${country.replace(/^\+/, '')}`, area, local].filter(Boolean).join(' '),
        ].find(Boolean),
      )
      .find(Boolean) ?? '';
  return { ...sent('phone', phone), ...sent('email', email) };
}

/** PID-15, if it is a language tag. */
function languageOf(segment: Hl7Segment): SentDetails {
  const tag = textAt(segment, 15);
  return isLanguageTag(tag) ? { language: tag.toLowerCase() } : {};
}
