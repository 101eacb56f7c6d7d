import { comparedNumber } from '@alms/lis-domain/http';
import { comparedNames } from '@alms/lis-domain/patients';
import { sql, type RawBuilder } from 'kysely';
import { searchText } from '../areas/patients/patients.store.ts';
import { messageText } from '../interfaces/hl7/character-set.ts';
import { removeFromFeedback, removeStoredAnswers, rewriteNotices } from './erase-mentions.ts';
import { patientTexts } from './erasure-plan.ts';
import { Counter, entries, isJson, type FacilityRows } from './erasure-rows.ts';
import { inWords } from './erasure-words.ts';
import type { ErasedPatient } from './find-person.ts';

/** Tables whose rows stay, linked to the pseudonym. */
export const retainedTables = ['test_order', 'sample', 'result', 'invoice', 'appointment'] as const;

/** Replaces a patient's identity by the pseudonym and removes the private rows. */
export async function erasePatient(
  rows: FacilityRows,
  patient: ErasedPatient,
  now: Date,
): Promise<{ replaced: Counter; removed: Counter }> {
  const [replaced, removed] = [new Counter(), new Counter()];
  const isOwnImport = await importsOf(rows, patient);
  removed.add({ idempotency_key: await removeStoredAnswers(rows, patient) });
  removed.add({ idempotency_key: await removeStoredImports(rows, isOwnImport) });
  replaced.add({ notification: await rewriteNotices(rows, patient) });
  replaced.add({ notification: await rewriteOwnNotices(rows, patient) });
  await replaceInTexts(rows, patient, replaced);
  replaced.add({ incoming_message: await removeFromIncoming(rows, patient, isOwnImport) });
  await replaceInImports(rows, patient, isOwnImport, replaced);
  replaced.add({ feedback: await removeFromFeedback(rows, patient.emails) });
  await removeOwnRows(rows, patient, removed);
  replaced.add({ invoice: await removePolicyNumbers(rows, patient) });
  replaced.add({ patient: await replaceParticulars(rows, patient, now) });
  return { replaced, removed };
}

/**
 * Condition: the import row is of the patient's specimens, or names the patient. Names are compared
 * here because letter classes in the database depend on its locale.
 */
