import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const outbox = resolve(import.meta.dirname, '../../../.cache/e2e-data/outbox');

/** Undoes the two encodings mail text comes in. */
function readable(message: string): string {
  return message.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
}

function linksTo(address: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .sort()
    .map((file) => readable(readFileSync(join(outbox, file), 'utf8')))
    .filter((message) => new RegExp(`^To:.*${address}`, 'im').test(message))
    .flatMap((message) => /https?:\/\/\S+\/reset-password\/\S+/.exec(message)?.[0] ?? []);
}

/** The link of the newest mail to somebody, as the server really wrote it into its outbox. */
export async function mailedLink(address: string): Promise<string> {
  await expect.poll(() => linksTo(address).length, { message: `a mail with a link to ${address}` }).toBeGreaterThan(0);
  return linksTo(address).at(-1) ?? '';
}
