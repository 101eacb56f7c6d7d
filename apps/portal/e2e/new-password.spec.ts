/** Password reset: the email, its link, and the end of existing sessions. By keyboard only. */
import { expect, test, type Page } from '@playwright/test';
import { mailedLink, wasMailed } from './outbox.ts';
import { DEMO_PASSWORD, newPerson, PASSWORD, signIn, siteOf } from './people.ts';

const FORGETFUL = 'nurse@demo.test';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(`${siteOf('demo')}/forgot-password`);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Password reset instructions sent to your email' }),
  ).toBeVisible();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.getByLabel('Confirm New Password').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('the response does not reveal whether an address has an account', async ({ page }) => {
  const answers: { status: number; body: string }[] = [];
  page.on('response', async (response) => {
    if (response.request().method() === 'POST')
      answers.push({ status: response.status(), body: await response.text() });
  });
  const pages: string[] = [];
  for (const email of ['stranger@demo.test', 'doctor@demo.test']) {
    await askForLink(page, email);
    pages.push((await page.getByRole('main').innerText()).replaceAll(email, ''));
  }
  await mailedLink('doctor@demo.test');
  expect(wasMailed('stranger@demo.test')).toBe(false);
  expect(pages[0]).toBe(pages[1]);
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[0]).toEqual(answers[1]);
});

test('an emailed link works once and ends existing sessions', async ({ page, browser }) => {
  const elsewhere = await newPerson(browser);
  await signIn(elsewhere, 'demo', FORGETFUL, DEMO_PASSWORD);

  await askForLink(page, FORGETFUL);
  const link = await mailedLink(FORGETFUL);
  await page.goto(link);
  // The token is removed from the address bar immediately.
  await expect(page).toHaveURL(`${siteOf('demo')}/reset-password`);
  await choosePassword(page, 'too-simple');
  await expect(
    page
      .getByText(
        'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
      )
      .first(),
  ).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('');
  await page.getByLabel('Confirm New Password').fill('');

  // The request fails in transit: nothing changes, and the retry succeeds.
  await page.route(
    '**/api/v1/auth/**',
    (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
    { times: 1 },
  );
  await choosePassword(page, PASSWORD);
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await page.getByLabel('Confirm New Password').press('Enter');
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeVisible();

  await elsewhere.goto(`${siteOf('demo')}/app/profile`);
  await expect(elsewhere).toHaveURL(/\/login/);

  const second = await newPerson(browser);
  // A mail program cut the link at a line break: no password is asked for.
  await second.goto(link.slice(0, -20));
  await expect(second.getByRole('heading', { name: 'Invalid reset token' })).toBeVisible();
  await expect(second.getByText('This link is incomplete or has expired.')).toBeVisible();
  await expect(second.getByLabel('New Password', { exact: true })).toBeHidden();

  await second.goto(link);
  await choosePassword(second, 'Another-Run-2026!');
  await expect(second.getByText('Invalid reset token').first()).toBeVisible();
  await second.getByRole('link', { name: 'Request a new link' }).press('Enter');
  await expect(
    second.getByRole('heading', { level: 1, name: 'Forgot your password?' }),
  ).toBeVisible();

  await page.goto(`${siteOf('demo')}/login`);
  await page.getByLabel('Email').fill(FORGETFUL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email or password for this facility.')).toBeVisible();
  await signIn(page, 'demo', FORGETFUL);

  // Restores the demo password for later tests.
  await askForLink(second, FORGETFUL);
  await expect.poll(() => mailedLink(FORGETFUL)).not.toBe(link);
  await second.goto(await mailedLink(FORGETFUL));
  await choosePassword(second, DEMO_PASSWORD);
  await expect(second.getByRole('heading', { name: 'Password reset successful' })).toBeVisible();
});
