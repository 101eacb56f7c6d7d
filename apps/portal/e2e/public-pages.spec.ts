/** What a visitor meets, and how little of the product it costs. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { mainSite, siteOf } from './people.ts';

/** The files of the signed-in area, by the names the build gives them. */
const SIGNED_IN = /\/assets\/(signed-in|dashboard|test-results|sample-collection|sample-tracking|patient-portal|register-patient|place-order|audit-log|profile|onboarding)\.route-/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  return scripts;
}

/** Anything the strict policy refused. */
function violationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => /Content Security Policy|violates/.test(message.text()) && violations.push(message.text()));
  return violations;
}

test('the landing page loads nothing of the signed-in area', async ({ page }) => {
  const scripts = scriptsOf(page);
  const violations = violationsOf(page);
  await page.goto(`${mainSite}/landing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => SIGNED_IN.test(path))).toEqual([]);
  expect(violations).toEqual([]);
});

test('the sign-in form is usable before any of the signed-in area is asked for', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${siteOf('demo')}/login`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const early = await page.evaluate(
    (until) => performance.getEntriesByType('resource').filter((entry) => entry.startTime < (until ?? 0)).map((entry) => new URL(entry.name).pathname),
    paint,
  );
  expect(paint).toBeGreaterThan(0);
  expect(early.filter((path) => SIGNED_IN.test(path))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
});

test('wrong credentials, an unknown facility and an unknown page are said in words', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/login`);
  await page.getByLabel('Email').fill('technician@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password for this facility.').first()).toBeVisible();

  await page.goto(`${siteOf('demo')}/nowhere`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a link to set a password that has lost its token says so and leads to the sign-in', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/reset-password`);
  await expect(page.getByText('Invalid reset token')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a protected page asks for signing in and leads back to where one wanted to go', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/app/audit-logs`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-Pass-2026!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/app\/audit-logs/);
});

for (const [name, url] of [
  ['landing', `${mainSite}/landing`],
  ['register-lab', `${mainSite}/register-lab`],
  ['login', `${siteOf('demo')}/login`],
  ['forgot-password', `${siteOf('demo')}/forgot-password`],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
