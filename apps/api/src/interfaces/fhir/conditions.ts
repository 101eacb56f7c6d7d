import { comparedNumber } from '@alms/lis-domain/http';
import { comparedIdentifier } from '@alms/lis-domain/patients';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Range } from './date-ranges.ts';
import { systems, type OwnSystems } from './code-systems.ts';
import { valuesIn, type Token } from './search.ts';

type Condition = Expression<SqlBool>;
/** A column name or an SQL expression. */
type Place = string | Expression<unknown>;

const placeOf = (column: Place) => (typeof column === 'string' ? sql.ref(column) : column);

/** Condition: a column of instants or dates lies in each of these ranges. */
export function inRanges(
  column: Place,
  ranges: readonly Range[] = [],
  type: 'timestamptz' | 'date' = 'timestamptz',
): Condition {
  const place = placeOf(column);
  const bounds = ranges.flatMap(({ from, before }) => [
    ...(from === undefined ? [] : [sql`${place} >= ${from}::${sql.raw(type)}`]),
    ...(before === undefined ? [] : [sql`${place} < ${before}::${sql.raw(type)}`]),
  ]);
  return all(bounds);
}

/**
 * Condition: a birth date lies in each of these ranges. All days of a partial date must lie in the
 * range; with only one bound requested, one day beyond it suffices (FHIR R4 search 3.1.1.5.4).
 */
export function isBornIn(ranges: readonly Range[] = []): Condition {
  return all(
    ranges.map(({ from, before }) => {
      const isWhole = from !== undefined && before !== undefined;
      return all([
        ...(from === undefined
          ? []
          : [inRanges(isWhole ? 'p.birth_first' : 'p.birth_last', [{ from }], 'date')]),
        ...(before === undefined
          ? []
          : [inRanges(isWhole ? 'p.birth_last' : 'p.birth_first', [{ before }], 'date')]),
      ]);
    }),
  );
}

/** Condition: a column has one of these values; always true without values. */
export function isOneOf(
  column: string,
  values: readonly string[] | undefined,
  type: 'uuid' | 'text' = 'text',
): Condition {
  return values === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`;
}

/** Condition: a facility identifier is one of the requested ones, in compared form. */
export function isIdentified(
  column: string,
  tokens: readonly Token[] | undefined,
  system: string,
): Condition {
  return isOneOf(column, tokens && valuesIn(tokens, system).map(comparedNumber));
}

/** Condition: a policy number, which has no system, is one of the requested ones. */
export function isPolicy(column: string, tokens: readonly Token[] | undefined): Condition {
  if (tokens === undefined) return sql<boolean>`true`;
  const numbers = valuesIn(tokens, '').map(comparedNumber);
  return sql<boolean>`upper(normalize(${sql.ref(column)}, NFKC)) = any(${numbers}::text[])`;
}

/**
 * Condition on patient `p`: matches the facility's number or, without a system, any other
 * identifier, because their issuers are text and not URIs.
 */
export function isPatientIdentified(
  tokens: readonly Token[] | undefined,
  own: OwnSystems,
): Condition {
  if (tokens === undefined) return sql<boolean>`true`;
  const elsewhere = tokens
    .filter(({ system }) => system === null)
    .map(({ value }) => comparedIdentifier({ value, issuer: '' }).value);
  return sql<boolean>`(${isIdentified('p.compared_mrn', tokens, own.mrn)} or ${isIdentified('p.temporary_mrn', tokens, own.mrn)} or exists (
    select from patient_identifier n where n.tenant_id = p.tenant_id and n.patient_id = p.id and n.value_norm = any(${elsewhere}::text[])))`;
}

/** Condition on the ordered test version `t`: matches by LOINC or the facility's own code. */
export function isTest(tokens: readonly Token[] | undefined, own: OwnSystems): Condition {
  if (tokens === undefined) return sql<boolean>`true`;
  const [loinc, local] = [valuesIn(tokens, systems.loinc), valuesIn(tokens, own.testCode)];
  return sql<boolean>`(t.definition->'loinc'->>'code' = any(${loinc}::text[]) or t.definition->>'code' = any(${local}::text[]))`;
}

/** Condition: the test in a column is not concealed from the caller. */
export function isOpen(column: string, concealed: readonly string[]): Condition {
  return sql<boolean>`${sql.ref(column)} <> all(${[...concealed]}::uuid[])`;
}

/** Internal statuses represented by the given FHIR statuses. */
export function statesOf<State extends string>(
  tokens: readonly Token[] | undefined,
  statuses: Readonly<Record<State, string | readonly string[]>>,
): State[] | undefined {
  if (tokens === undefined) return undefined;
  const wanted = new Set(tokens.map(({ value }) => value));
  return (Object.keys(statuses) as State[]).filter((state) =>
    [statuses[state]].flat().some((status) => wanted.has(status)),
  );
}

/**
 * Condition: changed after the last record of the previous page, or at the same time with a greater
 * id.
 */
export function isAfter(
  changed: Place,
  id: string,
  after: readonly [string, string] | undefined,
): Condition {
  if (after === undefined) return sql<boolean>`true`;
  return sql<boolean>`(${placeOf(changed)}, ${sql.ref(id)}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
}

function all(conditions: readonly Expression<unknown>[]): Condition {
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