async function importsOf(
  { tx, tenantId }: FacilityRows,
  { id, mrn, words, ownNames }: ErasedPatient,
): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct content ->> 'patient' as name from import_row where tenant_id = ${tenantId}::uuid and content ->> 'patient' <> ''`.execute(
    tx,
  );
  const own = new Set([...words, ...ownNames].map(inWords));
  const names = rows
    .map(({ name }) => name)
    .filter((name) => comparedNumber(name) === comparedNumber(mrn) || own.has(inWords(name)));
  return sql<boolean>`(
    upper(normalize(content ->> 'accession', NFKC)) in (
      select accession_number from sample
      where tenant_id = ${tenantId}::uuid and patient_id = ${id}::uuid)
    or content ->> 'patient' = any(${names}::text[]))`;
}

const batchesOf = ({ tenantId }: FacilityRows, isOwnImport: RawBuilder<boolean>) =>
  sql`select batch_id from import_row where tenant_id = ${tenantId}::uuid and ${isOwnImport}`;

/**
 * Removes stored responses about files with rows of the patient, whose file names may contain the
 * name.
 */
const removeStoredImports = (rows: FacilityRows, isOwnImport: RawBuilder<boolean>) =>
  rows.remove(
    'idempotency_key',
    sql`exists (select from (${batchesOf(rows, isOwnImport)}) own where strpos(answer, own.batch_id::text) > 0)`,
  );

/** Rewrites notifications about the patient's orders and specimens, which quote notes. */
function rewriteOwnNotices(
  rows: FacilityRows,
  { id, ownNames, pseudonym }: ErasedPatient,
): Promise<number> {
  const records = retainedTables.map(
    (table) =>
      sql`select id from ${sql.table(table)} where tenant_id = ${rows.tenantId}::uuid and patient_id = ${id}::uuid`,
  );
  return rows.replaceIn({
    table: 'notification',
    column: 'message',
    words: ownNames,
    pseudonym,
    where: sql`entity_id in (${sql.join(records, sql` union all `)})`,
  });
}

/** Rewrites free text about the patient, and removes copies of the name. */
async function replaceInTexts(
  rows: FacilityRows,
  { id, pseudonym, words, ownNames }: ErasedPatient,
  replaced: Counter,
): Promise<void> {
  for (const [table, plan] of entries(patientTexts)) {
    const { columns, own, of } = plan as {
      columns: readonly string[];
      own: string | readonly string[];
      of?: string;
    };
    const owners = sql.join([own].flat().map((owner) => sql.ref(owner)));
    const where =
      of === undefined
        ? sql`${id}::uuid in (${owners})`
        : sql`${owners} in (select id from ${sql.table(of)} where tenant_id = ${rows.tenantId}::uuid and patient_id = ${id}::uuid)`;
    for (const column of columns) {
      const replacement = { table, column, words: [...words, ...ownNames], pseudonym, where };
      const changes = isJson(column)
        ? rows.replaceInProse(replacement)
        : rows.replaceIn(replacement);
      replaced.add({ [table]: await changes });
    }
  }
  replaced.add({
    result: await rows.write(
      'result',
      sql`reported_as = null`,
      sql`patient_id = ${id}::uuid and reported_as is not null`,
    ),
    hl7_inbound: await rows.write(
      'hl7_inbound',
      sql`visit_number = null, location = null`,
      sql`num_nonnulls(visit_number, location) > 0 and order_id in (
        select id from test_order
        where tenant_id = ${rows.tenantId}::uuid and patient_id = ${id}::uuid)`,
    ),
    patient_merge: await rows.write(
      'patient_merge',
      sql`replaced = '{}'`,
      sql`(survivor_id = ${id}::uuid or loser_id = ${id}::uuid) and replaced <> '{}'`,
    ),
  });
}

/** Rewrites the patient's rows of instrument files, and the names of these files. */
async function replaceInImports(
  rows: FacilityRows,
  { words, ownNames, pseudonym }: ErasedPatient,
  isOwnImport: RawBuilder<boolean>,
  replaced: Counter,
): Promise<void> {
  const fileNames = await rows.replaceIn({
    table: 'import_batch',
    column: 'file_name',
    words: [...words, ...ownNames],
    pseudonym,
    where: sql`id in (${batchesOf(rows, isOwnImport)})`,
  });
  const expected = await rows.replaceIn({
    table: 'import_row',
    column: 'expected',
    words,
    pseudonym,
    where: isOwnImport,
  });
  const files = await rows.remove(
    'import_file',
    sql`(batch_id, number) in (
      select batch_id, number from import_row
      where tenant_id = ${rows.tenantId}::uuid and ${isOwnImport})`,
  );
  const contents = await rows.write(
    'import_row',
    sql`raw = '', content = (content - 'file') || '{"patient": ""}'`,
    sql`${isOwnImport} and (raw <> '' or content ->> 'patient' <> '' or content ? 'file')`,
  );
  replaced.add({
    import_batch: fileNames,
    import_row: expected + contents,
    import_file: files,
  });
}

/**
 * Removes the text of incoming messages that made the patient's orders or imports, or name the
 * patient, and rewrites the reasons of their refusals. Texts are compared here, like names of
 * imports.
 */
async function removeFromIncoming(
  rows: FacilityRows,
  { id, mrn, words, ownNames, pseudonym }: ErasedPatient,
  isOwnImport: RawBuilder<boolean>,
): Promise<number> {
  const { tx, tenantId } = rows;
  const names = [mrn, ...words].map((word) => ` ${inWords(word)} `);
  const found: string[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await sql<{ id: string; raw: Buffer; own: boolean }>`
      select id, raw, coalesce(
        order_id in (select id from test_order where tenant_id = ${tenantId}::uuid and patient_id = ${id}::uuid)
        or patient_id = ${id}::uuid or batch_id in (${batchesOf(rows, isOwnImport)}), false) as own
      from incoming_message
      where tenant_id = ${tenantId}::uuid and raw is not null and id > ${last}::uuid
      order by id limit 100`.execute(tx);
    for (const message of page.rows) {
      const text = ` ${inWords(messageText(message.raw))} `;
      if (message.own || names.some((word) => text.includes(word))) found.push(message.id);
    }
    const end = page.rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  const where = sql`id = any(${found}::uuid[])`;
  for (const column of ['reason', 'dismiss_reason'])
    await rows.replaceIn({
      table: 'incoming_message',
      column,
      words: [...words, ...ownNames],
      pseudonym,
      where,
    });
  return rows.write('incoming_message', sql`raw = null`, where);
}

/** Clinical information of orders stays with their results. */
async function removeOwnRows(
  rows: FacilityRows,
  { id }: ErasedPatient,
  removed: Counter,
): Promise<void> {
  for (const table of ['patient_identifier', 'patient_coverage', 'patient_condition'])
    removed.add({ [table]: await rows.remove(table, sql`patient_id = ${id}::uuid`) });
}

/** Removes policy numbers from invoices; their payers stay. */
const removePolicyNumbers = (rows: FacilityRows, { id }: ErasedPatient) =>
  rows.write(
    'invoice',
    sql`policy_number = ''`,
    sql`patient_id = ${id}::uuid and policy_number <> ''`,
  );

/** Sex and year of birth stay because reference intervals depend on them. */
function replaceParticulars(
  rows: FacilityRows,
  { id, pseudonym, address: mrn, birth_date }: ErasedPatient,
  now: Date,
): Promise<number> {
  const particulars = {
    family_name: pseudonym,
    given_name: '',
    middle_name: '',
    name_local: '',
    mrn,
    birth_date: birth_date.slice(0, 'YYYY'.length),
    phone: '',
  };
  const { name_norm, name_short, name_local_norm } = comparedNames(particulars);
  const values = sql`
    mrn = ${mrn},
    mrn_temporary = false,
    temporary_mrn = null,
    family_name = ${pseudonym},
    given_name = '',
    middle_name = '',
    prefix = '',
    suffix = '',
    name_local = '',
    name_norm = ${name_norm},
    name_short = ${name_short},
    name_local_norm = ${name_local_norm},
    search_text = ${searchText(particulars)},
    birth_date = ${particulars.birth_date},
    birth_time = null,
    deceased_at = null,
    phone = '',
    email = '',
    address = default,
    language = '',
    preferred_contact = null,
    emergency_contact = null,
    guardian = null,
    referring_provider = '',
    notes = '',
    different_person_reason = null,
    status = case status when 'merged' then status else 'inactive' end,
    version = version + 1,
    updated_at = ${now}`;
  return rows.write('patient', values, sql`id = ${id}::uuid and mrn <> ${mrn}`);
}
