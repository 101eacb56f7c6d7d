import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a directory with those above it, and tries whether something can be written there. One level at a time: Node's own recursive
 * `mkdir` never returns where a directory is there and yet answers that it is not, as `/proc` does.
 * @param mode of what is made, less the process's own mask
 * @throws what the file system answers
 */
export function makeWritableDirectory(directory: string, mode = 0o777): void {
  const missing: string[] = [];
  for (let path = directory; !existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Another process may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  rmdirSync(mkdtempSync(join(directory, '.writable-')));
}
