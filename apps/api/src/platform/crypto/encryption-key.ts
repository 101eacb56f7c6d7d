import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config.ts';
import { makeWritableDirectory } from '../storage/writable-directory.ts';

/**
 * The key that the data directory keeps, made at the first start; only the service's own account reads the file. It is worth as much as what
 * is sealed with it: a backup of the database is kept apart from it. Throws when the file holds something else.
 */
export function keptKey(dataDirectory: string): string {
  const file = join(dataDirectory, 'encryption-key');
  makeWritableDirectory(dataDirectory, 0o700);
  if (!existsSync(file)) {
    // Linked when it is whole, so that another process finds all of it or nothing; the first one's stays.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[\w-]{43}$/.test(key))
    throw new ConfigError(
      `${file} does not hold the key that was made there: put it back from a backup, or remove the file and let people set up their authenticator apps anew.`,
    );
  return key;
}
