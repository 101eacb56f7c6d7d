/**
 * End-to-end journey of one patient from arrival to the corrected report: registration, order,
 * collection, receipt, import of an instrument file with one held and one critical value,
 * verification by another user, viewing in Arabic on a phone, correction, and finally the specimen
 * timeline and the audit trail.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { arrived, ask, resultsOf } from './bench.ts';
import { collectOpenVisit } from './collection.ts';
import { mailedLink } from './outbox.ts';
import { beginSession, DEMO_PASSWORD, newPerson, PASSWORD, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

const accounts = ['admin', 'receptionist', 'phlebotomist', 'technician', 'lab_manager'] as const;
const people = {} as Record<(typeof accounts)[number], Page>;
const name = 'Storywell, Samia';
const email = 'samia@patient.example';
/** The patient’s phone. */
let phone: Page;
let accession: string;

test.beforeAll(async ({ browser }) => {
  for (const account of accounts) {
    people[account] = await newPerson(browser);
    await beginSession(people[account], 'demo', `${account}@demo.test`, DEMO_PASSWORD);
  }
});

test.afterAll(() => Promise.all(Object.values(people).map((page) => page.context().close())));

test('the front desk registers the patient, orders electrolytes and creates a portal account', async () => {
  const page = people.receptionist;
  await page.goto(`${siteOf('demo')}/app/patient-portal`);
  await page.getByRole('link', { name: 'Register patient' }).first().click();
  await page.getByLabel('Family name').fill('Storywell');
  await page.getByLabel('Given name').fill('Samia');
  await page.getByLabel('Date of birth', { exact: true }).fill('1961-04-09');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await page.getByRole('button', { name: 'Register patient' }).click();
  await expect(page.getByText(`${name} is registered`)).toBeVisible();
  await page.getByRole('link', { name: 'Order tests' }).click();
  await page.getByLabel('Search tests').fill('electrolytes');
  await page.getByRole('checkbox', { name: /electrolytes/i }).check();
  await page.getByLabel('Ordering provider').fill('Dr M. Lind');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/Order ORD-\d{8}-\d{4} placed/)).toBeVisible();
  await page.getByRole('link', { name: 'Open patient' }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Invite to portal…' }).click();
  await page.getByLabel('Patient’s email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();

  // Earlier results, for the comparison with today’s values.
  const before = await arrived(people.admin, new URL(page.url()).pathname.split('/').at(-1) ?? '', [
    'K',
  ]);
  const [first] = await resultsOf(people.admin, before.orderId);
  await ask(people.admin, 'POST', '/test-results/enter', {
    body: { items: [{ id: first?.id, version: first?.version, value_text: '4.2' }] },
  });
  const [entered] = await resultsOf(people.admin, before.orderId);
  await ask(people.lab_manager, 'POST', '/test-results/verify', {
    body: { items: [{ id: entered?.id, version: entered?.version }] },
  });
});

test('the phlebotomist confirms two identifiers, collects and labels', async () => {
  const page = people.phlebotomist;
  await page.goto(`${siteOf('demo')}/app/sample-collection`);
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  [accession = ''] = await collectOpenVisit(page);
  expect(accession).toMatch(/^\d{6}-\d{4}$/);
});

