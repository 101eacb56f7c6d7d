/** A technician takes over what an analyser wrote into a file: one value is held, one critical, one verified by its rule, one row needs a test first; another person verifies. */
import { expect, test, type Page } from '@playwright/test';
import { arrived, ask, registered, resultsOf } from './bench.ts';
import { DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

const accounts = ['admin', 'technician', 'lab_manager'] as const;
const people = {} as Record<(typeof accounts)[number], Page>;
let file: string;
let held: string;
let critical: string;

test('before: a patient has a verified potassium, and two specimens have arrived', async ({ browser }) => {
  for (const account of accounts) {
    people[account] = await newPerson(browser);
    await signIn(people[account], 'demo', `${account}@demo.test`, DEMO_PASSWORD);
  }
  const { admin, lab_manager: manager } = people;
  const changing = await registered(admin, 'Importwell', 'Ida');
  const before = await arrived(admin, changing, ['K']);
  const [first] = await resultsOf(admin, before.orderId);
  await ask(admin, 'POST', '/test-results/enter', { body: { items: [{ id: first?.id, version: first?.version, value_text: '4.2' }] } });
  const [entered] = await resultsOf(admin, before.orderId);
  await ask(manager, 'POST', '/test-results/verify', { body: { items: [{ id: entered?.id, version: entered?.version }] } });

  held = (await arrived(admin, changing, ['K'])).accession;
  critical = (await arrived(admin, await registered(admin, 'Importwell', 'Ivy'), ['K', 'NA', 'CL'])).accession;
  const rows = [['Tube', 'Name', 'Assay', 'Result', 'Unit'], [held, 'Importwell^Ida', 'KAL', '5.7', 'mmol/L'], [critical, 'Importwell^Ivy', 'KAL', '6.8', 'mmol/L'], [critical, '', 'NATR', '138', 'mmol/L'], [critical, '', 'CLOR', '101', 'mmol/L'], [critical, '', 'NATR', '', 'mmol/L']];
  file = rows.map((row) => row.join(';')).join('\r\n');
});

test('a technician stages the file, and says how it is read', async () => {
  const page = people.technician;
  await page.goto(`${siteOf('demo')}/app/test-results`);
  await page.getByRole('link', { name: 'Import file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import results' })).toBeVisible();
  await page.getByLabel('File of an instrument').setInputFiles({ name: 'run-17.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('combobox', { name: 'Instrument' }).fill('Bench analyser');
  await page.getByRole('combobox', { name: 'Instrument' }).press('Tab');
  await page.getByLabel('Accession number').selectOption('Tube');
  await page.getByLabel('Test code').selectOption('Assay');
  await page.getByRole('combobox', { name: /^Patient\s*\(/ }).selectOption('Name');
  await page.getByRole('button', { name: 'Stage 5 rows' }).click();
  await expect(page.getByText('Choose how numbers are written').first()).toBeVisible();
  await page.getByLabel('Decimal mark in this file').selectOption('.');
  await page.getByRole('button', { name: 'Stage 5 rows' }).click();
  await expect(page.getByRole('heading', { name: 'run-17.csv' })).toBeVisible();
  await expect(page.getByText('Nobody has said which test this code is.').first()).toBeVisible();
});

test('codes are mapped to tests once, and the rows are judged by it', async () => {
  const page = people.technician;
  for (const [code, name] of [['KAL', 'Potassium'], ['NATR', 'Sodium'], ['CLOR', 'Chloride']] as const) {
    await page.getByRole('button', { name: 'Codes…' }).click();
    const dialog = page.getByRole('dialog', { name: 'What the codes of Bench analyser mean' });
    await dialog.getByRole('combobox', { name: `Test of code ${code} mmol/L` }).fill(name);
    await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await dialog.getByRole('button', { name: 'Save 1 code' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('radio', { name: /^Ready/ }).click();
  const rows = page.getByRole('table', { name: 'Rows' });
  await expect(rows.getByRole('row', { name: new RegExp(held) })).toContainText('Will be held');
  await expect(rows.getByRole('row', { name: new RegExp(critical) }).first()).toContainText('Critical');
  await page.getByRole('radio', { name: /^Refused/ }).click();
  await expect(rows.getByText('No value. An empty cell is not zero.')).toBeVisible();
});

test('what is ready is taken over, and what is left stays after a reload', async () => {
  const page = people.technician;
  await page.getByRole('button', { name: 'Take over 4 ready rows' }).click();
  await expect(page.getByText('1 row left')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 row left')).toBeVisible();
  await page.getByRole('radio', { name: /^Taken over/ }).click();
  await expect(page.getByRole('table', { name: 'Rows' }).getByRole('row', { name: new RegExp(held) })).toContainText('Held');
});

test('the rule has verified one value; another person verifies the critical one, which says what it was read from; the held one waits', async () => {
  const page = people.lab_manager;
  await page.goto(`${siteOf('demo')}/app/test-results?tab=to-verify&q=${critical}`);
  await page.getByRole('navigation', { name: 'Work list' }).getByRole('button', { name: new RegExp(critical) }).click();
  await expect(page.getByText('Read from Bench analyser').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Chloride' })).toContainText(/Verified by rule CL v\d/);
  await expect(page.getByText(/Rule NA v\d+ left it to a person\. The controls are not in order, or none are on record\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify 2 results' }).click();
  await expect(page.getByText('Everything on this specimen is verified.')).toBeVisible();
  await page.goto(`${siteOf('demo')}/app/test-results?tab=held&q=${held}`);
  await expect(page.getByRole('navigation', { name: 'Work list' }).getByRole('button', { name: new RegExp(held) })).toBeVisible();
});
