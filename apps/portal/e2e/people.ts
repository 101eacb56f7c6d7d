import { expect, type Browser, type Page } from '@playwright/test';
import { mailedLink } from './outbox.ts';

export const port = Number(process.env['E2E_PORT'] ?? 4273);
export const mainSite = `http://alms.localhost:${port}`;
export const siteOf = (subdomain: string) => `http://${subdomain}.alms.localhost:${port}`;

/** Invented; satisfies the password rule of every form. */
export const PASSWORD = 'Trial-Run-2026!';

/** Password of every account in the demo facility. */
export const DEMO_PASSWORD = 'Demo-Pass-2026!';

/** Opens a page in a separate browser context, isolated from other users. */
export async function newPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  return context.newPage();
}

export async function signIn(
  page: Page,
  subdomain: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${siteOf(subdomain)}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Follows an invitation link, sets a password and signs in. */
export async function acceptInvitation(
  page: Page,
  subdomain: string,
  email: string,
): Promise<void> {
  await page.goto(await mailedLink(email));
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm New Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password saved' })).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(siteOf(subdomain)).host);
  await signIn(page, subdomain, email);
}
