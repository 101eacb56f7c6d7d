/**
 * A patient on a phone: from the link in the email to the newest report, and to the other sections
 * with the bottom bar.
 */
import { expect, test } from '@playwright/test';
import { expectAxeFindsNothing } from './axe.ts';
import { from, DEMO_PASSWORD, siteOf } from './people.ts';

test.use({ ...from('203.0.113.19'), viewport: { width: 390, height: 844 }, hasTouch: true });

const home = `${siteOf('demo')}/app/patient-portal`;

test('a patient reads the newest report one step after the email, and finds the rest in the bottom bar', async ({
  page,
}) => {
  // The address in the email.
  await page.goto(home);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('patient@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Blood test, \d\d \w{3} \d{4}$/,
  );
  // Which results are listed depends on the newest report; its summary comes first.
  const summary = page.getByRole('main').getByText(/within the usual range|usual range to compare/);
  await expect(summary.first()).toBeVisible();
  expect((await summary.first().boundingBox())?.y).toBeLessThanOrEqual(190);

  const bar = page.getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => bar.getByRole('link', { name, exact: true });
  await expect(bar.getByRole('link')).toHaveCount(4);
  // The report has been displayed, so that it is not new any more.
  await expect(entry('Results')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Open main menu' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Search|rows/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expectAxeFindsNothing(page);

  const row = page.locator('summary', { hasText: 'within the usual range' }).first();
  await row.click();
  await expect(page.locator('details[open] [data-component="result-line"]').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Report PDF/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  /** The end of the page is above the bar, whatever its length. */
  const expectNothingCovered = async () => {
    const [main, nav] = [await page.getByRole('main').boundingBox(), await bar.boundingBox()];
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? 0);
    expect((nav?.y ?? 0) + (nav?.height ?? 0)).toBe(844);
  };
  await expectNothingCovered();
  for (const [name, path] of [
    ['Appointments', 'appointments'],
    ['Bills', 'bills'],
    ['My details', 'details'],
  ] as const) {
    await entry(name).click();
    await expect(page).toHaveURL(`${home}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(entry(name)).toHaveAttribute('aria-current', 'page');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expectNothingCovered();
  }
  await entry('Results').click();
  await expect(page).toHaveURL(home);
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page.getByRole('heading', { name: 'Older results' })).toBeInViewport();

  // The first page after sign-in without an address.
  await page.goto(`${siteOf('demo')}/app/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Blood test, /);
  await expect(entry('Results')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL(home);
});
