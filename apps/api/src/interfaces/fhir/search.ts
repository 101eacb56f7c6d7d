import { FhirRefusal } from './refusals.ts';
import { dateRange, instantRange, type Range } from './date-ranges.ts';

/** Parameters common to all types. */
const common = ['_id', '_lastUpdated', '_count', '_cursor', '_format'] as const;

/** Kinds of type-specific parameters. */
export type ParameterKind = 'token' | 'patient' | 'instant' | 'date';

/** A code or identifier with its system; null for any system. */
export interface Token {
  system: string | null;
  value: string;
}

/** A parsed search. Values within a list are alternatives; lists and ranges must all match. */
export interface Search {
  ids: readonly string[] | undefined;
  changed: readonly Range[];
  /** By parameter name. */
  tokens: Readonly<Record<string, readonly Token[]>>;
  ranges: Readonly<Record<string, readonly Range[]>>;
  patients: readonly string[] | undefined;
  count: number;
  cursor: string | undefined;
  /** Accepted parameters in request order; a lenient search omits the others. */
  understood: readonly (readonly [name: string, value: string])[];
}

export interface SearchContext {
  parameters: Readonly<Record<string, ParameterKind>>;
  /** Time zone of the facility, for dates. */
  zone: string;
  /** Base URL of this service, for absolute references. */
  base: string;
  /** Ignores unknown parameters instead of rejecting them (`Prefer: handling=lenient`). */
  lenient: boolean;
}

const defaultCount = 50;
const maxCounted = 200;
const maxAlternatives = 100;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Parses a search query. Invalid input is rejected with the accepted alternatives (FHIR R4 search
 * 3.1.1.2: a server must not ignore it silently).
 */
export function readSearch(
  query: Readonly<Record<string, string | readonly string[]>>,
  context: SearchContext,
): Search {
  const { parameters, zone, base, lenient } = context;
  const accepted = [...common, ...Object.keys(parameters)];
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value] as const),
  );
  const unknown = pairs.find(([name]) => !accepted.includes(name));
  if (unknown && !lenient)
    throw new FhirRefusal(
      'not-supported',
      `Unknown parameter "${shown(unknown[0])}". Supported parameters: ${accepted.join(', ')}.`,
    );

  const understood = pairs.filter(([name]) => accepted.includes(name));
  const valuesOf = (name: string) =>
    understood.filter(([each]) => each === name).map(([, value]) => value);
  const one = (name: string) => {
    const values = valuesOf(name);
    if (values.length > 1)
      throw new FhirRefusal('value', `The parameter "${name}" must not be repeated.`);
    return values[0];
  };
  const alternatives = (name: string) => {
    const value = one(name);
    if (value === undefined) return undefined;
    const all = value.split(',').map((each) => each.trim());
    if (all.length > maxAlternatives || all.includes(''))
      throw new FhirRefusal(
        'value',
        `The parameter "${name}" takes 1 to ${maxAlternatives} comma-separated values.`,
      );
    return all;
  };
  const rangesOf = (name: string, read: (text: string) => Range | undefined) =>
    valuesOf(name).map((value) => {
      const range = read(value);
      if (!range)
        throw new FhirRefusal(
          'value',
          `The parameter "${name}" takes a date such as 2026-05-12 or 2026-05-12T08:42:00Z, optionally prefixed with eq, ge, gt, le or lt. Invalid value: "${shown(value)}".`,
        );
      return range;
    });
  const ofKind = (kind: ParameterKind) =>
    Object.entries(parameters)
      .filter(([, each]) => each === kind)
      .map(([name]) => name);

  return {
    // A malformed id matches no record.
    ids: alternatives('_id')?.filter((id) => uuid.test(id)),
    changed: rangesOf('_lastUpdated', (text) => instantRange(text, zone)),
    tokens: Object.fromEntries(
      ofKind('token').flatMap((name) => optional(name, alternatives(name)?.map(tokenOf))),
    ),
    ranges: Object.fromEntries([
      ...ofKind('instant').map((name) => [
        name,
        rangesOf(name, (text) => instantRange(text, zone)),
      ]),
      ...ofKind('date').map((name) => [name, rangesOf(name, dateRange)]),
    ]) as Record<string, Range[]>,
    patients: ofKind('patient')
      .flatMap((name) =>
        optional(
          name,
          alternatives(name)?.flatMap((reference) => patientIdOf(reference, base)),
        ),
      )
      .map(([, ids]) => ids)
      .reduce<string[] | undefined>(
        (all, ids) => all?.filter((id) => ids.includes(id)) ?? ids,
        undefined,
      ),
    count: countOf(one('_count')),
    cursor: one('_cursor'),
    understood: understood.filter(([name]) => name !== '_cursor'),
  };
}

const optional = <T>(name: string, value: T | undefined): [string, T][] =>
  value === undefined ? [] : [[name, value]];

/** Input truncated for an error message. */
const shown = (text: string) => text.slice(0, 60);

function countOf(text: string | undefined): number {
  if (text === undefined) return defaultCount;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new FhirRefusal(
      'value',
      `The parameter "_count" takes a whole number from 1 to ${maxCounted}.`,
    );
  return Math.min(Number(text), maxCounted);
}

/** Parses `system|value`, or a value in any system. */
function tokenOf(text: string): Token {
  const [before, ...after] = text.split('|');
  return after.length === 0
    ? { system: null, value: text }
    : { system: before ?? '', value: after.join('|') };
}

/** Parses `Patient/<id>`, its absolute form, or a bare id; other references match no patient. */
function patientIdOf(reference: string, base: string): string[] {
  const local = reference.startsWith(`${base}/`) ? reference.slice(base.length + 1) : reference;
  const id = local.startsWith('Patient/') ? local.slice('Patient/'.length) : local;
  return uuid.test(id) ? [id] : [];
}

/** Values of the tokens in this system. */
export function valuesIn(tokens: readonly Token[], system: string): string[] {
  return tokens
    .filter((token) => token.system === null || token.system === system)
    .map(({ value }) => value);
}
