import { comparedNumber } from '@alms/lis-domain/http';
import {
  comparedIdentifier,
  normaliseName,
  phoneDigits,
  possibleBirths,
  type BirthDate,
  type ComparedNames,
  type NameParts,
  type Patient,
  type PatientIdentifier,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { UserId } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { isOwnOrder } from '../facility/wards.store.ts';
import { identifiersOfPatient } from './identifiers.store.ts';

export type PatientRow = Selectable<Schema['patient']>;
export type PatientWithAccount = PatientRow & {
  identifiers: PatientIdentifier[];
  has_portal_account: boolean;
  former_mrns: string[];
  merged_into: Patient['merged_into'];
};

/**
 * Maximum number of collected matches. With more, a page is scanned from the newest patient,
 * because matches are frequent.
 */
const maxCollected = 1_000;

/**
 * Searchable text. Every word is preceded by a space, so that a query can match word beginnings.
 */
export function searchText({
  family_name,
  given_name,
  middle_name,
  name_local,
  mrn,
  temporary_mrn = null,
  birth_date,
  phone,
}: NameParts &
  Pick<Patient, 'name_local' | 'mrn' | 'birth_date' | 'phone'> & {
    temporary_mrn?: string | null;
  }): string {
  return ` ${normaliseName(`${family_name} ${given_name} ${middle_name} ${name_local} ${mrn} ${temporary_mrn ?? ''} ${birth_date}`)} ${phoneDigits(phone)}`;
}

/** Searchable text of identifiers, both by parts and as a whole. */
export function identifierText(identifiers: readonly Pick<PatientIdentifier, 'value'>[]): string {
  return identifiers
    .map(
      ({ value }) => ` ${normaliseName(value)} ${comparedIdentifier({ value, issuer: '' }).value}`,
    )
    .join('');
}

/**
 * Splits a query. Alphabetic words match the beginnings of names; words with digits match any part
 * of a number, because users often quote the last digits.
 */
function searchWords(query: string): string[] {
  return normaliseName(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? word : ` ${word}`));
}

/**
 * Patients matching every word of a query: their ids, or search patterns when there are too many.
 * Patterns are evaluated by a row subquery, for which PostgreSQL assumes half the rows match and
 * scans in order. A plain pattern is assumed to match few rows, so PostgreSQL would read and sort
 * all of them.
 */
type Fitting = { ids: string[]; moreThan?: never } | { patterns: string[]; moreThan: number };

/** Matches no patient for a query without letters or digits. */
async function findFitting(tx: TenantTransaction, query: string): Promise<Fitting> {
  const words = searchWords(query);
  const { rows } = await sql<{
    id: string;
  }>`select find_patients as id from find_patients(${words}::text[], ${maxCollected + 1}::integer)`.execute(
    tx,
  );
  if (rows.length <= maxCollected) return { ids: rows.map(({ id }) => id) };
  return { patterns: words.map((word) => `%${word}%`), moreThan: maxCollected };
}

/** Condition: the row of the table aliased `of` belongs to a patient matching the query. */
export async function isOfPatientFitting(
  tx: TenantTransaction,
  query: string,
  of: string,
): Promise<RawBuilder<boolean>> {
  const fitting = await findFitting(tx, query);
  const patientId = sql.ref(`${of}.patient_id`);
  if ('ids' in fitting) return sql<boolean>`${patientId} = any(${fitting.ids}::uuid[])`;
  return sql<boolean>`(select f.search_text like all (${fitting.patterns}::text[]) from patient f where f.tenant_id = ${sql.ref(`${of}.tenant_id`)} and f.id = ${patientId})`;
}

function patients(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('patient as p')
    .selectAll('p')
    .select(identifiersOfPatient.as('identifiers'))
    .select(
      sql<boolean>`exists (select from app_user u where u.tenant_id = p.tenant_id and u.patient_id = p.id)`.as(
        'has_portal_account',
      ),
    )
    .select(
      sql<string[]>`array(
      select n.number from patient f cross join lateral (values (f.mrn), (f.temporary_mrn)) n (number)
      where f.tenant_id = p.tenant_id and (f.merged_into_id = p.id or f.id = p.id) and n.number <> p.mrn group by n.number order by n.number)`.as(
        'former_mrns',
      ),
    )
    .select(
      sql<Patient['merged_into']>`(
        select jsonb_build_object('id', s.id, 'mrn', s.mrn, 'full_name', concat_ws(', ', nullif(s.family_name, ''), nullif(concat_ws(' ', nullif(s.given_name, ''), nullif(s.middle_name, '')), '')))
        from patient s where s.tenant_id = p.tenant_id and s.id = p.merged_into_id)`.as(
        'merged_into',
      ),
    )
    .where('p.tenant_id', '=', tenantId);
}

