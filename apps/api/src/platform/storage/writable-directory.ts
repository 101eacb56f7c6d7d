import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Creates a directory with its parents and checks that it is writable. One level at a time: Node's
 * recursive `mkdir` never returns where an existing directory reports that it does not exist, as in
 * `/proc`.
 * @param mode Mode of created directories, minus the process umask
 * @throws File system errors
 */
export function makeWritableDirectory(directory: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let path = directory; !existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Another process may have created it concurrently.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  rmdirSync(mkdtempSync(join(directory, '.writable-')));
}
