/**
 * An attachment result: a technician uploads the file, another user verifies it, and the patient
 * downloads it on a phone.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { arrived, ask } from './bench.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

const name = 'Serum protein electrophoresis, curve';
const title = 'The curve of this journey';
const scan = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
    `3 0 obj << /Title (${title}) >> endobj`,
    'trailer << /Root 1 0 R /Info 3 0 R >>',
    '%%EOF',
  ].join('\n'),
);

async function saved(page: Page, button: string): Promise<{ called: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await download;
  return { called: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('an attachment reaches the patient’s phone unchanged', async ({ browser }) => {
  const [admin, technician, manager] = await Promise.all(
    ['admin', 'technician', 'lab_manager'].map(async (role) => {
      const page = await newPerson(browser);
      await beginSession(page, 'demo', `${role}@demo.test`, DEMO_PASSWORD);
      return page;
    }),
  );
  if (!admin || !technician || !manager) throw new Error('Three people take part.');
  const {
    items: [own],
  } = await ask<{ items: { id: string }[] }>(admin, 'GET', '/patients?q=Testwell%20Ada');
  const { orderId } = await arrived(admin, own?.id ?? '', ['SPEPC']);
  const {
    items: [item],
  } = await ask<{ items: { sample_id: string }[] }>(admin, 'GET', `/test-orders/${orderId}`);
  const bench = `${siteOf('demo')}/app/test-results?specimen=${item?.sample_id}`;

  await technician.goto(bench);
  await technician.getByRole('button', { name: `Select file: ${name}` }).click();
  const dialog = technician.getByRole('dialog');
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'curve.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<!doctype html><title>no curve</title>'),
  });
  await expect(
    dialog.getByText('Not added: its content is not PDF, PNG, JPEG', { exact: true }),
  ).toBeVisible();
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'Journey curve.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(dialog).toBeHidden();
  await expect(
    technician.getByRole('button', { name: 'Download Journey curve.pdf' }),
  ).toBeVisible();

  const phone = await (
    await browser.newContext({ acceptDownloads: true, viewport: { width: 390, height: 844 } })
  ).newPage();
  await beginSession(phone, 'demo', 'patient@demo.test', DEMO_PASSWORD);
  const results = `${siteOf('demo')}/app/patient-portal`;
  await phone.goto(results);
  // From the demo data: the curve of three days ago, an older report.
  await phone
    .getByRole('region', { name: 'Older results' })
    .getByText('No usual range to compare with')
    .first()
    .click();
  await expect(
    phone.getByRole('button', { name: 'Download electrophoresis.pdf' }).first(),
  ).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Download Journey curve.pdf' })).toHaveCount(0);

  await manager.goto(`${bench}&tab=to-verify`);
  expect((await saved(manager, 'Download Journey curve.pdf')).content.includes(title)).toBe(true);
  const verified = manager.waitForResponse('**/test-results/verify');
  await manager.getByRole('button', { name: 'Verify 1 result' }).click();
  expect((await verified).status()).toBe(200);
  // The next specimen opens when there is one.
  await manager.goto(bench);
  await expect(manager.getByRole('row', { name }).first()).toContainText(
    'Verified by Lamar Overview',
  );

  await phone.reload();
  const { called, content } = await saved(phone, 'Download Journey curve.pdf');
  expect([called, content.includes(title)]).toEqual(['Journey curve.pdf', true]);
  await expect(phone.getByText('A file result').first()).toBeVisible();
  await Promise.all([admin, technician, manager, phone].map((page) => page.context().close()));
});
