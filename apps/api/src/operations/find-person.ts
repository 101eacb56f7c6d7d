import {
  fullName,
  isTemporaryMrn,
  type NameParts,
  type Patient,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable } from 'kysely';
import { isNumbered } from '../areas/patients/patients.store.ts';
import { normaliseEmail } from '../platform/auth/account.ts';
import type { Database } from '../platform/db/database.ts';
import type { Schema } from '../platform/db/schema.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';

/** The person cannot be erased; the message states why without personal data. */
export class ErasureRefused extends Error {
  override readonly name = 'ErasureRefused';
}

interface Erased {
  id: string;
  /** Pseudonym of the person; deterministic. */
  pseudonym: string;
  /** Unique replacement for the email address or record number. */
  address: string;
  /** Current and former email addresses. */
  emails: string[];
  /** Words to replace in text. */
  words: string[];
}

export interface ErasedAccount extends Erased {
  full_name: string;
}

export interface ErasedPatient extends Erased {
  id: PatientId;
  mrn: string;
  birth_date: string;
  /**
   * Single family and given names, replaced as whole words in text about the patient's own data.
   */
  ownNames: string[];
}

/** A patient with all merged records and the portal account, or a staff member. */
export interface ErasedPerson {
  patients: ErasedPatient[];
  accounts: ErasedAccount[];
}

type PatientRow = Selectable<Schema['patient']>;

/** Last characters of an id, which are random. */
const mark = (id: string) => id.slice(-8).toUpperCase();

/** Words long enough not to match by chance. */
const wordsOf = (...words: string[]) =>
  [...new Set(words.map((word) => word.trim()))].filter((word) => word.length > 3);

/** Common written forms of a name. */
function nameForms(name: NameParts): string[] {
  const { family_name, given_name, middle_name } = name;
  const own = [given_name, middle_name].filter(Boolean).join(' ');
  return [fullName(name), `${own} ${family_name}`, `${family_name} ${own}`];
}

function accountOf({
  id,
  email,
  username,
  full_name,
}: {
  id: string;
  email: string;
  username: string;
  full_name: string;
}): ErasedAccount {
  return {
    id,
    pseudonym: `Erased ${mark(id)}`,
    address: `erased-${mark(id).toLowerCase()}@erased.invalid`,
    emails: [email],
    full_name,
    words: wordsOf(full_name, email, username),
  };
}

/**
 * Finds a staff member by email address or a patient by record number.
 * @throws ErasureRefused
 */
export async function findPerson(
  db: Database,
  { subdomain, person }: { subdomain: string; person: string },
): Promise<{ tenantId: TenantId; person: ErasedPerson }> {
  const tenant = await db
    .selectFrom('tenant')
    .select('id')
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
  if (!tenant)
    throw new ErasureRefused(
      `Facility "${subdomain}" not found. Enter its subdomain, the first part of its address.`,
    );
  const { id: tenantId } = tenant;
  return {
    tenantId,
    person: await tenantTransaction(db, tenantId, (tx) =>
      person.includes('@') ? staffMember(tx, tenantId, person) : patient(tx, tenantId, person),
    ),
  };
}

async function staffMember(
  tx: TenantTransaction,
  tenantId: TenantId,
  email: string,
): Promise<ErasedPerson> {
  const account = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('email_norm', '=', normaliseEmail(email))
    .executeTakeFirst();
  if (!account)
    throw new ErasureRefused(
      'No account of this facility has that email address. Enter a patient’s MRN instead.',
    );
  if (account.patient_id !== null)
    throw new ErasureRefused(
      'This account belongs to a patient. Enter the MRN: the patient record and the account are erased together.',
    );
  if (account.role === 'admin' && account.status === 'active') {
    const others = await tx
      .selectFrom('app_user')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .where('id', '<>', account.id)
      .limit(1)
      .executeTakeFirst();
    if (!others)
      throw new ErasureRefused(
        'This is the facility’s last administrator. First create another one (npm run create-admin) and have them set a password.',
      );
  }
  return { patients: [], accounts: [accountOf(account)] };
}

