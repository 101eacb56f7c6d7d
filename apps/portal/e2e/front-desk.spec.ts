/**
 * The front desk: a new patient without appointment is registered, three panels are ordered and
 * paid in cash on one page, within the target of clicks. A failed payment is repeated alone.
 */
import { expect, test, type Page } from '@playwright/test';
import { ask, registered } from './bench.ts';
import { counted } from './counted.ts';
import { beginSession, DEMO_PASSWORD, siteOf } from './people.ts';

/** Maximum number of clicks for a walk-in (workflows, section 3). */
const TARGET_CLICKS = 8;

const PANELS = ['Basic metabolic panel', 'Lipid panel', 'Complete blood count'];

async function openDesk(page: Page) {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/front-desk`);
  await expect(page.getByRole('heading', { level: 1, name: 'Front desk' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a patient' })).toBeFocused();
}

/** Adds the panels by typing into the focused test search. */
async function addPanels(page: Page) {
  await expect(page.getByRole('searchbox', { name: 'Search tests' })).toBeFocused();
  for (const panel of PANELS) {
    await page.keyboard.type(panel);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${panel}` })).toBeVisible();
  }
}

const orderIn = async (page: Page) =>
  /ORD-\d{8}-\d{4}/.exec(await page.getByText(/Order ORD-\d{8}-\d{4} placed/).innerText())?.[0] ??
  '';

test('a new patient is registered, ordered and paid in cash within the target of clicks', async ({
  page,
}) => {
  await openDesk(page);
  const desk = counted(page);
  await page.keyboard.type('Walkinson, Mila');
  await desk.click(page.getByRole('link', { name: 'Register patient' }).first());
  await expect(page.getByLabel('Family name')).toHaveValue('Walkinson');
  await expect(page.getByLabel('Given name')).toHaveValue('Mila');
  await desk.fill(page.getByLabel('Date of birth', { exact: true }), '1988-02-03');
  await desk.select(page.getByLabel('Gender'), 'female');
  await desk.click(page.getByRole('button', { name: 'Register patient' }));

  await addPanels(page);
  await desk.fill(page.getByLabel('Ordering provider'), 'Dr. Dara Roundsworth');
  const place = page.getByRole('button', {
    name: /^Place order, take \$\d+\.\d\d, print receipt$/,
  });
  const receipt = page.waitForEvent('download');
  await desk.click(place);
  await expect(page.getByText(/^Order ORD-\d{8}-\d{4} placed and paid$/)).toBeVisible();
  expect((await receipt).suggestedFilename()).toMatch(/^RCT-\d{4}-\d{6}\.pdf$/);
  desk.report('Walk-in with three panels and cash');
  expect(desk.counts.clicks).toBeLessThanOrEqual(TARGET_CLICKS);

  const order = await orderIn(page);
  await page.getByRole('link', { name: 'Next patient' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Walkinson, Mila' });
  await expect(row).toContainText('To collect');
  await expect(row).toContainText('Paid');

  await page.getByRole('searchbox', { name: 'Find a patient' }).fill(order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order);
});

test('a failed payment is reported, and only the payment is repeated', async ({ page }) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const patientId = await registered(page, 'Payretry', 'Nora');
  await openDesk(page);
  await page.keyboard.type('Payretry');
  await page.getByRole('link', { name: 'Payretry, Nora', exact: true }).click();
  await addPanels(page);
  await page.getByLabel('Ordering provider').fill('Dr. Dara Roundsworth');
  await page.getByLabel('Cash received').fill('500');
  await page.route('**/payments', (route) => route.abort());
  await page.getByRole('button', { name: /^Place order, take/ }).click();
  await expect(
    page.getByText(/^Order ORD-\d{8}-\d{4} placed\. Payment not taken\.$/),
  ).toBeVisible();
  await expect(page.getByLabel('Cash received')).toHaveValue('500');

  await page.unroute('**/payments');
  await page.getByRole('button', { name: /^Take \$/ }).click();
  await expect(page.getByText(/^Order ORD-\d{8}-\d{4} placed and paid$/)).toBeVisible();
  await expect(page.getByText(/^Change: \$/)).toBeVisible();
  const { items } = await ask<{ items: unknown[] }>(
    page,
    'GET',
    `/test-orders?patient_id=${patientId}`,
  );
  expect(items).toHaveLength(1);
  const invoices = await ask<{ items: { status: string; balance_minor: number }[] }>(
    page,
    'GET',
    '/billing/invoices?q=Payretry',
  );
  expect(invoices.items).toEqual([expect.objectContaining({ status: 'paid', balance_minor: 0 })]);
});

test('an order billed later is paid from the list of the front desk', async ({ page }) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  await registered(page, 'Latepay', 'Otto');
  await openDesk(page);
  await page.keyboard.type('Latepay');
  await page.getByRole('link', { name: 'Latepay, Otto', exact: true }).click();
  await addPanels(page);
  await page.getByLabel('Ordering provider').fill('Dr. Dara Roundsworth');
  await page.getByLabel('Payment method').selectOption('later');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/^Order ORD-\d{8}-\d{4} placed$/)).toBeVisible();
  await page.getByRole('link', { name: 'Next patient' }).click();
  await page.getByRole('link', { name: 'Take payment of Latepay, Otto' }).click();
  await page.getByLabel('Payment method').selectOption('card');
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Take \$/ }).click();
  await expect(page.getByText(/^Payment of order ORD-\d{8}-\d{4} taken$/)).toBeVisible();
  await receipt;
});
