import { comparedNumber } from '@alms/lis-domain/http';
import { comparedNames } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../platform/audit/audit-trail.ts';
import { normaliseEmail } from '../platform/auth/account.ts';
import { searchText } from '../areas/patients/patients.store.ts';
import type { Database } from '../platform/db/database.ts';
import type { Schema } from '../platform/db/schema.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import {
  accountNames,
  accountRows,
  accountsInJson,
  accountsInLists,
  namesAlone,
  patientTexts,
} from './erasure-plan.ts';
import {
  findPerson,
  type ErasedAccount,
  type ErasedPatient,
  type ErasedPerson,
} from './find-person.ts';

/** Summary of an erasure. */
export interface Erasure {
  /** Pseudonyms now shown with the retained data. */
  pseudonyms: string[];
  /** Number of rewritten, removed and retained rows by table. */
  replaced: Readonly<Record<string, number>>;
  removed: Readonly<Record<string, number>>;
  retained: Readonly<Record<string, number>>;
  /** Known email addresses, for data outside the database. */
  emails: string[];
  /** A colleague has the same name, so names without an id were retained. */
  hasNamesake: boolean;
}

/** Thrown to roll back a dry run. */
class Tried extends Error {
  readonly erasure: Erasure;
  constructor(erasure: Erasure) {
    super('A rehearsal is rolled back.');
    this.erasure = erasure;
  }
}

/**
 * Replaces a person's identity in one facility by a pseudonym and removes their private data.
 * Orders, specimens, results, invoices and signatures stay, linked to the pseudonym, because a
 * laboratory must retain them (CLIA 42 CFR 493.1105, ISO 15189:2022 8.4; GDPR article 17(3)(b),
 * (c)). The audit trail is unchanged except for a new event without the name. Idempotent.
 * @param owner Schema owner: the serving role cannot rewrite append-only data
 * @param confirmed False for a dry run: everything is done, counted and rolled back
 * @throws ErasureRefused when the person does not exist or the facility could not continue
 */
export async function erasePerson(
  owner: Database,
  target: { subdomain: string; person: string },
  { confirmed, now }: { confirmed: boolean; now: Date },
): Promise<Erasure> {
  const { tenantId, person } = await findPerson(owner, target);
  try {
    return await tenantTransaction(owner, tenantId, async (tx) => {
      const erasure = await erase(tx, tenantId, person, now);
      if (!confirmed) throw new Tried(erasure);
      return erasure;
    });
  } catch (error) {
    if (error instanceof Tried) return error.erasure;
    throw error;
  }
}

async function erase(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patients, accounts }: ErasedPerson,
  now: Date,
): Promise<Erasure> {
  const replaced = new Counter();
  const removed = new Counter();
  const retained = new Counter();
  const step = eraser(tx, tenantId);
  let hasNamesake = false;

  for (const account of accounts) {
    removed.add(await step.accountRows(account));
    removed.add({ idempotency_key: await step.storedAnswers(account) });
    replaced.add({ notification: await step.notices(account) });
    replaced.add(await step.accountNames(account));
    hasNamesake = (await step.namesAlone(account, replaced)) || hasNamesake;
    replaced.add({ app_user: await step.account(account, now) });
  }
  for (const patient of patients) {
    removed.add({
      idempotency_key: (await step.storedAnswers(patient)) + (await step.storedImports(patient)),
    });
    replaced.add({
      notification: (await step.notices(patient)) + (await step.ownNotices(patient)),
    });
    replaced.add(await step.patientTexts(patient));
    removed.add({
      patient_identifier: await step.identifiers(patient),
      patient_coverage: await step.coverages(patient),
      patient_condition: await step.conditions(patient),
    });
    replaced.add({ invoice: await step.policies(patient) });
    replaced.add({ patient: await step.patient(patient, now) });
  }
  const ids = patients.map(({ id }) => id);
  for (const table of ['test_order', 'sample', 'result', 'invoice', 'appointment'] as const)
    if (ids.length > 0)
      retained.add({ [table]: await step.count(table, sql`patient_id = any(${ids}::uuid[])`) });
  const own = [...ids, ...accounts.map(({ id }) => id)];
  retained.add({
    audit_event: await step.count(
      'audit_event',
      sql`(patient_id = any(${own}::uuid[]) or actor_id = any(${own}::uuid[]) or entity_id = any(${own}::text[]))`,
    ),
  });

  const pseudonyms = [...patients, ...accounts].map(({ pseudonym }) => pseudonym);
  if (replaced.total() + removed.total() > 0) {
    const [patient] = patients;
    const [entity_type, entity_id] = patient
      ? ['patient', patient.id]
      : ['account', accounts[0]?.id ?? ''];
    await appendAudit(tx, { tenantId, at: now, requestId: uuidv7() }, [
      {
        action: 'delete',
        category: patient ? 'patient' : 'security',
        entity_type,
        entity_id,
        entity_label: pseudonyms[0] ?? '',
        ...(patient && { patient_id: patient.id }),
        after: { replaced: replaced.counts, removed: removed.counts },
        reason: 'Erased on request by the service operator',
      },
    ]);
  }
  return {
    pseudonyms,
    replaced: replaced.counts,
    removed: removed.counts,
    retained: retained.counts,
    emails: [...new Set([...patients, ...accounts].flatMap(({ emails }) => emails))],
    hasNamesake,
  };
}

