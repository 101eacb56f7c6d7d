import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDirectory } from './instance.ts';

const outbox = join(dataDirectory, 'outbox');

/** Decodes the two encodings used in email text. */
function readable(message: string): string {
  return message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

/** Emails to an address, oldest first, as the server wrote them to its outbox. */
function mailsTo(address: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readable(readFileSync(join(outbox, file), 'utf8')))
    .filter((message) => new RegExp(`^To:.*${address}`, 'im').test(message));
}

/** Returns the newest email to an address that contains this text, once it was sent. */
export async function mailWith(address: string, text: string): Promise<string> {
  const found = () => mailsTo(address).findLast((message) => message.includes(text));
  await expect.poll(found, { message: `a mail to ${address} with "${text}"` }).toBeTruthy();
  return found() ?? '';
}

const linksTo = (address: string, page: string): string[] =>
  mailsTo(address).flatMap(
    (message) => new RegExp(`https?://\\S+/${page}/\\S+`).exec(message)?.[0] ?? [],
  );

/** Pages that emailed links lead to. */
type LinkedPage = 'reset-password' | 'confirm-email' | 'request-access';

/** Returns the link to this page in the newest email to an address. */
export async function mailedLink(
  address: string,
  page: LinkedPage = 'reset-password',
): Promise<string> {
  await expect
    .poll(() => linksTo(address, page).length, {
      message: `a mail to ${address} that leads to ${page}`,
    })
    .toBeGreaterThan(0);
  return linksTo(address, page).at(-1) ?? '';
}

/** Returns a site’s address once an email to this address has it on a line. */
export async function mailedAddress(address: string, site: string): Promise<string> {
  await expect
    .poll(() => mailsTo(address).some((message) => message.split(/\r?\n/).includes(site)), {
      message: `a mail to ${address} that names ${site}`,
    })
    .toBe(true);
  return site;
}

/** Returns whether an email with such a link was sent to an address. */
export const wasMailed = (address: string, page: LinkedPage = 'reset-password'): boolean =>
  linksTo(address, page).length > 0;