export interface PatientPage {
  query: string | undefined;
  /** User whose own patients are listed, by an own order or ward. Undefined: all patients. */
  ownOf: UserId | undefined;
  /** Registration time and id of the last patient on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/**
 * Patients, newest first, with a lower bound when the total exceeds the counting limit. A merged
 * patient is found as the survivor, also by the old number.
 */
export async function listPatients(
  tx: TenantTransaction,
  tenantId: TenantId,
  { query, ownOf, after, max }: PatientPage,
): Promise<{ rows: PatientWithAccount[]; moreThan: number | null }> {
  const fitting = query === undefined ? undefined : await findFitting(tx, query);
  let page = patients(tx, tenantId).where('p.merged_into_id', 'is', null);
  if (fitting)
    page = page.where(
      'ids' in fitting
        ? sql<boolean>`p.id = any(${fitting.ids}::uuid[])`
        : sql<boolean>`(select p.search_text like all (${fitting.patterns}::text[]))`,
    );
  if (ownOf !== undefined)
    page = page.where(
      // An array lets the plan start from the orders of the user.
      sql<boolean>`p.id = any(array(
        select distinct o.patient_id from test_order o
        where o.tenant_id = ${tenantId} and ${isOwnOrder(tenantId, ownOf)}))`,
    );
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return {
    rows: await page.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc').limit(max).execute(),
    // The limit counts all patients.
    moreThan: ownOf === undefined ? (fitting?.moreThan ?? null) : null,
  };
}

/** `lock`: prevents merging the patient until the transaction ends. */
export function findPatient(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: PatientId,
  { lock = false } = {},
): Promise<PatientWithAccount | undefined> {
  const patient = patients(tx, tenantId).where('p.id', '=', id);
  return (lock ? patient.forShare('p') : patient).executeTakeFirst();
}

const namesOf = ({ name_norm, name_short, name_local_norm }: ComparedNames) =>
  [...new Set([name_norm, name_short, name_local_norm])].filter((name) => name !== '');

/**
 * Locks registration of these names until the transaction ends. The birth date is not part of the
 * lock because two partial dates may match.
 */
export async function lockIdentity(
  tx: TenantTransaction,
  tenantId: TenantId,
  names: ComparedNames,
): Promise<void> {
  // Fixed lock order, so that concurrent registrations of the same names do not deadlock.
  for (const name of namesOf(names).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${name}`}, 2))`.execute(
      tx,
    );
}

/** Enough to detect that more than one patient matches. */
const MAX_COMPARED = 20;

/**
 * Finds patients with these names and a compatible birth date, excluding `but` and records merged
 * into it. An estimated date is compared as entered: a match only raises the question. Returns a
 * search term for them: the number of a single match; for several, their name (undefined), or the
 * native-script name when none has the other.
 */
export async function findSameIdentity(
  tx: TenantTransaction,
  tenantId: TenantId,
  { name_local, ...names }: ComparedNames & { name_local: string },
  birthDate: BirthDate,
  but?: PatientId,
): Promise<{ searched: string | undefined } | undefined> {
  const found = await findSameIdentities(tx, tenantId, names, birthDate, but);
  if (found.length === 0) return undefined;
  if (new Set(found.map(({ mrn }) => mrn)).size === 1) return { searched: found[0]?.mrn };
  return { searched: found.some(({ is_ours }) => is_ours) ? undefined : name_local };
}

/**
 * Patients with this name and a date of birth that may be the same; a merged one by its survivor.
 */
export async function findSameIdentities(
  tx: TenantTransaction,
  tenantId: TenantId,
  names: ComparedNames,
  birthDate: BirthDate,
  but?: PatientId,
): Promise<{ id: PatientId; mrn: string; is_ours: boolean }[]> {
  const { first, last } = possibleBirths(birthDate);
  const { name_norm, name_local_norm } = names;
  const isOurs = sql<boolean>`(p.name_norm = any(${namesOf(names)}::text[]) or p.name_short = ${name_norm} or p.name_local_norm = ${name_norm})`;
  const hasOwnScript =
    name_local_norm === ''
      ? sql<boolean>`false`
      : sql<boolean>`p.name_local_norm = ${name_local_norm}`;
  let known = tx
    .selectFrom('patient as p')
    .leftJoin('patient as s', (on) =>
      on.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.merged_into_id'),
    )
    .select((of) => [
      of.fn.coalesce('s.id', 'p.id').as('id'),
      of.fn.coalesce('s.mrn', 'p.mrn').as('mrn'),
      isOurs.as('is_ours'),
    ])
    .where('p.tenant_id', '=', tenantId)
    .where(sql<boolean>`(${isOurs} or ${hasOwnScript})`)
    .where('p.birth_first', '<=', last)
    .where('p.birth_last', '>=', first);
  if (but !== undefined)
    known = known
      .where('p.id', '<>', but)
      .where(sql<boolean>`p.merged_into_id is distinct from ${but}::uuid`);
  return known.limit(MAX_COMPARED).execute();
}

/** Condition: patient `of` has one of these numbers, or had it as a temporary number. */
export function isNumbered(of: string, mrns: readonly string[]): RawBuilder<boolean> {
  const numbers = mrns.map(comparedNumber);
  return sql<boolean>`(${sql.ref(`${of}.compared_mrn`)} = any(${numbers}::text[]) or ${sql.ref(`${of}.temporary_mrn`)} = any(${numbers}::text[]))`;
}

/** The compared forms of numbers in use, or formerly in use as temporary numbers. */
export async function findMrnsInUse(
  tx: TenantTransaction,
  tenantId: TenantId,
  mrns: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('patient')
    .select(['mrn', 'temporary_mrn'])
    .where('tenant_id', '=', tenantId)
    .where(isNumbered('patient', mrns))
    .execute();
  return new Set(
    rows.flatMap(({ mrn, temporary_mrn }) => [mrn, temporary_mrn ?? mrn].map(comparedNumber)),
  );
}

/** Returns false when another patient has the number. */
export async function insertPatient(
  tx: TenantTransaction,
  patient: Insertable<Schema['patient']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('patient')
    .values(patient)
    .onConflict((taken) => taken.columns(['tenant_id', 'compared_mrn']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
