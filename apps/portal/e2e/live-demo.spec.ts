/** The demo facility, opened by a choice of role instead of an account. */
import { expect, test } from '@playwright/test';
import { mainSite, siteOf } from './people.ts';

test('a visitor opens the demo from the landing page, works, and cannot change settings', async ({
  page,
}) => {
  await page.goto(`${mainSite}/landing`);
  await page.getByRole('link', { name: 'Open the live demo' }).click();
  await expect(page).toHaveURL(`${siteOf('demo')}/live-demo`);
  await page.getByRole('button', { name: 'Open as Administrator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto(`${siteOf('demo')}/app/settings/hospital`);
  const phone = page.getByRole('textbox', { name: 'Phone' }).first();
  await phone.fill('+1 555 0199');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(
    page.getByText('The live demo does not include this change. Nothing was saved.').first(),
  ).toBeVisible();
  await expect(phone).toHaveValue('+1 555 0199');
  await page.reload();
  await expect(phone).toHaveValue('+1 555 0100');
});

test('the demo opens without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteOf('demo')}/live-demo`);
  await page.getByRole('button', { name: 'Open as Doctor' }).click();
  await expect(page).toHaveURL(/\/app/);
  await context.close();
});

test('other facilities have no live demo', async ({ page }) => {
  await page.goto(`${mainSite}/live-demo`);
  await expect(page).toHaveURL(`${mainSite}/landing`);
});
