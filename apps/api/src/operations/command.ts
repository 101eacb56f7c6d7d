/**
 * Keeping what the database holds, for who operates the platform. Beside a running server or without one.
 *   npm run migrate                             the schema brought up to date, before processes of a new version start
 *   npm run backup -- FILE                      everything, as it is now
 *   npm run restore -- FILE                     a backup, into an empty database (DATABASE_URL) or a new DATA_DIR
 *   npm run verify-backup -- FILE               whether a file is whole and as it was written
 *   npm run export-facility -- SUBDOMAIN FILE   one facility, to take it elsewhere
 *   npm run import-facility -- FILE             one facility, beside those that are here
 *   npm run create-admin -- SUBDOMAIN EMAIL NAME  an administrator of a facility that has none who can get in
 */
import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase, openOwner } from '../db/database.ts';
import { DatabaseUnusable } from '../db/database-unusable.ts';
import type { Connection } from '../db/pool.ts';
import { ArchiveUnusable, openArchive, type ArchiveHeader, type RowCounts } from './archive.ts';
import { backUp } from './back-up.ts';
import { AdminRefused, createAdmin } from './create-admin.ts';
import { restore } from './restore.ts';

const sum = (rows: RowCounts) => `${Object.values(rows).reduce((all, count) => all + count, 0)} rows of ${rows['tenant'] ?? 0} ${rows['tenant'] === 1 ? 'facility' : 'facilities'}`;

async function asOwner<T>(work: (owner: Connection) => Promise<T>): Promise<T> {
  const { dataDirectory, databaseUrl: url } = readConfig(process.env);
  const { owner, stop } = await openOwner({ dataDirectory, url });
  try {
    return await work(owner);
  } finally {
    await stop();
  }
}

async function kept(file: string, subdomain?: string): Promise<string> {
  const rows = await asOwner((owner) => backUp(owner, file, { now: systemClock.now(), ...(subdomain !== undefined && { subdomain }) }));
  return `${file} holds ${sum(rows)}. Whoever reads it reads every patient's results: keep it encrypted, and apart from ENCRYPTION_KEY.`;
}

async function verified(file: string): Promise<string> {
  const { header, parts, counts } = await openArchive(file);
  // oxlint-disable-next-line no-unused-vars -- to its end, where it is compared with its checksum
  for await (const _ of parts);
  return `${file} is whole: ${sum(counts())}, as of ${header.made_at}.`;
}

async function restored(file: string, kind: ArchiveHeader['alms']): Promise<string> {
  const { rows, brokenTrails } = await asOwner((owner) => restore(owner, file, kind));
  if (brokenTrails.length > 0) process.exitCode = 1;
  const trails = brokenTrails.length === 0 ? 'Every audit trail in it is intact.' : `BROKEN audit trails, as they were when the file was made: ${brokenTrails.join(', ')}.`;
  return `${sum(rows)} are in the database. ${trails}`;
}

/** As each process does when it starts: opening is all it takes. */
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
    const text = await createAdmin(db, { subdomain, email, full_name }, { hosts: { baseDomain, ...(port !== undefined && { port }) }, now: systemClock.now() });
    return `The account is made, and nothing was mailed. Give ${email} these words in a way that nobody else reads:\n\n${text}`;
  } finally {
    await close();
  }
}

const acts: Record<string, { takes?: string; act: (...words: string[]) => Promise<string> }> = {
  migrate: { act: migrated },
  backup: { takes: 'FILE', act: (file = '') => kept(file) },
  restore: { takes: 'FILE', act: (file = '') => restored(file, 'backup') },
  'verify-backup': { takes: 'FILE', act: (file = '') => verified(file) },
  'export-facility': { takes: 'SUBDOMAIN FILE', act: (subdomain = '', file = '') => kept(file, subdomain) },
  'create-admin': { takes: 'SUBDOMAIN EMAIL NAME', act: (subdomain = '', email = '', name = '') => invited(subdomain, email, name) },
  'import-facility': { takes: 'FILE', act: (file = '') => restored(file, 'facility') },
};

const [name = '', ...words] = process.argv.slice(2);
try {
  const asked = acts[name];
  if (!asked) throw new ConfigError(`There is no command "${name}", only ${Object.keys(acts).join(', ')}.`);
  const { takes, act } = asked;
  if (words.length !== (takes?.split(' ').length ?? 0) || words.includes('')) throw new ConfigError(`Say npm run ${name}${takes === undefined ? '' : ` -- ${takes}`}.`);
  process.stdout.write(`${await act(...words)}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseUnusable || error instanceof ArchiveUnusable || error instanceof AdminRefused)) throw error;
  console.error(`Nothing was done. ${error.message}`);
  process.exitCode = 1;
}
