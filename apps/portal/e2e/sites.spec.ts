/**
 * A second site: an administrator adds it, work lists follow the site chosen in the top bar,
 * analytics compares the sites, and a retired site leaves no trace.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

const home = siteOf('demo');
const SITE = 'Harbour Street';

const siteMenu = (page: Page, name: RegExp | string = /^Site:/) =>
  page.getByRole('banner').getByRole('button', { name });

test('work follows the chosen site, from the first day of a site to its last', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await page.goto(`${home}/app/settings/laboratory`);
  await expect(
    page.getByRole('region', { name: 'Sites' }).getByText('Main', { exact: true }),
  ).toBeVisible();
  await expect(siteMenu(page)).toBeHidden();

  await page.getByRole('button', { name: 'Add site…' }).click();
  const form = page.getByRole('dialog', { name: 'New site' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a name').first()).toBeVisible();
  await form.getByLabel('Name').fill(SITE);
  await form.getByLabel('Code').fill('harb');
  await form.getByLabel('Time zone').selectOption({ value: 'America/Chicago' });
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(SITE) });
  await expect(row).toContainText('Collection only');

  const main = await siteMenu(page).textContent();
  await siteMenu(page).click();
  await page.getByRole('menuitem', { name: SITE }).click();
  await expect(siteMenu(page, `Site: ${SITE}`)).toBeVisible();
  await page.goto(`${home}/app/test-results?tab=to-verify`);
  await expect(page.getByRole('heading', { name: 'Nothing to verify' })).toBeVisible();

  await siteMenu(page).click();
  await page.getByRole('menuitem').filter({ hasNotText: SITE }).first().click();
  await expect(siteMenu(page)).toHaveText(main ?? '');
  await expect(page.getByRole('heading', { name: 'Nothing to verify' })).toBeHidden();

  await page.goto(`${home}/app/analytics`);
  const compared = page.getByRole('region', { name: 'By site' });
  await expect(compared.getByRole('row', { name: new RegExp(SITE) })).toBeVisible();
  await page.getByLabel('Site', { exact: true }).selectOption({ label: SITE });
  await expect(compared).toBeHidden();
  await expect(page.getByText('(time zone America/Chicago)')).toBeVisible();
  await expect(page.getByText('Nothing in this period').first()).toBeVisible();

  await page.goto(`${home}/app/settings/laboratory`);
  await page.getByRole('row', { name: new RegExp(SITE) }).click();
  const retiring = page.getByRole('dialog', { name: SITE });
  await retiring.getByRole('checkbox', { name: 'Active' }).uncheck();
  await retiring.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(SITE) })).toContainText('Retired');
  await expect(siteMenu(page)).toBeHidden();
});
