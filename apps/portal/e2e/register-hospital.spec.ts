/** Registration of a facility with a plan: exactly once, without losing input. */
import { expect, test, type Page } from '@playwright/test';
import { expectAxeFindsNothing } from './axe.ts';
import { mailedAddress, mailedLink } from './outbox.ts';
import { port } from './instance.ts';
import { from, mainSite, newPerson, PASSWORD, siteOf } from './people.ts';

test.use(from('203.0.113.3'));

const REGISTER = '**/api/v1/subscription/register-facility';
const start = `${mainSite}/register-hospital`;

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Registration' });
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
/** The whole card is the label of its radio button. */
const choosePlan = (page: Page) => page.getByText('Starter', { exact: true }).click();
const subdomain = (page: Page) => page.getByLabel('Preferred subdomain');

async function fillFacility(page: Page, name: string): Promise<void> {
  await page.getByLabel('Hospital Name').fill(`${name} Clinic`);
  await subdomain(page).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(`desk@${name}.example`);
  await page.getByLabel('Phone').fill('+1 555 0100');
  await page.getByLabel('Address', { exact: true }).fill('1 Sample Street\nFixtureville');
  await page.getByLabel('Timezone').selectOption({ label: 'CST Central' });
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Testwell');
  await page.getByLabel('Admin Email').fill(`ada@${name}.example`);
  await fillPasswords(page);
}

async function fillPasswords(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
}

/** From the completed first step to the last one. */
async function goToTheEnd(page: Page): Promise<void> {
  await next(page).click();
  await step(page, 'Select Plan');
  await choosePlan(page);
  await next(page).click();
  await step(page, 'Payment');
  await next(page).click();
  await step(page, 'Complete Setup');
}

test('a facility is registered in the beta, its address confirmed, and its administrator signs in to the setup', async ({
  page,
  context,
}) => {
  await page.goto(start);
  await step(page, 'Facility Information');
  await expectAxeFindsNothing(page);
  await page.getByLabel('Hospital Name').fill('Eastgate  Women’s Clinic');
  await expect(subdomain(page)).toHaveValue('eastgatewomensclinic');
  await fillFacility(page, 'eastgate');
  await expect(page.getByText('Subdomain is available')).toBeVisible();
  await next(page).click();

  await step(page, 'Select Plan');
  await expect(page).toHaveURL(/step=select_plan/);
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Please select a subscription plan').first()).toBeVisible();
  await expectAxeFindsNothing(page);
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await choosePlan(page);
  await next(page).click();

  await step(page, 'Payment');
  await expect(page.getByText('No payment is taken during the beta')).toBeVisible();
  await expectAxeFindsNothing(page);
  await next(page).click();

  await step(page, 'Complete Setup');
  await expectAxeFindsNothing(page);
  await complete(page).click();
  await expect(page.getByText('Registration completed successfully!')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Registration Successful!' });
  await expect(dialog).toContainText(new URL(siteOf('eastgate')).host);
  await expectAxeFindsNothing(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await expect(complete(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Go to Your Facility' }).click();
  const facility = await opened;
  await expect(facility).toHaveURL(`${siteOf('eastgate')}/login`);
  expect(await facility.evaluate(() => window.opener)).toBeNull();

  await facility.getByLabel('Email').fill('ada@eastgate.example');
  await facility.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await facility.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    facility.getByRole('heading', { level: 1, name: 'Set Up Your Laboratory' }),
  ).toBeVisible();
  await expect(facility.getByLabel('Laboratory name')).toHaveValue('eastgate Clinic');
  await expect(facility.getByLabel('Facility subdomain')).toHaveValue('eastgate');
  await expect(facility.getByLabel('Time zone')).toHaveValue('America/Chicago');

  await facility.goto(await mailedLink('ada@eastgate.example', 'confirm-email'));
  await facility.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(facility.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('register-hospital'))).toBeNull();
});

test('the choices of the registration are in force for an administrator who arrives from the mail', async ({
  page,
  browser,
}) => {
  await page.goto(start);
  await fillFacility(page, 'choicegate');
  await page.getByLabel('Timezone').selectOption({ label: 'EST Eastern' });
  await page.getByLabel('Date Format').selectOption('YYYY-MM-DD');
  await page.getByRole('switch', { name: 'Online Booking' }).check();
  await page.getByRole('switch', { name: 'Patient Portal' }).uncheck();
  await goToTheEnd(page);
  await complete(page).click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful!' })).toBeVisible();

  // Another device: nothing that this browser stored can help.
  const admin = await newPerson(browser);
  const site = await mailedAddress('ada@choicegate.example', siteOf('choicegate'));
  await admin.goto(site);
  await admin.getByLabel('Email').fill('ada@choicegate.example');
  await admin.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await admin.getByRole('button', { name: 'Sign In' }).click();
  await expect(admin.getByLabel('Time zone')).toHaveValue('America/New_York');
  await expect(admin.getByLabel('Date format')).toHaveValue('YYYY-MM-DD');
  await admin.goto(`${siteOf('choicegate')}/app/settings/hospital`);
  await expect(admin.getByLabel('Time zone')).toHaveValue('America/New_York');
  await expect(admin.getByRole('checkbox', { name: 'Patients may book online' })).toBeChecked();
  await expect(
    admin.getByRole('checkbox', { name: 'Patients may use the patient portal' }),
  ).not.toBeChecked();
});

test('a subdomain in use is reported as taken, before and after submission', async ({ page }) => {
  await page.goto(start);
  await fillFacility(page, 'westgate');
  await subdomain(page).fill('demo');
  await expect(page.getByText('Subdomain is already taken')).toBeVisible();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Hospital Name').press('Enter');
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Subdomain is already taken' }),
  ).toBeVisible();

  // Another registration takes the subdomain between check and submission.
  await page.route('**/validate-subdomain/demo', (route) =>
    route.fulfill({ json: { valid: true, available: true, reason: null } }),
  );
  await page.reload();
  await fillPasswords(page);
  await expect(page.getByText('Subdomain is available')).toBeVisible();
  await goToTheEnd(page);
  await complete(page).click();
  await step(page, 'Facility Information');
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Subdomain is already taken' }),
  ).toBeVisible();
  await expect(page.getByLabel('Hospital Name')).toHaveValue('westgate Clinic');
  await subdomain(page).fill('westgate');
  await goToTheEnd(page);
  await complete(page).click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful!' })).toBeVisible();
});

