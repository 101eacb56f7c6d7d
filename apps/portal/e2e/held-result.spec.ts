/** A value that changed too much since the last one waits until somebody says why it is right; another person than who entered it then verifies it. */
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

let manager: Page;
/** Where the specimen with the held value stands, once it is found. */
let specimen: string;

test('the manager sees on the dashboard that results are held, and is led to them', async ({
  browser,
}) => {
  manager = await newPerson(browser);
  await signIn(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await manager.getByRole('link', { name: /results? (is|are) held/ }).click();
  await expect(manager).toHaveURL(`${siteOf('demo')}/app/test-results?tab=held`);
  const list = manager.getByRole('navigation', { name: 'Work list' });
  await list
    .getByRole('button', { name: /Potassium/ })
    .first()
    .click();
  await expect(
    manager
      .getByText(/^(Rose|Fell) by .* mmol\/L .*The limit is 1\.0 mmol\/L within 72 hours\./)
      .first(),
  ).toBeVisible();
  specimen = new URL(manager.url()).searchParams.get('specimen') ?? '';
});

test('what was checked is told, with what is not known', async () => {
  await manager.getByRole('button', { name: 'Acts on Potassium' }).click();
  await manager.getByRole('menuitem', { name: 'What was checked' }).click();
  const dialog = manager.getByRole('dialog', { name: 'What was checked: Potassium' });
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Change since the last value' }),
  ).toContainText('Held');
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'Reference interval' }),
  ).toContainText('Chosen for');
  await manager.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a technician accepts it with a reason, and may not verify what the same technician entered', async ({
  browser,
}) => {
  const technician = await newPerson(browser);
  await signIn(technician, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await technician.goto(`${siteOf('demo')}/app/test-results?tab=held&specimen=${specimen}`);
  await technician.getByRole('button', { name: 'Accept with reason…' }).click();
  const dialog = technician.getByRole('dialog', { name: 'Accept the held value of Potassium' });
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog.getByText('Choose a kind of reason').first()).toBeVisible();
  await dialog.getByLabel('Kind of reason').selectOption({ label: 'A repeat agrees' });
  await dialog.getByLabel('What was found').fill('5.7 and 5.6 on the same analyzer');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(technician.getByText(/Accepted by .*A repeat agrees\. 5\.7 and 5\.6/)).toBeVisible();
  await expect(technician.getByRole('button', { name: 'Verify results' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the manager reads who accepted it and why, and verifies it', async () => {
  await manager.goto(`${siteOf('demo')}/app/test-results?tab=to-verify&specimen=${specimen}`);
  await expect(manager.getByText(/Accepted by .*A repeat agrees\./)).toBeVisible();
  await manager.getByRole('button', { name: /^Verify \d+ results?$/ }).click();
  await expect(manager.getByRole('row', { name: /Potassium/ }).first()).toContainText(
    'Verified by',
  );
});