/** Row counts by table; tables without rows are omitted. */
class Counter {
  readonly counts: Record<string, number> = {};
  add(more: Readonly<Record<string, number>>): void {
    for (const [table, n] of Object.entries(more))
      if (n > 0) this.counts[table] = (this.counts[table] ?? 0) + n;
  }
  total(): number {
    return Object.values(this.counts).reduce((sum, n) => sum + n, 0);
  }
}

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Regular expression for a whole word; `_` ends a word, as in file names. */
function whole(word: string, letter = '[[:alnum:]]'): string {
  const itself = word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return UNSPACED.test(word) ? itself : `(?<!${letter})${itself}(?!${letter})`;
}
/** `text` with each of these words replaced by a pseudonym, case-insensitively. */
const without = (text: RawBuilder<unknown>, words: readonly string[], pseudonym: string) =>
  words.reduce<RawBuilder<unknown>>(
    (rest, word) => sql`regexp_replace(${rest}, ${whole(word)}, ${pseudonym}, 'gi')`,
    text,
  );
/** JSON keys with free text; the others hold codes and signature names. */
const prose: ReadonlySet<string> = new Set(['note', 'reason', 'text']);
/** Rewrites the free text in JSON. */
function rewritten(value: unknown, replace: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && prose.has(key) ? replace(each) : rewritten(each, replace),
    ]),
  );
}
/** Normalises a written name to its words for comparison. */
const inWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Escapes a word as within JSON. */
const inJson = (word: string) => JSON.stringify(word).slice(1, -1);

const jsonColumns: ReadonlySet<string> = new Set([
  'cancellation',
  'rejection',
  'correction',
  'diagnosis_codes',
  'hold_release',
  'condition',
  'checks',
  'drafts',
]);

