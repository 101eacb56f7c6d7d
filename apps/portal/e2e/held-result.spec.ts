/**
 * A delta hold: a result with a large change is held until a user releases it with a reason; then
 * another user than the enterer verifies it.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

let manager: Page;
/** Accession number of the specimen with the held value. */
let specimen: string;

test('the dashboard shows the manager held results and links to them', async ({ browser }) => {
  manager = await newPerson(browser);
  await signIn(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await manager.getByRole('link', { name: /results? on hold/ }).click();
  await expect(manager).toHaveURL(`${siteOf('demo')}/app/test-results?tab=held`);
  const list = manager.getByRole('navigation', { name: 'Work list' });
  await list
    .getByRole('button', { name: /Potassium/ })
    .first()
    .click();
  await expect(
    manager
      .getByText(
        /^(Increased|Decreased) by .* mmol\/L .*The limit is 1\.0 mmol\/L within 72 hours\./,
      )
      .first(),
  ).toBeVisible();
  specimen = new URL(manager.url()).searchParams.get('specimen') ?? '';
});

test('the validation checks are listed, including undetermined ones', async () => {
  await manager.getByRole('button', { name: 'Actions for Potassium' }).click();
  await manager.getByRole('menuitem', { name: 'Validation checks' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Validation checks: Potassium' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Delta check' })).toContainText(
    'On hold',
  );
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Reference interval' }),
  ).toContainText('Selected for');
  await manager.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a technician releases the hold with a reason, and cannot verify their own entry', async ({
  browser,
}) => {
  const technician = await newPerson(browser);
  await beginSession(technician, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await technician.goto(`${siteOf('demo')}/app/test-results?tab=held&specimen=${specimen}`);
  await technician.getByRole('button', { name: 'Release hold…' }).click();
  const dialog = technician.getByRole('dialog', { name: 'Release the hold on Potassium' });
  await dialog.getByRole('button', { name: 'Release hold', exact: true }).click();
  await expect(dialog.getByText('Select a reason category').first()).toBeVisible();
  await dialog.getByLabel('Reason category').selectOption({ label: 'Repeat confirms the value' });
  await dialog.getByLabel('Findings').fill('5.7 and 5.6 on the same analyzer');
  await dialog.getByRole('button', { name: 'Release hold', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    technician.getByText(/Hold released by .*Repeat confirms the value\. 5\.7 and 5\.6/),
  ).toBeVisible();
  await expect(technician.getByRole('button', { name: 'Verify results' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the manager sees who released the hold and why, and verifies the result', async () => {
  const address = `${siteOf('demo')}/app/test-results?tab=to-verify&specimen=${specimen}`;
  await manager.goto(address);
  await expect(manager.getByText(/Hold released by .*Repeat confirms the value\./)).toBeVisible();
  await manager.keyboard.press('v');
  // The next specimen opens, with the focus on its verification.
  await expect(manager).not.toHaveURL(address);
  await expect(manager.getByRole('button', { name: /^Verify \d+ results?$/ })).toBeFocused();
  await manager.goto(address);
  await expect(manager.getByRole('row', { name: /Potassium/ }).first()).toContainText(
    'Verified by',
  );
});
