/**
 * A patient on a phone: from the link in the email to the newest report, and to the other sections
 * with the bottom bar, within the targets of clicks (workflows, section 8).
 */
import { expect, test } from '@playwright/test';
import { expectAxeFindsNothing } from './axe.ts';
import { counted } from './counted.ts';
import { from, DEMO_PASSWORD, siteOf } from './people.ts';

test.use({ ...from('203.0.113.19'), viewport: { width: 390, height: 844 }, hasTouch: true });

/** Two fields and the button of the sign-in: the report itself needs no click. */
const TARGET_SIGN_IN_CLICKS = 3;

const home = `${siteOf('demo')}/app/patient-portal`;

test('a patient reads the newest report one step after the email, and finds the rest in the bottom bar', async ({
  page,
}) => {
  // The address in the email.
  await page.goto(home);
  await expect(page).toHaveURL(/\/login/);
  const toReport = counted(page);
  await toReport.fill(page.getByLabel('Email'), 'patient@demo.test');
  await toReport.fill(page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
  await toReport.click(page.getByRole('button', { name: 'Sign In' }));

  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Blood test, \d\d \w{3} \d{4}$/,
  );
  // Which results are listed depends on the newest report; its summary comes first.
  const summary = page.getByRole('main').getByText(/within the usual range|usual range to compare/);
  await expect(summary.first()).toBeVisible();
  expect((await summary.first().boundingBox())?.y).toBeLessThanOrEqual(190);
  toReport.report('A patient’s newest report from the email');
  expect(toReport.counts.clicks).toBeLessThanOrEqual(TARGET_SIGN_IN_CLICKS);
  expect(toReport.counts.screens).toBe(2);

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
  const toPdf = counted(page);
  await toPdf.click(page.getByRole('button', { name: /^Report PDF/ }).first());
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  toPdf.report('A patient’s report as PDF');
  expect(toPdf.counts).toMatchObject({ clicks: 1, screens: 1 });

  /** The end of the page is above the bar, whatever its length. */
  const expectNothingCovered = async () => {
    const [main, nav] = [await page.getByRole('main').boundingBox(), await bar.boundingBox()];
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(nav?.y ?? 0);
    expect((nav?.y ?? 0) + (nav?.height ?? 0)).toBe(844);
  };
  await expectNothingCovered();
  const toSections = counted(page);
  for (const [name, path] of [
    ['Appointments', 'appointments'],
    ['Bills', 'bills'],
    ['My details', 'details'],
  ] as const) {
    await toSections.click(entry(name));
    await expect(page).toHaveURL(`${home}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(entry(name)).toHaveAttribute('aria-current', 'page');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expectNothingCovered();
  }
  toSections.report('A patient’s appointments, bills and details');
  expect(toSections.counts).toMatchObject({ clicks: 3, screens: 4 });
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
