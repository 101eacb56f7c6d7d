import { expect, type Browser, type Page } from '@playwright/test';
import { port } from './instance.ts';
import { mailedLink } from './outbox.ts';

export const mainSite = `http://alms.localhost:${port}`;
/** Sends requests of a spec from a separate source address, for limits by source. */
export const from = (address: string) => ({ extraHTTPHeaders: { 'X-Forwarded-For': address } });

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

/**
 * Begins a session through the API, in a fraction of the time that the sign-in form takes; the form
 * has its own tests (`sign-in.spec.ts`). `ask` and the next page that is opened use the session.
 */
export async function beginSession(
  page: Page,
  subdomain: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  // An empty page of the facility’s origin, where the browser accepts its session cookie.
  const empty = `${siteOf(subdomain)}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  // The browser caches nothing while a page has routes.
  await page.unroute(empty);
  const status = await page.evaluate(
    async (form) => {
      const answer = await fetch('/api/v1/auth/token', {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      const { access_token } = (await answer.json()) as { access_token: string };
      sessionStorage.setItem('alms.token', access_token);
      return answer.status;
    },
    { username: email, password },
  );
  expect(status).toBe(200);
}

/** Begins a session and opens the dashboard. */
export async function signIn(
  page: Page,
  subdomain: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await beginSession(page, subdomain, email, password);
  await page.goto(`${siteOf(subdomain)}/app/dashboard`);
  // The dashboard of a patient is titled by their newest report.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Dashboard · /);
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
