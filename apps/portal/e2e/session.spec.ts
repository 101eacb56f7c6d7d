/**
 * Idle timeout: warning in every tab, end of the session, and restored work after signing in again.
 */
import { expect, test, type Page, type Request } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, signIn, siteOf } from './people.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const registration = `${siteOf('demo')}/app/patient-portal/new`;

/**
 * The demo receptionist has started a registration, with a clock controlled by the test. Returns
 * once the idle watch runs and no script is pending: advancing the clock earlier would start the
 * idle time late, or exceed the time limit of a pending script, which reloads the page.
 */
async function beginRegistration(page: Page) {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.clock.install();
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  await page.goto(registration);
  await page.getByLabel('Family name').fill('Unfinished');
  await page.waitForFunction(() => localStorage.getItem('alms.active') !== null);
  await expect.poll(() => pending.size).toBe(0);
}

test('warns two minutes before the end, and staying signed in leaves the page unchanged', async ({
  page,
}) => {
  await beginRegistration(page);
  await page.clock.fastForward('27:00');
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward('01:10');
  await expect(warning(page)).toBeVisible();
  await expect(warning(page).getByRole('timer')).toHaveText(/^1:[0-5]\d$/);
  await page.keyboard.press('Space');
  await expect(warning(page)).toBeHidden();
  await expect(page.getByLabel('Family name')).toHaveValue('Unfinished');
  await page.clock.fastForward('05:00');
  await expect(warning(page)).toBeHidden();
});

test('signs out at the end, and restores page and input after signing in again', async ({
  page,
}) => {
  await beginRegistration(page);
  await page.clock.fastForward('29:00');
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward('01:05');
  await expect(page).toHaveURL(/\/login\?reason=session_expired$/);
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await page.getByLabel('Email').fill('receptionist@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(registration);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(page.getByLabel('Family name')).toHaveValue('Unfinished');
});

test('warns in every tab, and staying in one tab applies to all', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const second = await context.newPage();
  await second.goto(registration);
  await expect(second.getByLabel('Family name')).toBeVisible();
  await page.clock.fastForward('28:30');
  await expect(warning(page)).toBeVisible();
  await expect(warning(second)).toBeVisible();
  await warning(second).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(second)).toBeHidden();
  await expect(warning(page)).toBeHidden();
});

test('keeps typed values in the work list while another screen is open', async ({ page }) => {
  await signIn(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Test Results' }).first().click();
  const list = page.getByRole('navigation', { name: 'Work list' });
  await list.getByRole('listitem').getByRole('button').first().click();
  const value = page.getByRole('textbox', { name: /^Result of/ }).first();
  await value.fill('7.3');
  const specimen = page.url();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(specimen);
  await expect(value).toHaveValue('7.3');
});
