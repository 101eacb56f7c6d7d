/**
 * Paid plans: payment at the sandbox in a separate tab, while the facility is already registered.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { end, freePort, serve } from './server.ts';

const directory = mkdtempSync(join(tmpdir(), 'alms-payment-'));
let site: string;
let server: ChildProcess;

test.beforeAll(async () => {
  const port = await freePort();
  site = `http://alms.localhost:${port}`;
  server = await serve(port, directory, { BETA: '0', PAYMENT_SANDBOX: '1' });
});

test.afterAll(async () => {
  await end(server, 'SIGTERM');
  rmSync(directory, { recursive: true, force: true });
});

/** Records the payment ids that the page requests. */
function requestedPayments(page: Page): string[] {
  const paths: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('process-payment') && paths.push(new URL(request.url()).pathname),
  );
  return paths;
}

async function registerFacility(page: Page, name: string): Promise<void> {
  await page.goto(`${site}/register-hospital`);
  await page.getByLabel('Hospital Name').fill(`${name} Clinic`);
  await page.getByLabel('Preferred subdomain').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(`desk@${name}.example`);
  await page.getByLabel('Phone').fill('+1 555 0100');
  await page.getByLabel('Address', { exact: true }).fill('1 Sample Street');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Testwell');
  await page.getByLabel('Admin Email').fill(`ada@${name}.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByText('Starter', { exact: true }).click();
  await next.click();
  await expect(page.getByText('You pay after the registration')).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await page
    .getByRole('dialog', { name: 'Registration Successful!' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(
    page.getByText('Your facility is registered, the payment is pending', { exact: true }),
  ).toBeVisible();
}

/** Ends the payment with an outcome on the sandbox page that the link opens. */
async function payAt(page: Page, link: string, outcome: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: link }).click();
  const sandbox = await opened;
  await expect(sandbox.getByText('Nothing is charged.')).toBeVisible();
  await sandbox.getByRole('button', { name: outcome, exact: true }).click();
  await expect(sandbox.getByRole('status')).toBeVisible();
  await sandbox.close();
}

test('a payment succeeds', async ({ page }) => {
  await registerFacility(page, 'paygate');
  await payAt(page, 'Open payment page', 'Pay');
  await page.getByRole('button', { name: 'Check payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
});

test('a failed payment is retried under its own id', async ({ page }) => {
  const requested = requestedPayments(page);
  await registerFacility(page, 'failgate');
  await payAt(page, 'Open payment page', 'Decline the payment');
  await page.getByRole('button', { name: 'Check payment' }).click();
  await expect(
    page.getByText('Your facility is registered. The payment is pending: the last attempt failed'),
  ).toBeVisible();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await payAt(page, 'Try payment again', 'Pay');
  await page.getByRole('button', { name: 'Check payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  expect(requested.length).toBeGreaterThan(2);
  expect(new Set(requested).size).toBe(1);
});

test('a reload continues the open payment, and starts no other once it is paid', async ({
  page,
}) => {
  const requested = requestedPayments(page);
  await registerFacility(page, 'backgate');
  await page.reload();
  const done = page.getByRole('dialog', { name: 'Registration Successful!' });
  await expect(done.getByText(/backgate Clinic/)).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('heading', { name: 'Complete Setup' })).toBeVisible();
  await expect(page.getByText('ada@backgate.example')).toBeVisible();
  await payAt(page, 'Open payment page', 'Pay');
  await page.getByRole('button', { name: 'Check payment' }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  expect(new Set(requested).size).toBe(1);
  await page.goto(`${site}/register-hospital`);
  await expect(page.getByLabel('Hospital Name')).toHaveValue('');
});

test('a pending payment keeps the facility, and a lost connection is retried', async ({ page }) => {
  await registerFacility(page, 'waitgate');
  await payAt(page, 'Open payment page', 'Leave pending');
  await page.route('**/process-payment/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Check payment' }).click();
  await expect(
    page.getByText('Your facility is registered, but the payment status could not be checked'),
  ).toBeVisible();
  await page.unroute('**/process-payment/**');
  await page.getByRole('button', { name: 'Try payment again' }).click();
  await expect(
    page.getByText('Your facility is registered, the payment is pending', { exact: true }),
  ).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Go to Your Facility' }).click();
  await expect(
    (await opened).getByRole('heading', { level: 1, name: 'waitgate Clinic' }),
  ).toBeVisible();
});
