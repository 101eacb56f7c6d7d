import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../config.ts';
import { makeWritableDirectory } from '../storage/writable-directory.ts';

/**
 * The encryption key in the data directory, generated at the first start and readable only by the
 * service account. It decrypts the protected secrets, so store it separately from database backups.
 * Throws when the file is invalid.
 */
export function loadEncryptionKey(dataDirectory: string): string {
  const file = join(dataDirectory, 'encryption-key');
  makeWritableDirectory(dataDirectory, 0o700);
  if (!existsSync(file)) {
    // Linked when complete, so that another process sees the whole file or none; the first one
    // wins.
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
      `${file} does not contain the generated key. Restore the file from a backup, or delete it and have users enrol their authenticator apps again.`,
    );
  return key;
}
