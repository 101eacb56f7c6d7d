/**
 * Inbox of the ordering provider: a released report is listed and counted until it is seen, and
 * again after a correction. From it the provider opens the patient’s chart and reorders a test.
 */
import { expect, test, type Page } from '@playwright/test';
import type { Result } from '@alms/lis-domain/results';
import { ask, registered, resultsOf } from './bench.ts';
import { acceptInvitation, beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

const doctor = { full_name: 'Dr. Ines Readwell', email: 'ines@readwell.example', role: 'doctor' };

interface Specimen {
  id: string;
  version: number;
  order_id: string;
}

/** Collects, receives and enters potassium of the order with this specimen. */
async function entered(bench: Page, accession: string, value_text: string): Promise<string> {
  const { items } = await ask<{ items: Specimen[] }>(bench, 'GET', `/samples?q=${accession}`);
  const [sample] = items;
  if (!sample) throw new Error('The order has no specimen.');
  const collected = await ask<Specimen>(bench, 'POST', `/samples/${sample.id}/collect`, {
    version: sample.version,
    body: { identity_check: { name: true, birth_date: true } },
  });
  await ask(bench, 'POST', `/samples/${sample.id}/receive`, {
    version: collected.version,
    body: {},
  });
  const [result] = await resultsOf(bench, sample.order_id);
  await ask(bench, 'POST', '/test-results/enter', {
    body: { items: [{ id: result?.id, version: result?.version, value_text }] },
  });
  return sample.order_id;
}

test('a doctor reads a report, marks it as seen, and gets it again after a correction', async ({
  browser,
  page,
}) => {
  const admin = await newPerson(browser);
  await beginSession(admin, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await ask(admin, 'POST', '/staff', { body: doctor });
  const patientId = await registered(admin, 'Inboxwell', 'Tova', '1964-02-11');

  await acceptInvitation(page, 'demo', doctor.email);
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox/ });
  await expect(entry).toHaveText('Inbox');
  await page.goto(`${siteOf('demo')}/app/patient-portal/${patientId}/order`);
  await page.getByLabel('Search tests').fill('potassium');
  await page.getByRole('checkbox', { name: 'Potassium', exact: true }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  const accession = await page.getByRole('rowheader', { name: /^\d{6}-\d{4}$/ }).innerText();

  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No results to read' })).toBeVisible();
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Inboxwell, Tova' })).toContainText(
    'Potassium',
  );

  const orderId = await entered(admin, accession, '4.2');
  const manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  const [result] = await resultsOf(manager, orderId);
  await ask(manager, 'POST', '/test-results/verify', {
    body: { items: [{ id: result?.id, version: result?.version }] },
  });

  await page.goto(`${siteOf('demo')}/app/inbox`);
  const report = page.getByRole('listitem').filter({ hasText: 'Inboxwell, Tova' });
  await expect(report).toContainText('Potassium 4.2 mmol/L');
  await expect(entry).toHaveText('Inbox11 report to read');
  await page.getByRole('button', { name: 'Mark as seen: Inboxwell, Tova' }).click();
  await expect(page.getByRole('heading', { name: 'No results to read' })).toBeVisible();
  await expect(entry).toHaveText('Inbox');

  const [released] = await resultsOf(manager, orderId);
  const { amendment } = await ask<Result>(manager, 'POST', `/test-results/${released?.id}/amend`, {
    version: released?.version ?? 0,
    body: {
      value_text: '4.7',
      comment: '',
      code: 'clerical',
      reason: 'Digits were transposed.',
    },
  });
  await ask(admin, 'POST', `/amendments/${amendment?.id}/verify`, {
    version: amendment?.version ?? 0,
  });
  await page.goto(`${siteOf('demo')}/app/inbox`);
  await expect(report).toContainText('Potassium 4.7 mmol/L');
  await expect(report).toContainText('Corrected');
  await expect(entry).toHaveText('Inbox11 report to read');

  await page.getByRole('link', { name: 'Reorder: Inboxwell, Tova' }).click();
  await expect(page.getByRole('checkbox', { name: 'Potassium', exact: true })).toBeChecked();
});

test('a doctor opens the chart from the inbox, opens a test and reorders it', async ({
  browser,
  page,
}) => {
  const admin = await newPerson(browser);
  await beginSession(admin, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const author = { ...doctor, full_name: 'Dr. Odd Chartwell', email: 'odd@chartwell.example' };
  await ask(admin, 'POST', '/staff', { body: author });
  const patientId = await registered(admin, 'Chartwell', 'Runa', '1958-06-30');
  const another = await registered(admin, 'Elsewell', 'Bo', '1971-01-04');

  await acceptInvitation(page, 'demo', author.email);
  await page.goto(`${siteOf('demo')}/app/patient-portal/${patientId}/order`);
  await page.getByLabel('Search tests').fill('potassium');
  await page.getByRole('checkbox', { name: 'Potassium', exact: true }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  const accession = await page.getByRole('rowheader', { name: /^\d{6}-\d{4}$/ }).innerText();
  const orderId = await entered(admin, accession, '5.9');
  const manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  const [result] = await resultsOf(manager, orderId);
  await ask(manager, 'POST', '/test-results/verify', {
    body: { items: [{ id: result?.id, version: result?.version }] },
  });

  await page.goto(`${siteOf('demo')}/app/inbox`);
  await page.getByRole('link', { name: 'Chart: Chartwell, Runa' }).click();
  await expect(page).toHaveURL(`${siteOf('demo')}/app/patients/${patientId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Chartwell, Runa' })).toBeVisible();
  // The only order is reported, so none is open. A doctor may not read invoices.
  await expect(page.getByRole('tab')).toHaveText(['Results1', 'Orders', 'Visits0', 'Details']);
  const row = page.getByRole('row', { name: /^Potassium/ });
  await expect(row).toContainText('5.9');
  await expect(row).toContainText('High');

  await page.getByRole('button', { name: 'Potassium' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Results of Potassium' })).toContainText(
    'Lamar Overview',
  );
  await page.keyboard.press('o');
  await expect(page.getByRole('checkbox', { name: 'Potassium', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Undo order' }).click();
  await expect(page.getByText(/^Order ORD-\S+ cancelled$/)).toBeVisible();

  await page.goto(`${siteOf('demo')}/app/patients/${another}`);
  await expect(page.getByRole('heading', { name: 'Results not available' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Results']);
});
