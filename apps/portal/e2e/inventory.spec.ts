/**
 * A technician finds stock alerts, receives a delivery by barcode and issues stock: first expired,
 * first out.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

/** Types a code like a scanner, followed by Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Barcode').fill(code);
  await page.keyboard.press('Enter');
}

test('a delivery is received by scan, an unknown code is registered, and the earliest expiry is used first', async ({
  browser,
}) => {
  const bench = await newPerson(browser);
  await beginSession(bench, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await bench.goto(`${siteOf('demo')}/app/inventory`);
  await expect(bench.getByRole('list').getByText('Malaria rapid test')).toBeVisible();
  await expect(bench.getByText('Out of stock').first()).toBeVisible();

  await bench.getByRole('button', { name: 'Receive', exact: true }).click();
  await scan(bench, '(01)09501101530003(17)351231(10)MAL-77(30)3');
  const dialog = bench.getByRole('dialog');
  await expect(dialog.getByText('Unknown code 09501101530003')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Belongs to' }).fill('MAL-RDT');
  await bench.getByRole('option', { name: /Malaria rapid test/ }).click();
  await dialog.getByRole('button', { name: 'Remember for this item' }).click();
  await expect(dialog.getByLabel('Lot number')).toHaveValue('MAL-77');
  // The same package again: the code is known now, and the quantity is added to the lot.
  await scan(bench, '(01)09501101530003(17)351231(10)MAL-77(30)2');
  await expect(dialog.getByLabel('Quantity (box of 25)')).toHaveValue('5');
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(dialog).toBeHidden();

  await bench.getByLabel('Search').fill('MAL-RDT');
  await bench.getByRole('button', { name: 'Malaria rapid test' }).last().click();
  await expect(bench.getByText('5 × box of 25').first()).toBeVisible();
  await bench.getByRole('button', { name: 'Consume…' }).click();
  await dialog.getByLabel('Quantity (box of 25)').fill('2');
  await dialog.getByRole('button', { name: 'Consume', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bench.getByText('3 × box of 25').first()).toBeVisible();
  await bench.context().close();
});

test('two users who edit one item see both versions and choose', async ({ browser }) => {
  const open = async (email: string): Promise<Page> => {
    const page = await newPerson(browser);
    await beginSession(page, 'demo', email, DEMO_PASSWORD);
    await page.goto(`${siteOf('demo')}/app/inventory`);
    await page.getByLabel('Search').fill('MAL-RDT');
    await page.getByRole('button', { name: 'Malaria rapid test' }).last().click();
    await page.getByRole('button', { name: 'Edit item' }).click();
    return page;
  };
  const slow = await open('technician@demo.test');
  const fast = await open('admin@demo.test');
  await slow.getByRole('dialog').getByLabel('Supplier').fill('Coast Supplies');
  await slow.getByRole('dialog').getByLabel('Catalogue number').fill('MAL-900');
  await fast.getByRole('dialog').getByLabel('Supplier').fill('Harbour Trading');
  await fast.getByRole('dialog').getByRole('button', { name: 'Save item' }).click();
  await expect(fast.getByRole('dialog')).toBeHidden();

  await slow.getByRole('dialog').getByRole('button', { name: 'Save item' }).click();
  const question = slow.getByRole('dialog', {
    name: 'Another user updated this while you were editing',
  });
  await expect(question.getByText('Harbour Trading')).toBeVisible();
  await question
    .getByRole('radiogroup', { name: 'Supplier' })
    .getByText('Theirs', { exact: true })
    .click();
  await question.getByRole('button', { name: 'Save these choices' }).click();
  await expect(slow.getByRole('dialog')).toBeHidden();
  await slow.getByRole('button', { name: 'Edit item' }).click();
  await expect(slow.getByRole('dialog').getByLabel('Supplier')).toHaveValue('Harbour Trading');
  await expect(slow.getByRole('dialog').getByLabel('Catalogue number')).toHaveValue('MAL-900');
  await Promise.all([slow.context().close(), fast.context().close()]);
});
