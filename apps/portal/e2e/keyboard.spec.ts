/** Main tasks of a visitor by keyboard only: no clicks, and no focus except by Tab. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, mainSite, PASSWORD, siteOf } from './people.ts';

/** Presses Tab until the target has focus; the target and every focused element must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement))
      return expect(target).toBeInViewport();
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('opens a facility and signs in', async ({ page }) => {
  await page.goto(`${mainSite}/landing`);
  await page.waitForLoadState('networkidle');
  const name = page.getByLabel('Facility subdomain');
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subdomain is required.')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('demo');
  await expect(page.getByText('Subdomain is required.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteOf('demo')}/login`);
  await typeInto(page, 'Email', 'technician@demo.test');
  await typeInto(page, 'Password', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('creates a laboratory account, from the landing page to the setup', async ({ page }) => {
  await page.goto(`${mainSite}/landing`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: 'Register Your Facility' }).first());
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Create your laboratory account' }),
  ).toBeFocused();
  await typeInto(page, 'Full Name', 'Kim Keyfield');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Email' })).toBeFocused();
  await typeInto(page, 'Email Address', 'kim@keyfield.example');
  await typeInto(page, 'Password', PASSWORD);
  await typeInto(page, 'Confirm Password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful').first()).toBeVisible();
  await tabTo(
    page,
    page
      .getByRole('link', { name: 'Start Setup' })
      .or(page.getByRole('button', { name: 'Start Setup' })),
  );
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Set Up Your Laboratory' }),
  ).toBeVisible();
});

test('sends feedback', async ({ page }) => {
  await page.goto(`${mainSite}/feedback`);
  await tabTo(page, page.getByRole('radio', { name: '5 of 5: Excellent' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '4 of 5: Great' })).toBeChecked();
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.type('Bug');
  await typeInto(page, 'Title', 'Labels in two sizes');
  await typeInto(page, 'Description', 'Small tubes need a smaller label.');
  await tabTo(page, page.getByRole('checkbox', { name: 'You may contact me about this' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Submit Feedback' }));
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v1/feedback'),
    page.keyboard.press('Enter'),
  ]);
  expect(request.postDataJSON()).toMatchObject({ rating: 4, category: 'bug', allow_contact: true });
  await expect(
    page.getByText('Thank you for your feedback! We appreciate your input.'),
  ).toBeVisible();
});

test('contacts sales and returns to the start page', async ({ page }) => {
  await page.goto(`${mainSite}/contact`);
  await typeInto(page, 'Full Name', 'Ada Sampleton');
  await typeInto(page, 'Email', 'ada@northside.example');
  await typeInto(page, 'Organization Name', 'Northside');
  await typeInto(page, 'Message', 'Three sites.');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Write an email' }));
});

test('accepts every character of scanner input in a search stored in the URL', async ({ page }) => {
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  for (const path of [
    'patient-portal',
    'orders/new',
    'sample-collection',
    'sample-tracking',
    'test-results',
    'test-parameters',
    'payments',
    'inventory',
    'settings/staff',
    'settings/competence',
    'audit-logs',
  ]) {
    await page.goto(`${siteOf('demo')}/app/${path}`);
    const search = page.getByRole('main').getByRole('searchbox').first();
    await search.focus();
    // Without a pause between keys, like a scanner.
    await page.keyboard.type('Scannerby 261122-0042');
    await expect(search, path).toHaveValue('Scannerby 261122-0042');
  }
});

test('selects a patient for collection and reaches the identity check with Tab', async ({
  page,
}) => {
  await beginSession(page, 'demo', 'phlebotomist@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/sample-collection`);
  await page.locator('[data-component=visit-list] button').first().focus();
  await page.keyboard.press('Enter');
  const ownName = page.getByRole('checkbox', { name: 'Full name stated by patient' });
  await expect(ownName).toBeVisible();
  await tabTo(page, ownName);
});
