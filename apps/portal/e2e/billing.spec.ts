/**
 * Billing of an order to the patient or an insurer: invoiced at the front desk, paid in part and in
 * full, with a receipt. Administrator-only actions are not offered there.
 */
import { expect, test, type Page } from '@playwright/test';
import { registered } from './bench.ts';
import { beginSession, DEMO_PASSWORD, siteOf } from './people.ts';

async function placedOrder(page: Page): Promise<string> {
  await page.goto(`${siteOf('demo')}/app/orders/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a patient' }).fill('a');
  await page.getByRole('table', { name: 'Patients found' }).getByRole('link').first().click();
  return placePanel(page);
}

/** Orders the panel for the patient of the current order. */
async function placePanel(page: Page): Promise<string> {
  await page.getByLabel('Search tests').fill('basic metabolic');
  await page.getByRole('checkbox', { name: /basic metabolic/i }).check();
  await page.getByLabel('Ordering provider').fill('Dr. Dara Roundsworth');
  await page.getByRole('button', { name: 'Place order' }).click();
  const placed = page.getByText(/Order ORD-\d{8}-\d{4} placed/);
  await expect(placed).toBeVisible();
  return /ORD-\d{8}-\d{4}/.exec(await placed.innerText())?.[0] ?? '';
}

/** Selects the order to bill by patient or number. */
async function selectOrder(page: Page, search: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Order to bill' }).fill(search);
  await page
    .getByRole('option', { name: new RegExp(search) })
    .first()
    .click();
}

async function pay(
  page: Page,
  { amount, method }: { amount?: string; method: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Record payment' }).first().click();
  const dialog = page.getByRole('dialog');
  if (amount !== undefined) await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Payment method').selectOption(method);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
}

test('a receptionist invoices an order, records a partial and a final payment, and issues the receipt', async ({
  page,
}) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const order = await placedOrder(page);

  await page.goto(`${siteOf('demo')}/app/dashboard`);
  await page.getByRole('link', { name: 'Payments at the desk' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Invoices', 'Cash drawer', 'Prices']);
  await page.getByRole('button', { name: 'New invoice' }).click();
  await selectOrder(page, order);
  await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Draft for ${order}` })).toBeVisible();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Invoice INV-\d{4}-\d{6}$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toBeHidden();

  await pay(page, { amount: '10.005', method: 'Card' });
  await expect(page.getByRole('dialog').getByLabel('Amount')).toHaveAccessibleDescription(
    /Enter an amount such as 12\.50/,
  );
  await page.getByRole('dialog').getByLabel('Amount').fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Partly paid')).toBeVisible();
  await pay(page, { method: 'Cash' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('$22.00 paid, Cash')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeHidden();

  const receipt = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Receipt RCT-/ })
    .first()
    .click();
  expect((await receipt).suggestedFilename()).toMatch(/^RCT-\d{4}-\d{6}\.pdf$/);
  const invoice = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);

  await page.getByRole('link', { name: 'All invoices' }).click();
  await page.getByRole('tab', { name: 'Cash drawer' }).click();
  await expect(page.getByRole('region', { name: 'Your drawer' })).toContainText('Expected balance');
});

test('a receptionist records the patient’s insurance, and the order is billed to the insurer', async ({
  page,
}) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const patientId = await registered(page, 'Coverdale', 'Ines');
  await page.goto(`${siteOf('demo')}/app/patient-portal/${patientId}?tab=details`);

  const insurance = page.getByRole('region', { name: 'Insurance and other payers' });
  await expect(insurance).toContainText('No insurance on file');
  await insurance.getByRole('button', { name: 'Add coverage' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add coverage' }).click();
  await dialog.getByLabel('Payer', { exact: true }).selectOption('Harbour Mutual');
  await dialog.getByLabel('Policy number').fill('HM-COVERDALE-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(insurance).toContainText('Valid today');

  await page.getByRole('main').getByRole('link', { name: 'New order' }).click();
  const order = await placePanel(page);

  await page.goto(`${siteOf('demo')}/app/payments/desk`);
  await page.getByRole('button', { name: 'New invoice' }).click();
  await selectOrder(page, 'Coverdale');
  await expect(dialog.getByLabel('Payer')).toHaveAccessibleDescription(
    'Coverage on the order date: Harbour Mutual (policy HM-COVERDALE-1).',
  );
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Draft for ${order}` })).toBeVisible();
  const document = page.getByRole('region', { name: 'Document' });
  await expect(document).toContainText('Harbour Mutual');
  await expect(document).toContainText('HM-COVERDALE-1');
});

test('a receptionist has front-desk payments without administrator actions', async ({ page }) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/payments`);
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});

test('an administrator finds an overdue invoice and refunds part of it', async ({ page }) => {
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/payments?status=overdue`);
  await expect(page.getByRole('row').filter({ hasText: 'Overdue' })).toHaveCount(1);
  await page.getByLabel('Status').selectOption('Paid');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await page.getByRole('button', { name: 'More' }).click();
  await page
    .getByRole('menuitem', { name: /^Refund RCT-/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('1');
  await dialog.getByLabel('Refund method').selectOption('Card');
  await dialog.getByLabel('Reason').fill('Charged too much');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$1.00 refunded, Card')).toBeVisible();
  await expect(page.getByText('Partly paid')).toBeVisible();
});
