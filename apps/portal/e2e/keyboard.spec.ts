/** What a visitor comes for, done with the keys alone: nothing is clicked, and nothing is focused but by Tab. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD, mainSite, PASSWORD, siteOf } from './people.ts';

/** Goes on with Tab until it is reached; it must be shown, and what Tab reaches must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return expect(target).toBeInViewport();
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('to a facility, and in', async ({ page }) => {
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

test('a laboratory account, from the landing page to the setup', async ({ page }) => {
  await page.goto(`${mainSite}/landing`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: 'Register Your Facility' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your laboratory account' })).toBeFocused();
  await typeInto(page, 'Full Name', 'Kim Keyfield');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Email' })).toBeFocused();
  await typeInto(page, 'Email Address', 'kim@keyfield.example');
  await typeInto(page, 'Password', PASSWORD);
  await typeInto(page, 'Confirm Password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration successful').first()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Start Setup' }).or(page.getByRole('button', { name: 'Start Setup' })));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Laboratory' })).toBeVisible();
});

test('feedback', async ({ page }) => {
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
  const [request] = await Promise.all([page.waitForRequest('**/api/v1/feedback'), page.keyboard.press('Enter')]);
  expect(request.postDataJSON()).toMatchObject({ rating: 4, category: 'bug', allow_contact: true });
  await expect(page.getByText('Thank you for your feedback! We appreciate your input.')).toBeVisible();
});

test('the sales desk, and back to the start page', async ({ page }) => {
  await page.goto(`${mainSite}/contact`);
  await typeInto(page, 'Full Name', 'Ada Sampleton');
  await typeInto(page, 'Email', 'ada@northside.example');
  await typeInto(page, 'Organization Name', 'Northside');
  await typeInto(page, 'Message', 'Three sites.');
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Write an e-mail' }));
});
