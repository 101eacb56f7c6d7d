/** Who orders without keeping patients' records: finds the patient, orders, and sees the order. */
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, signIn, siteOf } from './people.ts';

test('a doctor orders a panel for a patient and sees the order', async ({ page }) => {
  await signIn(page, 'demo', 'doctor@demo.test', DEMO_PASSWORD);
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL(`${siteOf('demo')}/app/orders/new`);
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find a patient' }).fill('a');
  const patient = page.getByRole('table', { name: 'Patients found' }).getByRole('link').first();
  const name = await patient.innerText();
  await patient.click();

  await expect(page.getByRole('region', { name })).toBeVisible();
  await page.getByLabel('Search tests').fill('basic metabolic');
  await page.getByRole('checkbox', { name: /basic metabolic/i }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  const placed = page.getByText(/Order ORD-\d{8}-\d{4} is placed/);
  await expect(placed).toBeVisible();
  const number = /ORD-\d{8}-\d{4}/.exec(await placed.innerText())?.[0] ?? '';
  await expect(page.getByRole('rowheader', { name: /^\d{6}-\d{4}$/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Open patient' })).toBeHidden();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const orders = page.getByRole('region', { name: 'Recent orders' });
  await expect(orders.getByRole('row', { name: new RegExp(number) })).toContainText(name);
});

test('a report viewer is offered no order, and refused the screen', async ({ page }) => {
  await signIn(page, 'demo', 'report_viewer@demo.test', DEMO_PASSWORD);
  await expect(page.getByRole('link', { name: 'New order' })).toBeHidden();
  await page.goto(`${siteOf('demo')}/app/orders/new`);
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});