function eraser(tx: TenantTransaction, tenantId: TenantId) {
  const entries = <T extends object>(plan: T) =>
    Object.entries(plan) as [Extract<keyof T, string>, T[keyof T]][];

  /** Returns the number of changed rows. */
  async function changed(statement: RawBuilder<unknown>): Promise<number> {
    return Number((await statement.execute(tx)).numAffectedRows ?? 0);
  }

  const write = (table: string, values: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    changed(
      sql`update ${sql.table(table)} set ${values} where tenant_id = ${tenantId}::uuid and ${where}`,
    );
  const remove = (table: string, where: RawBuilder<unknown>) =>
    changed(sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and ${where}`);

  /** Replaces words in a text column. */
  function replaceIn(
    table: string,
    column: string,
    words: readonly string[],
    pseudonym: string,
    where: RawBuilder<unknown>,
  ): Promise<number> {
    const isJson = jsonColumns.has(column);
    const text = without(
      sql`${sql.ref(column)}::text`,
      isJson ? words.map(inJson) : words,
      pseudonym,
    );
    return write(
      table,
      sql`${sql.ref(column)} = ${isJson ? sql`(${text})::jsonb` : text}`,
      sql`${where} and ${text} <> ${sql.ref(column)}::text`,
    );
  }

  /** Replaces words in the free text of a JSON column. */
  async function replaceInProse(
    table: string,
    column: string,
    words: readonly string[],
    pseudonym: string,
    where: RawBuilder<unknown>,
  ): Promise<number> {
    const found = await sql<{
      at: string;
      value: unknown;
    }>`select ctid::text as at, ${sql.ref(column)} as value from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and ${where} and ${sql.ref(column)} is not null`.execute(
      tx,
    );
    const patterns = words.map((word) => new RegExp(whole(word, String.raw`[\p{L}\p{N}]`), 'giu'));
    let changes = 0;
    for (const { at, value } of found.rows) {
      const replacement = JSON.stringify(
        rewritten(value, (text) =>
          patterns.reduce((rest, pattern) => rest.replace(pattern, pseudonym), text),
        ),
      );
      if (replacement !== JSON.stringify(value))
        changes += await write(
          table,
          sql`${sql.ref(column)} = ${replacement}::jsonb`,
          sql`ctid = ${at}::tid`,
        );
    }
    return changes;
  }

  async function count(table: keyof Schema, where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and ${where}`.execute(
      tx,
    );
    return rows[0]?.n ?? 0;
  }

  type Imported = Pick<ErasedPatient, 'id' | 'mrn' | 'words' | 'ownNames'>;
  /**
   * Import rows of the patient's specimens, or naming the patient. Names are compared here because
   * letter classes in the database depend on its locale.
   */
  async function ownRows({ id, mrn, words, ownNames }: Imported): Promise<RawBuilder<boolean>> {
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
  const batchesOf = (own: RawBuilder<boolean>) =>
    sql`select batch_id from import_row where tenant_id = ${tenantId}::uuid and ${own}`;

  const feedback = (emails: readonly string[]) =>
    changed(
      sql`update feedback set contact_email = null where lower(contact_email) = any(${emails.map((email) => email.toLowerCase())}::text[])`,
    );

  return {
    count,

    /** Removes stored idempotent responses, also those to other users. */
    storedAnswers({ words }: Pick<ErasedPatient, 'words'>): Promise<number> {
      const patterns = words.map((word) => `%${inJson(word).replace(/[\\%_]/g, String.raw`\$&`)}%`);
      return remove('idempotency_key', sql`answer like any(${patterns}::text[])`);
    },

    /**
     * Removes stored responses about files with rows of the patient, whose file names may contain
     * the name.
     */
    async storedImports(patient: Imported): Promise<number> {
      return remove(
        'idempotency_key',
        sql`exists (select from (${batchesOf(await ownRows(patient))}) own where strpos(answer, own.batch_id::text) > 0)`,
      );
    },

    /** Rewrites notifications of other users about the person. */
    async notices({
      words,
      pseudonym,
    }: Pick<ErasedPatient, 'words' | 'pseudonym'>): Promise<number> {
      return (
        (await replaceIn('notification', 'title', words, pseudonym, sql`true`)) +
        (await replaceIn('notification', 'message', words, pseudonym, sql`true`))
      );
    },

    /** Rewrites notifications about the patient's orders and specimens, which quote notes. */
    async ownNotices({
      id,
      ownNames,
      pseudonym,
    }: Pick<ErasedPatient, 'id' | 'ownNames' | 'pseudonym'>): Promise<number> {
      const own = sql`entity_id in (${sql.join(
        (['test_order', 'sample', 'result', 'invoice', 'appointment'] as const).map(
          (table) =>
            sql`select id from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and patient_id = ${id}::uuid`,
        ),
        sql` union all `,
      )})`;
      return replaceIn('notification', 'message', ownNames, pseudonym, own);
    },

    async accountRows({ id, emails }: ErasedAccount): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      for (const [table, owner] of entries(accountRows)) {
        const where =
          table === 'notification_mail'
            ? sql`notification_id in (select id from notification where tenant_id = ${tenantId}::uuid and recipient_id = ${id}::uuid)`
            : sql`${sql.ref(owner)} = ${id}::uuid`;
        counts[table] = await remove(table, where);
      }
      counts['access_request'] = await remove(
        'access_request',
        sql`email_norm = any(${emails.map(normaliseEmail)}::text[])`,
      );
      return counts;
    },

    async accountNames({
      id,
      pseudonym,
      words,
      emails,
    }: ErasedAccount): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      const add = (table: string, n: number) => (counts[table] = (counts[table] ?? 0) + n);
      for (const [table, columns] of entries(accountNames)) {
        for (const [name, owner] of columns)
          add(
            table,
            await write(
              table,
              sql`${sql.ref(name)} = ${pseudonym}`,
              sql`${sql.ref(owner)} = ${id}::uuid and ${sql.ref(name)} is distinct from ${pseudonym}`,
            ),
          );
      }
      for (const [table, columns] of entries(accountsInJson)) {
        for (const column of columns) {
          const name = sql`${sql.ref(column)} #>> '{by,name}'`;
          add(
            table,
            await write(
              table,
              sql`${sql.ref(column)} = jsonb_set(${sql.ref(column)}, '{by,name}', to_jsonb(${pseudonym}::text))`,
              sql`${sql.ref(column)} #>> '{by,id}' = ${id} and ${name} <> ${pseudonym}`,
            ),
          );
        }
      }
      for (const [table, columns] of entries(accountsInLists)) {
        for (const column of columns) {
          const list = sql.ref(column);
          const isOwn = sql`entry #>> '{by,id}' = ${id} and entry #>> '{by,name}' <> ${pseudonym}`;
          add(
            table,
            await write(
              table,
              sql`${list} = (select jsonb_agg(case when ${isOwn} then jsonb_set(entry, '{by,name}', to_jsonb(${pseudonym}::text)) else entry end order by place) from jsonb_array_elements(${list}) with ordinality as listed (entry, place))`,
              sql`exists (select from jsonb_array_elements(${list}) as listed (entry) where ${isOwn})`,
            ),
          );
        }
      }
      add('onboarding', await replaceIn('onboarding', 'drafts', words, pseudonym, sql`true`));
      add('feedback', await feedback(emails));
      return counts;
    },

    /** Returns whether a colleague has the same name. */
    async namesAlone(
      { id, full_name, pseudonym }: ErasedAccount,
      replaced: Counter,
    ): Promise<boolean> {
      if (full_name === pseudonym) return false;
      if ((await count('app_user', sql`full_name = ${full_name} and id <> ${id}::uuid`)) > 0)
        return true;
      for (const [table, columns] of entries(namesAlone)) {
        for (const column of columns)
          replaced.add({
            [table]: await write(
              table,
              sql`${sql.ref(column)} = ${pseudonym}`,
              sql`${sql.ref(column)} = ${full_name}`,
            ),
          });
      }
      replaced.add({
        sample: await write(
          'sample',
          sql`rejection = jsonb_set(rejection, '{by}', to_jsonb(${pseudonym}::text))`,
          sql`rejection ->> 'by' = ${full_name}`,
        ),
      });
      return false;
    },

    /** The account stays for linked records but can no longer be used to sign in. */
    account({ id, pseudonym, address }: ErasedAccount, now: Date): Promise<number> {
      const values = sql`
        email = ${address},
        email_norm = ${address},
        full_name = ${pseudonym},
        username = ${address},
        status = 'disabled',
        password_hash = null,
        email_verified = false,
        last_login_at = null,
        invitation_waits_for = null,
        version = version + 1,
        updated_at = ${now}`;
      return write('app_user', values, sql`id = ${id}::uuid and email_norm <> ${address}`);
    },

    async patientTexts({
      id,
      pseudonym,
      words,
      ownNames,
      mrn,
      emails,
    }: ErasedPatient): Promise<Record<string, number>> {
      const counts: Record<string, number> = {};
      const add = (table: string, n: number) => (counts[table] = (counts[table] ?? 0) + n);
      for (const [table, plan] of entries(patientTexts)) {
        const { columns, own, of } = plan as {
          columns: readonly string[];
          own: string | readonly string[];
          of?: string;
        };
        const owners = sql.join([own].flat().map((owner) => sql.ref(owner)));
        const isOwn =
          of === undefined
            ? sql`${id}::uuid in (${owners})`
            : sql`${owners} in (select id from ${sql.table(of)} where tenant_id = ${tenantId}::uuid and patient_id = ${id}::uuid)`;
        for (const column of columns)
          add(
            table,
            await (jsonColumns.has(column) ? replaceInProse : replaceIn)(
              table,
              column,
              [...words, ...ownNames],
              pseudonym,
              isOwn,
            ),
          );
      }
      add(
        'result',
        await write(
          'result',
          sql`reported_as = null`,
          sql`patient_id = ${id}::uuid and reported_as is not null`,
        ),
      );
      add(
        'patient_merge',
        await write(
          'patient_merge',
          sql`replaced = '{}'`,
          sql`(survivor_id = ${id}::uuid or loser_id = ${id}::uuid) and replaced <> '{}'`,
        ),
      );
      const isOwnRow = await ownRows({ id, mrn, words, ownNames });
      add(
        'import_batch',
        await replaceIn(
          'import_batch',
          'file_name',
          [...words, ...ownNames],
          pseudonym,
          sql`id in (${batchesOf(isOwnRow)})`,
        ),
      );
      add('import_row', await replaceIn('import_row', 'expected', words, pseudonym, isOwnRow));
      add(
        'import_row',
        await write(
          'import_row',
          sql`raw = '', content = content || '{"patient": ""}'`,
          sql`${isOwnRow} and (raw <> '' or content ->> 'patient' <> '')`,
        ),
      );
      add('feedback', await feedback(emails));
      return counts;
    },

    /** Removes the patient's other identifiers. */
    identifiers: ({ id }: ErasedPatient): Promise<number> =>
      remove('patient_identifier', sql`patient_id = ${id}::uuid`),

    coverages: ({ id }: ErasedPatient): Promise<number> =>
      remove('patient_coverage', sql`patient_id = ${id}::uuid`),

    /** Removes recorded conditions; clinical information of orders stays with their results. */
    conditions: ({ id }: ErasedPatient): Promise<number> =>
      remove('patient_condition', sql`patient_id = ${id}::uuid`),

    /** Removes policy numbers from invoices; their payers stay. */
    policies: ({ id }: ErasedPatient): Promise<number> =>
      write(
        'invoice',
        sql`policy_number = ''`,
        sql`patient_id = ${id}::uuid and policy_number <> ''`,
      ),

    /** Sex and year of birth stay because reference intervals depend on them. */
    patient(
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
      return write('patient', values, sql`id = ${id}::uuid and mrn <> ${mrn}`);
    },
  };
}
