/**
 * The test editor on a real server: an interval is changed and saved, unsaved changes are not lost
 * by leaving, and the list is as it was left.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

let manager: Page;
const list = `${siteOf('demo')}/app/test-parameters?q=Creatinine`;
const upper = () => manager.getByLabel('Upper limit, men from 18 years', { exact: true });
const section = (name: string | RegExp) =>
  manager.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

test('an interval is changed in the table and saved with Ctrl+S', async ({ browser }) => {
  manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await manager.goto(list);
  await manager.getByRole('link', { name: 'Creatinine', exact: true }).click();
  await expect(manager.getByRole('heading', { level: 1, name: 'Creatinine' })).toBeFocused();
  await expect(manager.getByText(/^Version 1, saved/)).toBeVisible();

  await section('Reference intervals').click();
  await expect(upper()).toBeInViewport();
  await upper().fill('1.25');
  await expect(manager.getByText('was 0.70–1.30')).toBeVisible();
  await expect(section('Reference intervals Unsaved changes')).toBeVisible();
  await expect(manager.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await manager.keyboard.press('Control+s');
  await expect(manager.getByText('Test saved')).toBeVisible();
  await expect(manager.getByText(/^Version 2, saved .* by Lamar Overview$/)).toBeVisible();
  await expect(manager.getByText('was 0.70–1.30')).toBeHidden();

  await manager.reload();
  await expect(upper()).toHaveValue('1.25');
});

test('a contradictory interval is refused at its field, and the entries stay', async () => {
  await upper().fill('0.1');
  await manager.getByRole('button', { name: 'Save changes' }).click();
  const fault = manager.getByRole('link', { name: 'The upper limit is below the lower one' });
  await expect(fault).toBeVisible();
  await expect(section('Reference intervals Contains errors')).toBeVisible();
  await fault.click();
  await expect(upper()).toBeFocused();
  await expect(upper()).toHaveValue('0.1');
});

test('leaving with unsaved changes asks, and returns to the row in the list', async () => {
  await manager.goto(list);
  await manager.getByRole('link', { name: 'Creatinine', exact: true }).click();
  await manager.getByRole('button', { name: 'Actions for men from 18 years' }).click();
  await manager.getByRole('menuitem', { name: 'Remove' }).click();
  const question = manager.getByRole('dialog', { name: 'Leave without saving?' });

  await manager.goBack();
  await expect(question).toContainText('Reference: men from 18 years');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await manager.getByRole('button', { name: 'Undo changes: men from 18 years' }).click();
  await expect(upper()).toHaveValue('1.25');

  await upper().fill('1.30');
  await manager.getByRole('main').getByRole('link', { name: 'Test Parameters' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(manager).toHaveURL(list);
  await expect(manager.getByRole('link', { name: 'Creatinine', exact: true })).toBeFocused();
});
