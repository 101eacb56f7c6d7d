/**
 * Checks of every public page: accessible, labelled, and without horizontal overflow at every width
 * in both directions.
 */
import { expect, test, type Page } from '@playwright/test';
import { expectAxeFindsNothing } from './axe.ts';
import { mainSite, PASSWORD, siteOf } from './people.ts';

const PRODUCT = 'Laboratory Information System';
const FACILITY = 'Demo General Laboratory';

const pages: readonly [address: string, title: string, landsAt?: string][] = [
  [`${mainSite}/landing`, PRODUCT],
  [`${mainSite}/pricing`, PRODUCT],
  [`${mainSite}/contact`, `Contact sales · ${PRODUCT}`],
  [`${mainSite}/contact-sales`, `Contact sales · ${PRODUCT}`],
  [`${mainSite}/thank-you`, `Thank you · ${PRODUCT}`],
  [`${mainSite}/login`, `Sign in · ${PRODUCT}`],
  [`${siteOf('demo')}/login`, `Sign in · ${FACILITY}`],
  [`${mainSite}/register-lab`, `Create an account · ${PRODUCT}`],
  [`${mainSite}/register-hospital`, `Register Your Facility · ${PRODUCT}`],
  [`${siteOf('demo')}/forgot-password`, `Forgot password · ${FACILITY}`],
  [
    `${siteOf('demo')}/reset-password/of-nobody`,
    `Set a new password · ${FACILITY}`,
    '/reset-password',
  ],
  [
    `${siteOf('demo')}/confirm-email/of-nobody`,
    `Confirm your email address · ${FACILITY}`,
    '/confirm-email',
  ],
  [`${siteOf('demo')}/confirm-email`, `Confirm your email address · ${FACILITY}`],
  [`${siteOf('demo')}/request-access`, `Request access · ${FACILITY}`],
  [`${mainSite}/feedback`, `Feedback · ${PRODUCT}`],
  [`${mainSite}/terms`, `Terms of service · ${PRODUCT}`],
  [`${mainSite}/privacy`, `Privacy notice · ${PRODUCT}`],
  [`${mainSite}/unauthorized`, `Unauthorized Access · ${PRODUCT}`],
  [`${mainSite}/nowhere`, `404 Page Not Found · ${PRODUCT}`],
];

/** Addresses that lead to one of the pages above, which is checked under its own address. */
const redirects: readonly [address: string, title: string, landsAt: string][] = [
  [`${mainSite}/`, PRODUCT, '/landing'],
  [`${siteOf('demo')}/`, `Sign in · ${FACILITY}`, '/login'],
  [`${mainSite}/request-access`, PRODUCT, '/landing'],
];

/**
 * Collects page errors and console errors, which include violations of the content security policy.
 */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on(
    'console',
    (message) =>
      (message.type() === 'error' || message.text().includes('Content Security Policy')) &&
      faults.push(message.text()),
  );
  return faults;
}

/**
 * Asserts that nothing overflows horizontally in the original direction and in the right-to-left
 * pseudo-language.
 */
async function expectNothingSideways(page: Page) {
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(beyond, `pixels beyond the edge at ${width}, ${direction}`).toBeLessThanOrEqual(0);
    }
  }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
}

async function expectSound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAxeFindsNothing(page);
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAxeFindsNothing(page);
}

async function open(page: Page, address: string, title: string, landsAt: string) {
  await page.goto(address);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(landsAt);
}

test('addresses without a page of their own lead to one without errors', async ({ page }) => {
  const faults = faultsOf(page);
  for (const [address, title, landsAt] of redirects) {
    await open(page, address, title, landsAt);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(faults).toEqual([]);
});

for (const [address, title, landsAt] of pages) {
  test(`${address.replace(/^http:\/\//, '')} passes accessibility and layout checks`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await open(page, address, title, landsAt ?? new URL(address).pathname);
    await expectSound(page);
    expect(faults).toEqual([]);
  });
}

test('every step of the facility registration passes accessibility and layout checks', async ({
  page,
}) => {
  const faults = faultsOf(page);
  const name = 'soundgate';
  const next = page.getByRole('button', { name: 'Next' });
  const step = (title: string) =>
    expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.goto(`${mainSite}/register-hospital`);
  await page.getByLabel('Hospital Name').press('Enter');
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Hospital name is required' }),
  ).toBeVisible();
  await expectSound(page);

  await page
    .getByLabel('Hospital Name')
    .fill('A Clinic of a Rather Long Name, With Departments in More Than One Part of the Town');
  await page.getByLabel('Preferred subdomain').fill(name);
  await page
    .getByLabel('Email', { exact: true })
    .fill(`the-desk-of-the-whole-clinic@a-rather-long-domain.of.${name}.example`);
  await page.getByLabel('Phone').fill('+1 555 0100');
  await page.getByLabel('Address', { exact: true }).fill('1 Sample Street');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Testwell');
  await page.getByLabel('Admin Email').fill(`ada@${name}.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await expect(page.getByText('Subdomain is available')).toBeVisible();
  await next.click();
  await step('Select Plan');
  await expectSound(page);
  await page.getByText('Professional', { exact: true }).click();
  await next.click();
  await step('Payment');
  await expectSound(page);
  await next.click();
  await step('Complete Setup');
  await expectSound(page);
  expect(faults).toEqual([]);
});
