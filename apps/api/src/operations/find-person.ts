import { fullName, isTemporaryMrn, type NameParts, type Patient } from '@alms/lis-domain/patients';
import { normaliseEmail } from '../platform/auth/account.ts';
import type { Database } from '../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';

/** The person cannot be erased; the message says why, and names nobody. */
export class ErasureRefused extends Error {
  override readonly name = 'ErasureRefused';
}

interface Erased {
  id: string;
  /** What the person is called from now on; the same whenever it is asked. */
  pseudonym: string;
  /** What stands in the place of the address or the number, which nobody else may have. */
  address: string;
  /** The addresses, as they are now and were before corrections. */
  emails: string[];
  /** What is replaced where it stands in text. */
  words: string[];
}

export interface ErasedAccount extends Erased {
  full_name: string;
}

export interface ErasedPatient extends Erased {
  mrn: string;
  birth_date: string;
  /** Replaced also by itself, as a whole word, in text about the patient's own: a family name, a given name. */
  ownNames: string[];
}

/** A patient with every record that was merged into theirs and their account in the portal; or somebody of the staff. */
export interface ErasedPerson {
  patients: ErasedPatient[];
  accounts: ErasedAccount[];
}

/** The end of an id, which is chance. */
const mark = (id: string) => id.slice(-8).toUpperCase();

/** Long enough to be told from a word by chance. */
const wordsOf = (...words: string[]) =>
  [...new Set(words.map((word) => word.trim()))].filter((word) => word.length > 3);

/** How people write a name. */
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
 * Who is meant: somebody of the staff by the e-mail address of the account, a patient by the record number.
 * @throws ErasureRefused
 */
export async function findPerson(
  db: Database,
  { subdomain, person }: { subdomain: string; person: string },
): Promise<{ tenantId: string; person: ErasedPerson }> {
  const tenant = await db
    .selectFrom('tenant')
    .select('id')
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
  if (!tenant)
    throw new ErasureRefused(
      `There is no facility "${subdomain}". Name it by the first part of its address.`,
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
  tenantId: string,
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
      'No account of this facility has that e-mail address. A patient is named by the record number.',
    );
  if (account.patient_id !== null)
    throw new ErasureRefused(
      'This account is a patient’s. Name the patient by the record number: the record and the account are erased together.',
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
        'This is the facility’s last administrator. Make another one first (npm run create-admin), who has chosen a password.',
      );
  }
  return { patients: [], accounts: [accountOf(account)] };
}

async function patient(
  tx: TenantTransaction,
  tenantId: string,
  mrn: string,
): Promise<ErasedPerson> {
  const named = await tx
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('mrn', '=', mrn)
    .executeTakeFirst();
  if (!named)
    throw new ErasureRefused(
      'No patient of this facility has that record number. Somebody of the staff is named by the e-mail address of the account.',
    );
  if (named.merged_into_id !== null) {
    const { mrn: survivor } = await tx
      .selectFrom('patient')
      .select('mrn')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', named.merged_into_id)
      .executeTakeFirstOrThrow();
    throw new ErasureRefused(
      `That record was merged into ${survivor}. Name that one: both are erased together.`,
    );
  }
  const records = await tx
    .selectFrom('patient')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('id', '=', named.id), eb('merged_into_id', '=', named.id)]))
    .orderBy('created_at')
    .execute();
  const ids = records.map(({ id }) => id);
  const accounts = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .execute();
  const merges = await tx
    .selectFrom('patient_merge')
    .select('replaced')
    .where('tenant_id', '=', tenantId)
    .where('survivor_id', '=', named.id)
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
    .selectFrom('patient_cover')
    .select('policy_number')
    .where('tenant_id', '=', tenantId)
    .where('patient_id', 'in', ids)
    .execute();
  // What one of the records says, or said before a merge or a correction, stands in texts about all of them.
  const earlier = [
    ...merges.map(({ replaced }) => replaced),
    ...corrections.map(({ before }) => (before ?? {}) as Partial<Patient>),
  ];
  const earlierPolicies = corrections.flatMap(
    ({ before }) => ((before ?? {}) as { covers?: typeof policies }).covers ?? [],
  );
  const said = [...records, ...earlier.map((before) => ({ ...named, ...before }))];
  const numbers = [
    ...[
      ...identifiers,
      ...earlier.flatMap((before) => (before as Partial<Patient>).identifiers ?? []),
    ].map(({ value }) => value),
    ...[...policies, ...earlierPolicies].map(({ policy_number }) => policy_number),
  ];
  // A name in the own script is short in some, and no word by chance among ours.
  const localNames = [
    ...new Set(said.map(({ name_local }) => name_local).filter((name) => name.length > 1)),
  ];
  const around = said.flatMap(
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
  const words = [
    ...wordsOf(
      ...said.flatMap((record) => [
        ...nameForms(record),
        ...(record.middle_name === '' ? [] : nameForms({ ...record, middle_name: '' })),
      ]),
      ...around,
      ...numbers,
    ),
    ...localNames,
  ];
  const emails = [...new Set(said.map(({ email }) => email))].filter(Boolean);
  // The name of who is unidentified is a word for that, and no person's.
  const ownNames = wordsOf(
    ...said
      .filter(({ given_name }) => !isTemporaryMrn(given_name))
      .flatMap(({ family_name, given_name, middle_name }) => [
        family_name,
        given_name,
        middle_name,
      ]),
  );
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
