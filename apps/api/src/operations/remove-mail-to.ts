import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes emails to these addresses from an outbox and returns their number. With a mail server
 * there is no outbox.
 * @param confirmed False only counts them
 */
export async function removeMailTo(
  outbox: string,
  emails: readonly string[],
  { confirmed }: { confirmed: boolean },
): Promise<number> {
  const files =
    emails.length === 0
      ? []
      : (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  let found = 0;
  for (const file of files) {
    const [, to = ''] =
      /^To:(.*(?:\r?\n[ \t].*)*)/im.exec(await readFile(join(outbox, file), 'utf8')) ?? [];
    if (!emails.some((email) => to.toLowerCase().includes(email.toLowerCase()))) continue;
    found += 1;
    if (confirmed) await rm(join(outbox, file));
  }
  return found;
}