async function patient(
  tx: TenantTransaction,
  tenantId: TenantId,
  mrn: string,
): Promise<ErasedPerson> {
  const named = await namedRecord(tx, tenantId, mrn);
  const records = await tx
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('id', '=', named.id), eb('merged_into_id', '=', named.id)]))
    // The surviving record first: its pseudonym names the erasure in the audit trail.
    .orderBy('merged_into_id', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = records.map(({ id }) => id);
  const accounts = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .execute();
  const { earlier, numbers } = await earlierDetails(tx, tenantId, named.id, ids);
  // Current and former details of one record may occur in texts about all merged records.
  const versions = [...records, ...earlier.map((before) => ({ ...named, ...before }))];
  const words = wordsAbout(versions, numbers);
  const ownNames = personalNames(versions);
  const emails = [...new Set(versions.map(({ email }) => email))].filter(Boolean);
  return {
    patients: records.map(({ id, mrn: number, birth_date }) => ({
      id,
      pseudonym: `Erased ${mark(id)}`,
      address: `ERASED-${mark(id)}`,
      mrn: number,
      birth_date,
      emails,
      words,
      ownNames,
    })),
    accounts: accounts.map(accountOf),
  };
}

/** Returns the record with this MRN. A merged one is erased with its survivor. */
async function namedRecord(
  tx: TenantTransaction,
  tenantId: TenantId,
  mrn: string,
): Promise<PatientRow> {
  const named = await tx
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(isNumbered('patient', [mrn]))
    .executeTakeFirst();
  if (!named)
    throw new ErasureRefused(
      'No patient of this facility has that MRN. For a staff member, enter the account’s email address.',
    );
  if (named.merged_into_id !== null) {
    const { mrn: survivor } = await tx
      .selectFrom('patient')
      .select('mrn')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', named.merged_into_id)
      .executeTakeFirstOrThrow();
    throw new ErasureRefused(
      `That record was merged into ${survivor}. Enter that MRN: both are erased together.`,
    );
  }
  return named;
}

/** Former details, and numbers of other registers and insurers, current and former. */
async function earlierDetails(
  tx: TenantTransaction,
  tenantId: TenantId,
  survivorId: PatientId,
  ids: readonly PatientId[],
): Promise<{ earlier: Partial<Patient>[]; numbers: string[] }> {
  const merges = await tx
    .selectFrom('patient_merge')
    .select('replaced')
    .where('tenant_id', '=', tenantId)
    .where('survivor_id', '=', survivorId)
    .execute();
  const corrections = await tx
    .selectFrom('audit_event')
    .select('before')
    .where('tenant_id', '=', tenantId)
    .where('entity_type', 'in', ['patient', 'insurance'])
    .where('entity_id', 'in', ids)
    .where('action', '=', 'update')
    .execute();
  const identifiers = await tx
    .selectFrom('patient_identifier')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .execute();
  const policies = await tx
    .selectFrom('patient_coverage')
    .select('policy_number')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .execute();
  const earlier: Partial<Patient>[] = [
    ...merges.map(({ replaced }) => replaced as Partial<Patient>),
    ...corrections.map(({ before }) => (before ?? {}) as Partial<Patient>),
  ];
  const earlierPolicies = corrections.flatMap(
    ({ before }) => ((before ?? {}) as { coverages?: typeof policies }).coverages ?? [],
  );
  const numbers = [
    ...[...identifiers, ...earlier.flatMap((before) => before.identifiers ?? [])].map(
      ({ value }) => value,
    ),
    ...[...policies, ...earlierPolicies].map(({ policy_number }) => policy_number),
  ];
  return { earlier, numbers };
}

/** Returns the words that identify the person in texts: names, numbers and contact details. */
function wordsAbout(versions: readonly PatientRow[], numbers: readonly string[]): string[] {
  // Native-script names are short in some scripts and cannot match other words by chance.
  const localNames = [
    ...new Set(versions.map(({ name_local }) => name_local).filter((name) => name.length > 1)),
  ];
  const contactDetails = versions.flatMap(
    ({ mrn: number, temporary_mrn, phone, email, address, emergency_contact, guardian }) => [
      number,
      temporary_mrn ?? '',
      phone,
      email,
      address.line1,
      ...[emergency_contact, guardian].flatMap((contact) =>
        contact ? [contact.name, contact.phone] : [],
      ),
    ],
  );
  return [
    ...wordsOf(
      ...versions.flatMap((record) => [
        ...nameForms(record),
        ...(record.middle_name === '' ? [] : nameForms({ ...record, middle_name: '' })),
      ]),
      ...contactDetails,
      ...numbers,
    ),
    ...localNames,
  ];
}

/** Returns the names of the person. The temporary name of an unidentified patient is none. */
function personalNames(versions: readonly PatientRow[]): string[] {
  return wordsOf(
    ...versions
      .filter(({ given_name }) => !isTemporaryMrn(given_name))
      .flatMap(({ family_name, given_name, middle_name }) => [
        family_name,
        given_name,
        middle_name,
      ]),
  );
}