test('network failures in any step lose no input and create one facility', async ({ page }) => {
  await page.route('**/validate-subdomain/**', (route) => route.abort());
  await page.route('**/subscription/plans', (route) => route.abort());
  await page.goto(start);
  await fillFacility(page, 'northgate');
  await expect(page.getByText('cannot be checked right now')).toBeVisible();
  await next(page).click();
  await expect(
    page.getByRole('heading', { name: 'Failed to load subscription plans' }),
  ).toBeVisible();
  await page.unroute('**/subscription/plans');
  await page.getByRole('button', { name: 'Try again' }).click();
  await choosePlan(page);
  await next(page).click();
  await next(page).click();

  // The server registers the facility, but its response is lost.
  await page.route(REGISTER, async (route) => {
    const { host } = new URL(mainSite);
    // Unlike browsers, Node does not resolve every name under localhost.
    const sent = await route.fetch({
      url: route.request().url().replace(host, `127.0.0.1:${port}`),
      headers: { ...(await route.request().allHeaders()), host },
    });
    expect(sent.status()).toBe(201);
    await route.abort();
  });
  await complete(page).click();
  await expect(page.getByText('Failed to complete registration')).toBeVisible();
  await page.unroute(REGISTER);

  await page.reload();
  await step(page, 'Facility Information');
  await expect(page.getByLabel('Hospital Name')).toHaveValue('northgate Clinic');
  await fillPasswords(page);
  await goToTheEnd(page);
  await complete(page).click();
  await expect(page.getByRole('dialog', { name: 'Registration Successful!' })).toContainText(
    new URL(siteOf('northgate')).host,
  );
});

test('a reload restores everything except the passwords', async ({ page }) => {
  await page.goto(start);
  await fillFacility(page, 'southgate');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const storedDraft = await page.evaluate(() => sessionStorage.getItem('register-hospital'));
  expect(storedDraft).toContain('southgate Clinic');
  expect(storedDraft).not.toContain(PASSWORD);
  await page.reload();
  await expect(page.getByText(/^Your draft from .* was restored/)).toBeVisible();
  await expect(subdomain(page)).toHaveValue('southgate');
  await expect(page.getByLabel('Timezone')).toHaveValue('America/Chicago');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Hospital Name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.getItem('register-hospital'))).toBeNull();
});

test('the browser’s Back button returns one step with all entries preserved', async ({ page }) => {
  await page.goto(start);
  await fillFacility(page, 'backgate');
  await next(page).click();
  await step(page, 'Select Plan');
  await page.goBack();
  await step(page, 'Facility Information');
  await expect(page.getByLabel('Confirm Password')).toHaveValue(PASSWORD);
});

test('the form is submitted once, and cannot be reopened with Back', async ({ page }) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('register-facility') && sent.push(request.url()),
  );
  await page.goto(start);
  await fillFacility(page, 'oncegate');
  await goToTheEnd(page);
  await complete(page).dblclick();
  await page
    .getByRole('dialog', { name: 'Registration Successful!' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await page.goBack();
  await step(page, 'Complete Setup');
  await expect(complete(page)).toHaveAttribute('aria-disabled', 'true');
  await complete(page).click({ force: true });
  expect(sent).toHaveLength(1);

  await page.goto(start);
  await expect(page.getByLabel('Hospital Name')).toHaveValue('');
});

test('registration works by keyboard on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(start);
  const keys = page.keyboard;
  await page.getByLabel('Hospital Name').focus();
  await keys.type('Keygate Clinic');
  await keys.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Email is required' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await keys.type('desk@keygate.example');
  for (const text of [
    '+1 555 0100',
    '1 Sample Street',
    undefined,
    undefined,
    undefined,
    undefined,
    'Ada',
    'Testwell',
    'ada@keygate.example',
    PASSWORD,
    undefined,
    PASSWORD,
  ]) {
    await keys.press('Tab');
    if (text !== undefined) await keys.type(text);
  }
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Select Plan' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Space');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused();
  await keys.press('Shift+Tab');
  await keys.press('Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Facility Information' })).toBeFocused();
  await page.getByLabel('Confirm Password').focus();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Select Plan' })).toBeFocused();
  await next(page).focus();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Complete Setup' })).toBeFocused();
  await complete(page).focus();
  await keys.press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: 'Registration Successful!' })
      .getByRole('button', { name: 'Close' })
      .last(),
  ).toBeFocused();
  await keys.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
