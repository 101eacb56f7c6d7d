import { sql } from 'kysely';
import { normaliseEmail } from '../platform/auth/account.ts';
import { removeFromFeedback, removeStoredAnswers, rewriteNotices } from './erase-mentions.ts';
import {
  accountNames,
  accountRows,
  accountsInJson,
  accountsInLists,
  namesAlone,
} from './erasure-plan.ts';
import { Counter, entries, type FacilityRows } from './erasure-rows.ts';
import type { ErasedAccount } from './find-person.ts';

/** Counts of an account's erasure by table. */
export interface ErasedAccountRows {
  replaced: Counter;
  removed: Counter;
  /** A colleague has the same name, so names without an id were retained. */
  hasNamesake: boolean;
}

/** Removes an account's private rows and replaces its name by its pseudonym. */
export async function eraseAccount(
  rows: FacilityRows,
  account: ErasedAccount,
  now: Date,
): Promise<ErasedAccountRows> {
  const [replaced, removed] = [new Counter(), new Counter()];
  await removeOwnRows(rows, account, removed);
  removed.add({ idempotency_key: await removeStoredAnswers(rows, account) });
  replaced.add({ notification: await rewriteNotices(rows, account) });
  await replaceNamesBesideIds(rows, account, replaced);
  await replaceNamesInJson(rows, account, replaced);
  await replaceNamesInLists(rows, account, replaced);
  await replaceInTexts(rows, account, replaced);
  const hasNamesake = await isNamesake(rows, account);
  if (!hasNamesake) await replaceNamesAlone(rows, account, replaced);
  replaced.add({ app_user: await closeAccount(rows, account, now) });
  return { replaced, removed, hasNamesake };
}

async function removeOwnRows(
  rows: FacilityRows,
  { id, emails }: ErasedAccount,
  removed: Counter,
): Promise<void> {
  for (const [table, owner] of entries(accountRows)) {
    const isOwn =
      table === 'notification_mail'
        ? sql`notification_id in (select id from notification where tenant_id = ${rows.tenantId}::uuid and recipient_id = ${id}::uuid)`
        : sql`${sql.ref(owner)} = ${id}::uuid`;
    removed.add({ [table]: await rows.remove(table, isOwn) });
  }
  removed.add({
    access_request: await rows.remove(
      'access_request',
      sql`email_norm = any(${emails.map(normaliseEmail)}::text[])`,
    ),
  });
}

/** Names in columns beside the account's id. */
async function replaceNamesBesideIds(
  rows: FacilityRows,
  { id, pseudonym }: ErasedAccount,
  replaced: Counter,
): Promise<void> {
  for (const [table, columns] of entries(accountNames))
    for (const [name, owner] of columns)
      replaced.add({
        [table]: await rows.write(
          table,
          sql`${sql.ref(name)} = ${pseudonym}`,
          sql`${sql.ref(owner)} = ${id}::uuid and ${sql.ref(name)} is distinct from ${pseudonym}`,
        ),
      });
}

/** Names beside the account's id in JSON objects. */
async function replaceNamesInJson(
  rows: FacilityRows,
  { id, pseudonym }: ErasedAccount,
  replaced: Counter,
): Promise<void> {
  for (const [table, columns] of entries(accountsInJson))
    for (const column of columns.map((each) => sql.ref(each)))
      replaced.add({
        [table]: await rows.write(
          table,
          sql`${column} = jsonb_set(${column}, '{by,name}', to_jsonb(${pseudonym}::text))`,
          sql`${column} #>> '{by,id}' = ${id} and ${column} #>> '{by,name}' <> ${pseudonym}`,
        ),
      });
}

/** Names beside the account's id in JSON lists. */
async function replaceNamesInLists(
  rows: FacilityRows,
  { id, pseudonym }: ErasedAccount,
  replaced: Counter,
): Promise<void> {
  const isOwn = sql`entry #>> '{by,id}' = ${id} and entry #>> '{by,name}' <> ${pseudonym}`;
  for (const [table, columns] of entries(accountsInLists))
    for (const list of columns.map((each) => sql.ref(each)))
      replaced.add({
        [table]: await rows.write(
          table,
          sql`${list} = (select jsonb_agg(case when ${isOwn} then jsonb_set(entry, '{by,name}', to_jsonb(${pseudonym}::text)) else entry end order by place) from jsonb_array_elements(${list}) with ordinality as listed (entry, place))`,
          sql`exists (select from jsonb_array_elements(${list}) as listed (entry) where ${isOwn})`,
        ),
      });
}

async function replaceInTexts(
  rows: FacilityRows,
  { pseudonym, words, emails }: ErasedAccount,
  replaced: Counter,
): Promise<void> {
  replaced.add({
    onboarding: await rows.replaceIn({
      table: 'onboarding',
      column: 'drafts',
      words,
      pseudonym,
      where: sql`true`,
    }),
    feedback: await removeFromFeedback(rows, emails),
  });
}

/** Returns whether a colleague has the same name. */
const isNamesake = async (rows: FacilityRows, { id, full_name, pseudonym }: ErasedAccount) =>
  full_name !== pseudonym &&
  (await rows.count('app_user', sql`full_name = ${full_name} and id <> ${id}::uuid`)) > 0;

/** Names without an id. */
async function replaceNamesAlone(
  rows: FacilityRows,
  { full_name, pseudonym }: ErasedAccount,
  replaced: Counter,
): Promise<void> {
  if (full_name === pseudonym) return;
  for (const [table, columns] of entries(namesAlone))
    for (const column of columns.map((each) => sql.ref(each)))
      replaced.add({
        [table]: await rows.write(
          table,
          sql`${column} = ${pseudonym}`,
          sql`${column} = ${full_name}`,
        ),
      });
  replaced.add({
    sample: await rows.write(
      'sample',
      sql`rejection = jsonb_set(rejection, '{by}', to_jsonb(${pseudonym}::text))`,
      sql`rejection ->> 'by' = ${full_name}`,
    ),
  });
}

/** The account stays for linked records but can no longer be used to sign in. */
function closeAccount(
  rows: FacilityRows,
  { id, pseudonym, address }: ErasedAccount,
  now: Date,
): Promise<number> {
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
  return rows.write('app_user', values, sql`id = ${id}::uuid and email_norm <> ${address}`);
}
