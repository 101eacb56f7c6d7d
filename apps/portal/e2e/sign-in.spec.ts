/** Messages and redirects of a facility’s sign-in page. */
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD, mainSite, siteOf } from './people.ts';

async function typeIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

for (const [reason, text] of [
  ['session_expired', 'Your session has expired. Please log in again.'],
  ['verification_failed', 'Session verification failed. Please log in again.'],
  ['access_denied', 'You do not have access to this facility.'],
  ['tenant_not_found', 'There is no facility at this address.'],
] as const) {
  test(`shows why the user was redirected: ${reason}`, async ({ page }) => {
    await page.goto(`${siteOf('demo')}/login?reason=${reason}`);
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('shows nothing for an unknown reason', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/login?reason=__proto__`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('[data-component=alert]')).toHaveCount(0);
});

test('signs in a facility’s account there with a confirmation', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/login`);
  await typeIn(page, 'technician@demo.test', DEMO_PASSWORD);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('rejects the sign-in on the main site without naming a facility', async ({ page }) => {
  await page.goto(`${mainSite}/login`);
  await typeIn(page, 'nobody@example.test', 'not-the-password');
  await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible();
});

test('distinguishes a server error from a wrong password', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/login`);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/v1/auth/token', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  );
  await typeIn(page, 'technician@demo.test', DEMO_PASSWORD);
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('technician@demo.test');
});

for (const from of ['//evil.test/app', 'https://evil.test/app', '/app/../landing']) {
  test(`does not follow a hostile return path: ${from}`, async ({ page }) => {
    await page.goto(`${siteOf('demo')}/login`);
    // Where the router stores the previous page.
    await page.evaluate(
      (value) => window.history.replaceState({ usr: { from: value }, key: 'x', idx: 0 }, ''),
      from,
    );
    await page.reload();
    await typeIn(page, 'technician@demo.test', DEMO_PASSWORD);
    await expect(page).toHaveURL(`${siteOf('demo')}/app/dashboard`);
  });
}

test('reports a page that this role may not open', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/app/payments`);
  await typeIn(page, 'technician@demo.test', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(
    page.getByText(
      'You are not authorized to access this resource. Please contact your administrator.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
