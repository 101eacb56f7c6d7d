/**
 * Database maintenance commands for platform operators. They work with or without a running server.
 *   npm run migrate migrates the schema before processes of a new version start
 *   npm run backup -- FILE backs up everything
 *   npm run restore -- FILE restores a backup into an empty database (DATABASE_URL) or a new
 *   DATA_DIR
 *   npm run verify-backup -- FILE checks whether a file is complete and unchanged
 *   npm run export-facility -- SUBDOMAIN FILE exports one facility for another installation
 *   npm run import-facility -- FILE imports one facility beside existing ones
 *   npm run create-admin -- SUBDOMAIN EMAIL NAME creates an administrator for a facility without
 *   access
 *   npm run erase-person -- SUBDOMAIN PERSON erases the identity of a patient (by record number) or
 *   staff member (by email address); a dry run without --confirm
 */
import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase, openOwner } from '../platform/db/database.ts';
import { DatabaseUnusable } from '../platform/db/database-unusable.ts';
import { openPool, unlimited, type Connection } from '../platform/db/pool.ts';
import type { Schema } from '../platform/db/schema.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { ArchiveUnusable, openArchive, type ArchiveHeader, type RowCounts } from './archive.ts';
import { backUp } from './back-up.ts';
import { AdminRefused, createAdmin } from './create-admin.ts';
import { erasePerson, type Erasure } from './erase-person.ts';
import { ErasureRefused } from './find-person.ts';
import { removeMailTo } from './remove-mail-to.ts';
import { restore } from './restore.ts';

const sum = (rows: RowCounts) =>
  `${Object.values(rows).reduce((all, count) => all + count, 0)} rows of ${rows['tenant'] ?? 0} ${rows['tenant'] === 1 ? 'facility' : 'facilities'}`;

async function asOwner<T>(work: (owner: Connection) => Promise<T>): Promise<T> {
  const { dataDirectory, databaseUrl: url } = readConfig(process.env);
  const { owner, stop } = await openOwner({ dataDirectory, url });
  try {
    return await work(owner);
  } finally {
    await stop();
  }
}

async function backedUp(file: string, subdomain?: string): Promise<string> {
  const rows = await asOwner((owner) =>
    backUp(owner, file, { now: systemClock.now(), ...(subdomain !== undefined && { subdomain }) }),
  );
  return `${file} contains ${sum(rows)}, including all patient results. Store it encrypted, separately from ENCRYPTION_KEY.`;
}

async function verified(file: string): Promise<string> {
  const { header, parts, counts } = await openArchive(file);
  // oxlint-disable-next-line no-unused-vars -- Reads to the end, where the checksum is verified.
  for await (const _ of parts);
  return `${file} is complete: ${sum(counts())}, created ${header.made_at}.`;
}

async function restored(file: string, kind: ArchiveHeader['alms']): Promise<string> {
  const { rows, brokenTrails } = await asOwner((owner) => restore(owner, file, kind));
  if (brokenTrails.length > 0) process.exitCode = 1;
  const trails =
    brokenTrails.length === 0
      ? 'All audit trails are intact.'
      : `BROKEN audit trails, already broken when the file was created: ${brokenTrails.join(', ')}.`;
  return `Restored ${sum(rows)}. ${trails}`;
}

/** Opening the database migrates it, as at every process start. */
async function migrated(): Promise<string> {
  const { dataDirectory, databaseUrl: url } = readConfig(process.env);
  const { close } = await openDatabase({ dataDirectory, url });
  await close();
  return 'The schema is up to date.';
}

async function invited(subdomain: string, email: string, full_name: string): Promise<string> {
  const { dataDirectory, databaseUrl: url, baseDomain, publicPort: port } = readConfig(process.env);
  const { db, close } = await openDatabase({ dataDirectory, url });
  try {
    const text = await createAdmin(
      db,
      { subdomain, email, full_name },
      { hosts: { baseDomain, ...(port !== undefined && { port }) }, now: systemClock.now() },
    );
    return `Account created. No email was sent. Send ${email} this message over a confidential channel:\n\n${text}`;
  } finally {
    await close();
  }
}

const listed = (rows: Erasure['retained']) =>
  Object.entries(rows)
    .map(([table, n]) => `${table} ${n}`)
    .join(', ') || 'nothing';

async function erased(subdomain: string, person: string, confirmed: boolean): Promise<string> {
  const { pseudonyms, replaced, removed, retained, emails, hasNamesake } = await asOwner(
    async (owner) => {
      const db = new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: openPool(owner, { size: 1, limits: unlimited }) }),
      });
      try {
        return await erasePerson(db, { subdomain, person }, { confirmed, now: systemClock.now() });
      } finally {
        await db.destroy();
      }
    },
  );
  const mails = await removeMailTo(join(readConfig(process.env).dataDirectory, 'outbox'), emails, {
    confirmed,
  });
  return [
    confirmed ? 'Done:' : 'Dry run: nothing was changed. With --confirm:',
    `  pseudonym   ${pseudonyms.join(', ')}`,
    `  replaced    ${listed(replaced)}`,
    `  removed     ${listed({ ...removed, ...(mails > 0 && { 'emails in the outbox': mails }) })}`,
    `  retained    ${listed(retained)}`,
    ...(hasNamesake
      ? [
          'Another staff member has the same name: names without an account reference were not replaced.',
        ]
      : []),
    'The name remains in existing audit events, and in backups until they are replaced.',
  ].join('\n');
}

/** `parameters` names the required arguments, `flag` an optional one after them. */
const commands: Record<
  string,
  { parameters?: string; flag?: string; context: (...words: string[]) => Promise<string> }
> = {
  migrate: { context: migrated },
  backup: { parameters: 'FILE', context: (file = '') => backedUp(file) },
  restore: { parameters: 'FILE', context: (file = '') => restored(file, 'backup') },
  'verify-backup': { parameters: 'FILE', context: (file = '') => verified(file) },
  'export-facility': {
    parameters: 'SUBDOMAIN FILE',
    context: (subdomain = '', file = '') => backedUp(file, subdomain),
  },
  'create-admin': {
    parameters: 'SUBDOMAIN EMAIL NAME',
    context: (subdomain = '', email = '', name = '') => invited(subdomain, email, name),
  },
  'erase-person': {
    parameters: 'SUBDOMAIN PERSON',
    flag: '--confirm',
    context: (subdomain = '', person = '', flag = '') => erased(subdomain, person, flag !== ''),
  },
  'import-facility': { parameters: 'FILE', context: (file = '') => restored(file, 'facility') },
};

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command)
    throw new ConfigError(
      `Unknown command "${name}". Available commands: ${Object.keys(commands).join(', ')}.`,
    );
  const { parameters, flag, context } = command;
  const needed = words.at(-1) === flag && flag !== undefined ? words.slice(0, -1) : words;
  if (needed.length !== (parameters?.split(' ').length ?? 0) || words.includes(''))
    throw new ConfigError(
      `Usage: npm run ${name}${parameters === undefined ? '' : ` -- ${parameters}`}${flag === undefined ? '' : ` [${flag}]`}.`,
    );
  process.stdout.write(`${await context(...words)}\n`);
} catch (error) {
  if (
    !(
      error instanceof ConfigError ||
      error instanceof DatabaseUnusable ||
      error instanceof ArchiveUnusable ||
      error instanceof AdminRefused ||
      error instanceof ErasureRefused
    )
  )
    throw error;
  console.error(`Nothing was changed. ${error.message}`);
  process.exitCode = 1;
}
