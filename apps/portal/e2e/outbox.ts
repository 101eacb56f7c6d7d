import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const outbox = resolve(import.meta.dirname, '../../../.cache/e2e-data/outbox');

/** Decodes the two encodings used in email text. */
function readable(message: string): string {
  return message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

function linksTo(address: string, page: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readable(readFileSync(join(outbox, file), 'utf8')))
    .filter((message) => new RegExp(`^To:.*${address}`, 'im').test(message))
    .flatMap((message) => new RegExp(`https?://\\S+/${page}/\\S+`).exec(message)?.[0] ?? []);
}

/**
 * Returns the link to this page in the newest email to an address, as the server wrote it to its
 * outbox.
 */
export async function mailedLink(
  address: string,
  page: 'reset-password' | 'confirm-email' = 'reset-password',
): Promise<string> {
  await expect
    .poll(() => linksTo(address, page).length, {
      message: `a mail to ${address} that leads to ${page}`,
    })
    .toBeGreaterThan(0);
  return linksTo(address, page).at(-1) ?? '';
}

/** Returns whether an email with such a link was sent to an address. */
export const wasMailed = (
  address: string,
  page: 'reset-password' | 'confirm-email' = 'reset-password',
): boolean => linksTo(address, page).length > 0;
