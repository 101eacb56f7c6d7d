/**
 * Calculated tests and reflex rules on the work list: one value is calculated from others or states
 * why not, another proposes a further test.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

let manager: Page;

async function openToVerify(name: RegExp): Promise<void> {
  await manager.goto(`${siteOf('demo')}/app/test-results?tab=to-verify`);
  await manager
    .getByRole('navigation', { name: 'Work list' })
    .getByRole('button', { name })
    .first()
    .click();
}

test('an LDL cholesterol that cannot be calculated states the reason and has no input field', async ({
  browser,
}) => {
  manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await openToVerify(/Triglycerides/);
  const row = manager.getByRole('row', { name: /LDL cholesterol, calculated/ });
  await expect(row).toContainText('Not calculated');
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await expect(
    manager.getByText('Not calculated: the condition tg < 400 is not met.'),
  ).toBeVisible();
});

test('a verified thyrotropin proposes free thyroxine, and one click orders it', async () => {
  await openToVerify(/Thyrotropin(?!.*Thyroxine)/);
  await manager.getByRole('button', { name: 'Verify 1 result' }).click();
  await expect(manager.getByText('Suggested reflex test: Thyroxine, free')).toBeVisible();
  await manager.getByRole('button', { name: 'Add Thyroxine, free' }).click();
  await expect(manager.getByText('Thyroxine, free was added to the order.')).toBeVisible();
  await expect(manager.getByRole('row', { name: /^Thyroxine, free .*Pending/ })).toBeVisible();
});

test('a formula is tested in the catalogue before it is changed', async () => {
  await manager.goto(`${siteOf('demo')}/app/test-parameters?q=LDL`);
  await manager.getByRole('link', { name: /LDL cholesterol, calculated/ }).click();
  for (const [alias, value] of [
    ['tc', '200'],
    ['hdl', '50'],
    ['tg', '150'],
  ] as const)
    await manager.getByLabel(alias, { exact: true }).fill(value);
  await expect(manager.getByText('120 (before rounding 120)')).toBeVisible();
});
