/** Sign-in on the main site, which continues at the facility’s own address. */
import { expect, test, type Page } from '@playwright/test';
import {
  acceptInvitation,
  DEMO_PASSWORD,
  from,
  mainSite,
  newPerson,
  PASSWORD,
  signIn,
  siteOf,
} from './people.ts';

test.use(from('203.0.113.2'));

const FACILITY = 'Demo General Laboratory';

/** Addresses of all requests, including redirects. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

async function signInAnywhere(page: Page, email: string, password: string) {
  await page.goto(`${mainSite}/login`);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('opens the facility with a code that is in no address', async ({ page }) => {
  const addresses = addressesOf(page);
  let code = '';
  page.on('request', (request) => {
    if (!request.url().endsWith('/login/hand-over')) return;
    code = new URLSearchParams(request.postData() ?? '').get('code') ?? '';
  });
  await signInAnywhere(page, 'technician@demo.test', DEMO_PASSWORD);
  await expect(page).toHaveURL(`${siteOf('demo')}/app/dashboard`);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(code.length).toBeGreaterThan(40);
  expect(addresses).toContain(`${siteOf('demo')}/login/hand-over`);
  expect(addresses.filter((address) => address.includes(code.slice(-20)))).toEqual([]);

  // No session remains on the main site.
  await page.goto(`${mainSite}/app/dashboard`);
  await expect(page).toHaveURL(new RegExp(`^${mainSite}/login`));
});

test('shows the facility’s name and brand while it opens', async ({ page }) => {
  // No content: the browser stays on the page.
  await page.route('**/login/hand-over', (route) => route.fulfill({ status: 204 }));
  await signInAnywhere(page, 'nurse@demo.test', DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: `Continue to ${FACILITY}` })).toBeVisible();
  await expect(page.getByText(new URL(siteOf('demo')).host)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('continues at the facility when the form was submitted before scripts', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${mainSite}/login`);
  await page.getByLabel('Email').fill('doctor@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${siteOf('demo')}/app/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('offers a choice of several facilities', async ({ browser, page }) => {
  const email = 'olga@twofacilities.example';
  await page.goto(`${mainSite}/landing`);
  const own = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'two-facilities-1' };
      const answer = await fetch('/api/v1/auth/register-lab-admin', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { subdomain: string }).subdomain;
    },
    { email, full_name: 'Olga Twofold', username: 'olga', password: PASSWORD },
  );
  const administrator = await newPerson(browser);
  await signIn(administrator, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const invited = await administrator.evaluate(
    async (body) => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'two-facilities-2',
        Authorization: `Bearer ${sessionStorage.getItem('alms.token') ?? ''}`,
      };
      const answer = await fetch('/api/v1/staff', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    { email, full_name: 'Olga Twofold', role: 'nurse' },
  );
  expect(invited).toBe(201);
  await acceptInvitation(await newPerson(browser), 'demo', email);

  const person = await newPerson(browser);
  await signInAnywhere(person, email, PASSWORD);
  await expect(person.getByRole('heading', { name: 'Select a facility' })).toBeVisible();
  await expect(person.getByText(new URL(siteOf(own)).host)).toBeVisible();
  await person.getByRole('button', { name: `Continue to ${FACILITY}` }).click();
  await expect(person).toHaveURL(`${siteOf('demo')}/app/dashboard`);
  await expect(person.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
