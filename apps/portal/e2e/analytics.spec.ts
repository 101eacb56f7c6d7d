/**
 * A laboratory manager views the figures of a period as chart and table, exports them and saves the
 * report; a report viewer sees no names.
 */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

let manager: Page;

test.beforeAll(async ({ browser }) => {
  manager = await newPerson(browser);
  await signIn(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
});

test('the figures of the last seven days are labelled, and each chart has a table', async () => {
  await manager
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Analytics' })
    .click();
  await expect(manager.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(manager.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  const volume = manager.getByRole('region', { name: 'Tests ordered' });
  await expect(volume.getByText(/Tests ordered on each day/)).toBeVisible();
  await volume.getByText('Table', { exact: true }).click();
  await expect(volume.getByRole('row')).toHaveCount(8);
  await expect(
    manager.getByRole('region', { name: 'Turnaround', exact: true }).getByText(/nearest rank/),
  ).toBeVisible();
});

test('another period is stored in the URL, and its table can be exported', async () => {
  await manager.getByText('Last 30 days', { exact: true }).click();
  await expect(manager).toHaveURL(/period=30-days/);
  const download = manager.waitForEvent('download');
  await manager.getByRole('button', { name: 'Save “Tests ordered” as a CSV file' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toContain('"Day","Count"');
});

test('a report is saved under a name, reopened and deleted', async () => {
  await manager.getByRole('button', { name: 'Saved reports' }).click();
  await manager.getByLabel('Name of the report').fill('The month');
  await manager.getByRole('button', { name: 'Save this report' }).click();
  await expect(manager.getByRole('button', { name: 'The month', exact: true })).toBeVisible();
  await manager.goto(`${siteOf('demo')}/app/analytics?saved=open`);
  await manager.getByRole('button', { name: 'The month', exact: true }).click();
  await expect(manager.getByRole('dialog')).toHaveCount(0);
  await expect(manager.getByRole('radio', { name: 'Last 30 days' })).toBeChecked();
  await manager.getByRole('button', { name: 'Saved reports' }).click();
  await manager.getByRole('button', { name: 'Delete The month' }).click();
  await expect(manager.getByRole('button', { name: 'The month', exact: true })).toHaveCount(0);
  await manager.keyboard.press('Escape');
});

test('a figure links to the underlying list', async () => {
  await manager.getByRole('link', { name: 'Open rejected specimens' }).click();
  await expect(manager.getByRole('heading', { level: 1, name: 'Sample Tracking' })).toBeVisible();
  await expect(manager).toHaveURL(/state=rejected/);
});

test('a report viewer sees workload without names', async ({ browser }) => {
  const viewer = await newPerson(browser);
  await beginSession(viewer, 'demo', 'report_viewer@demo.test', DEMO_PASSWORD);
  await viewer.goto(`${siteOf('demo')}/app/analytics`);
  const work = viewer.getByRole('region', { name: 'Workload' });
  await expect(work.getByText('Everybody', { exact: true })).toBeVisible();
  await expect(work.getByRole('row')).toHaveCount(2);
  await expect(viewer.getByRole('link', { name: 'Open rejected specimens' })).toHaveCount(0);
});