test('the technician receives the specimen and stages the analyser’s file with its column headings', async () => {
  const page = people.technician;
  await page.goto(`${siteOf('demo')}/app/sample-tracking`);
  await page.getByRole('textbox', { name: 'Accession number' }).fill(accession);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${accession} is received`)).toBeVisible();

  const rows = [
    ['Tube', 'Name', 'Assay', 'Result', 'Unit'],
    ['KAL', '5.7'],
    ['NATR', '118'],
    ['CLOR', '101'],
    ['BICAR', '25'],
    ['NATR', ''],
  ].map((row, index) => (index === 0 ? row : [accession, 'Storywell^Samia', ...row, 'mmol/L']));
  await page.goto(`${siteOf('demo')}/app/test-results`);
  await page.getByRole('link', { name: 'Import file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import results' })).toBeVisible();
  await page.getByLabel('Instrument file').setInputFiles({
    name: 'run-17.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
  });
  const instrument = page
    .getByRole('region', { name: 'New file' })
    .getByRole('combobox', { name: 'Instrument' });
  await instrument.fill('Bench analyser');
  await instrument.press('Tab');
  await page.getByLabel('Accession number').selectOption('Tube');
  await page.getByLabel('Test code').selectOption('Assay');
  await page.getByRole('combobox', { name: /^Patient\s*\(/ }).selectOption('Name');
  await page.getByRole('button', { name: 'Stage 5 rows' }).click();
  await expect(page.getByText('Select the decimal mark').first()).toBeVisible();
  await page.getByLabel('Decimal mark in this file').selectOption('.');
  await page.getByRole('button', { name: 'Stage 5 rows' }).click();
  await expect(page.getByRole('heading', { name: 'run-17.csv' })).toBeVisible();
  await expect(page.getByText('This code is not mapped to a test.').first()).toBeVisible();
});

test('codes are mapped to tests once, and the rows are evaluated with the mapping', async () => {
  const page = people.technician;
  for (const [code, of] of [
    ['KAL', 'Potassium'],
    ['NATR', 'Sodium'],
    ['CLOR', 'Chloride'],
    ['BICAR', 'Carbon dioxide'],
  ] as const) {
    await page.getByRole('button', { name: 'Map codes…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Map codes of Bench analyser' });
    await dialog.getByRole('combobox', { name: `Test of code ${code} mmol/L` }).fill(of);
    await dialog.getByRole('option', { name: new RegExp(`^${of}`) }).click();
    await dialog.getByRole('button', { name: 'Save 1 code' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('radio', { name: /^Ready/ }).click();
  const rows = page.getByRole('table', { name: 'Rows' });
  await expect(rows.getByRole('row', { name: /KAL/ })).toContainText('On hold after acceptance');
  await expect(rows.getByRole('row', { name: /NATR/ })).toContainText('Critical');
  await page.getByRole('radio', { name: /^Rejected/ }).click();
  await expect(rows.getByText('No value. An empty cell is not zero.')).toBeVisible();
});

test('ready rows are imported, and the remaining ones persist after a reload', async () => {
  const page = people.technician;
  await page.getByRole('button', { name: 'Accept 4 ready rows' }).click();
  await expect(page.getByText('1 row left')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 row left')).toBeVisible();
  await page.getByRole('radio', { name: /^Accepted/ }).click();
  await expect(
    page.getByRole('table', { name: 'Rows' }).getByRole('row', { name: /KAL/ }),
  ).toContainText('On hold');
});

test('the critical result notification is recorded with read-back', async () => {
  const page = people.technician;
  await page.goto(`${siteOf('demo')}/app/test-results?q=${accession}`);
  await page.getByRole('button', { name: /critical results? awaiting notification/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Critical result notifications' });
  await dialog.getByRole('button', { name: 'Record notification: Sodium' }).click();
  await expect(dialog.getByLabel('Recipient')).toHaveValue('Dr M. Lind');
  await dialog.getByLabel('Outcome').selectOption({ label: 'Notified, read-back confirmed' });
  await dialog.getByLabel('Value read back').fill('118');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Record notification: Sodium' })).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('the hold is released with a reason, and another user verifies, seeing what the rule verified and what it did not', async () => {
  const technician = people.technician;
  await technician.goto(`${siteOf('demo')}/app/test-results?tab=held&q=${accession}`);
  await technician
    .getByRole('navigation', { name: 'Work list' })
    .getByRole('button', { name: new RegExp(accession) })
    .click();
  await technician.getByRole('button', { name: 'Release hold…' }).click();
  const reason = technician.getByRole('dialog', { name: 'Release the hold on Potassium' });
  await reason.getByLabel('Reason category').selectOption({ label: 'Repeat confirms the value' });
  await reason.getByLabel('Findings').fill('5.7 again');
  await reason.getByRole('button', { name: 'Release hold', exact: true }).click();
  await expect(reason).toBeHidden();

  const page = people.lab_manager;
  await page.goto(`${siteOf('demo')}/app/test-results?tab=to-verify&q=${accession}`);
  await page
    .getByRole('navigation', { name: 'Work list' })
    .getByRole('button', { name: new RegExp(accession) })
    .click();
  await expect(
    page.getByText('Read from Bench analyser').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Chloride' })).toContainText(
    /Verified by rule CL v\d/,
  );
  await expect(
    page.getByText(/Rule NA v\d+ left it for manual verification\./).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Verify 3 results' }).click();
  await expect(page.getByText('All results of this specimen are verified.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('the patient reads the results on a phone in Arabic, with test names and explanations', async ({
  browser,
}) => {
  const context = await browser.newContext({
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    acceptDownloads: true,
  });
  phone = await context.newPage();
  await phone.goto(await mailedLink(email));
  await phone.getByLabel('كلمة المرور الجديدة', { exact: true }).fill(PASSWORD);
  await phone.getByLabel('تأكيد كلمة المرور الجديدة').fill(PASSWORD);
  await phone.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(phone.getByRole('heading', { name: 'تم حفظ كلمة المرور' })).toBeVisible();
  await phone.goto(`${siteOf('demo')}/login`);
  await phone.getByLabel('البريد الإلكتروني').fill(email);
  await phone.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('فحص الدم');
  await phone.goto(`${siteOf('demo')}/app/patient-portal`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('فحص الدم');
  await expect(
    phone.getByRole('navigation').getByRole('link', { name: 'النتائج', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(phone.getByText('البوتاسيوم').first()).toBeVisible();
  await expect(phone.getByText('ملح ينظم العضلات والقلب').first()).toBeVisible();
  await expect(phone.getByText('أقل بكثير من الحدود المعتادة').first()).toBeVisible();
  await expect(phone.getByText('Potassium')).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const download = phone.waitForEvent('download');
  await phone
    .getByRole('button', { name: /^التقرير PDF/ })
    .first()
    .click();
  const report = readFileSync(await (await download).path()).toString('latin1');
  expect(report).toMatch(/^%PDF-/);
  expect(report).toMatch(/\/Lang *\(ar/);
});

test('a wrong value is corrected with a reason that the patient can read', async () => {
  const manager = people.lab_manager;
  await manager.getByRole('button', { name: 'Actions for Potassium' }).click();
  await manager.getByRole('menuitem', { name: 'Correct…' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Correct Potassium' });
  await dialog.getByLabel('New value').fill('4.7');
  await dialog.getByLabel('Reason category').selectOption({ label: 'Clerical error' });
  await dialog.getByLabel('Reason', { exact: true }).fill('The analyser was read a line too low');
  await dialog.getByRole('button', { name: 'Submit for verification' }).click();
  await expect(dialog).toBeHidden();
  await expect(manager.getByText('Another user must verify your correction.')).toBeVisible();

  const { technician } = people;
  await technician.goto(`${siteOf('demo')}/app/test-results?tab=corrections`);
  await technician.getByRole('button', { name: 'Verify correction' }).click();
  await expect(technician.getByRole('heading', { name: 'No corrections to verify' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('تحل هذه النتيجة محل نتيجة ربما اطلعت عليها من قبل.')).toBeVisible();
  await expect(phone.getByText('4.7').first()).toBeVisible();
});

test('the specimen timeline is complete, and the audit trail is intact', async () => {
  const page = people.technician;
  await page.goto(`${siteOf('demo')}/app/sample-tracking`);
  await page.getByRole('radiogroup', { name: 'On scan' }).getByText('Open').click();
  await page.getByRole('textbox', { name: 'Accession number' }).fill(accession);
  await page.keyboard.press('Enter');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByText('Opened by the patient')).toHaveCount(2);
  const steps = await history
    .getByRole('listitem')
    .evaluateAll((lines) => lines.map((line) => line.querySelector('b')?.textContent));
  expect(steps.filter((step, index) => step !== steps[index - 1])).toEqual([
    'Ordered',
    'Label printed',
    'Collected',
    'Received',
    'Value entered',
    'Value put on hold',
    'Autoverified',
    'Released to the patient portal',
    'Critical result notified, read-back confirmed',
    'Hold released',
    'Verified',
    'Released to the patient portal',
    'Report issued',
    'Opened by the patient',
    'Report issued',
    'Result amended',
    'Opened by the patient',
  ]);

  const admin = people.admin;
  await admin.goto(`${siteOf('demo')}/app/audit-logs`);
  await expect(admin.getByText(/Record intact/)).toBeVisible();
});
