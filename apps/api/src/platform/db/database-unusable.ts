/** The database is unusable; the message states the remedy. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

/** Error for a directory that cannot be created or written. */
export function unusableDirectory(directory: string, cause: unknown): DatabaseUnusable {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC')
    return new DatabaseUnusable(`The disk is full: nothing can be written in ${directory}.`, {
      cause,
    });
  return new DatabaseUnusable(
    `The data directory ${directory} cannot be written (${code ?? String(cause)}). Choose another one with DATA_DIR.`,
    { cause },
  );
}

/** Throws a readable error for PostgreSQL failures that a retry cannot resolve. */
export function refuseHopeless(output: string, directory: string): void {
  if (/No space left on device/.test(output))
    throw new DatabaseUnusable(`The disk is full: PostgreSQL cannot write in ${directory}.`);
  if (/Permission denied|Read-only file system/.test(output))
    throw new DatabaseUnusable(
      `PostgreSQL cannot write in ${directory}: ${output.trim().split('\n').at(-1) ?? ''}`,
    );
}
