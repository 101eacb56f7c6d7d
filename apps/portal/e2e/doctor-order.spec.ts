/**
 * Orders by a user who does not edit patient records: finds the patient, places the order and sees
 * it.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ask, registered, resultsOf } from './bench.ts';
import { beginSession, DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

async function chooseHemoglobin(page: Page): Promise<void> {
  await page.getByLabel('Search tests').fill('hgb');
  await page.getByRole('checkbox', { name: 'Hemoglobin', exact: true }).check();
}

/**
 * A newly registered female patient with a started haemoglobin order by the doctor; `desk` is the
 * registering user.
 */
async function orderBegun(
  browser: Browser,
  page: Page,
  [familyName, givenName, birthDate]: [string, string, string],
): Promise<{ desk: Page; patientId: string }> {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patientId = await registered(desk, familyName, givenName, birthDate);
  await beginSession(page, 'demo', 'doctor@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/patient-portal/${patientId}/order`);
  await chooseHemoglobin(page);
  return { desk, patientId };
}

test('a doctor orders a panel for a patient and sees the order', async ({ page }) => {
  await signIn(page, 'demo', 'doctor@demo.test', DEMO_PASSWORD);
  await page.getByRole('main').getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL(`${siteOf('demo')}/app/orders/new`);
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find a patient' }).fill('a');
  const patient = page.getByRole('table', { name: 'Patients found' }).getByRole('link').first();
  const name = await patient.innerText();
  await patient.click();

  await expect(page.getByRole('region', { name })).toBeVisible();
  await page.getByLabel('Search tests').fill('basic metabolic');
  await page.getByRole('checkbox', { name: /basic metabolic/i }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  const placed = page.getByText(/Order ORD-\d{8}-\d{4} placed/);
  await expect(placed).toBeVisible();
  const number = /ORD-\d{8}-\d{4}/.exec(await placed.innerText())?.[0] ?? '';
  await expect(page.getByRole('rowheader', { name: /^\d{6}-\d{4}$/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Open patient' })).toHaveAttribute(
    'href',
    /^\/app\/patients\/[^/]+$/,
  );

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const orders = page.getByRole('region', { name: 'Recent orders' });
  await expect(orders.getByRole('row', { name: new RegExp(number) })).toContainText(name);
});

test('a pregnancy stated on the order selects the reference interval on the work list and the report', async ({
  browser,
  page,
}) => {
  const { desk: bench } = await orderBegun(browser, page, ['Toldwell', 'Greta', '1994-06-02']);
  await expect(page.getByRole('checkbox', { name: 'second trimester' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'second trimester' }).check();
  await page.getByRole('checkbox', { name: 'third trimester' }).check();
  await expect(
    page.getByText(
      'second trimester and third trimester exclude each other. Keep the one that applies.',
    ),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'third trimester' }).uncheck();
  await page.getByLabel('Fasting').selectOption('Fasting');
  await page.getByRole('button', { name: 'Place order' }).click();
  const accession = await page.getByRole('rowheader', { name: /^\d{6}-\d{4}$/ }).innerText();

  const {
    items: [sample],
  } = await ask<{ items: { id: string; version: number; order_id: string }[] }>(
    bench,
    'GET',
    `/samples?q=${accession}`,
  );
  if (!sample) throw new Error('The order has no specimen.');
  const collected = await ask<{ version: number }>(bench, 'POST', `/samples/${sample.id}/collect`, {
    version: sample.version,
    body: { identity_check: { name: true, birth_date: true }, fasting: 'not_fasting' },
  });
  await ask(bench, 'POST', `/samples/${sample.id}/receive`, {
    version: collected.version,
    body: {},
  });

  await bench.goto(`${siteOf('demo')}/app/test-results?tab=to-enter&specimen=${sample.id}`);
  const row = bench.getByRole('row', { name: /^Hemoglobin/ });
  await expect(row).toContainText('≥ 10.5second trimester');
  await row.getByRole('textbox').fill('10.8');
  await expect(row).toContainText('N');
  await bench.getByRole('button', { name: 'Save 1 value' }).click();
  await expect(row).toContainText('second trimester');

  const manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await ask(manager, 'POST', '/test-results/verify', {
    body: {
      items: (await resultsOf(manager, sample.order_id)).map(({ id, version }) => ({
        id,
        version,
      })),
    },
  });
  await manager.goto(`${siteOf('demo')}/app/orders/${sample.order_id}`);
  await expect(manager.getByRole('region', { name: 'Clinical information' })).toContainText(
    'second trimester',
  );
  const [result] = await resultsOf(manager, sample.order_id);
  const report = await manager.evaluate(
    async (id) =>
      (
        await fetch(`/api/v1/test-results/${id}/download`, {
          headers: { Authorization: `Bearer ${sessionStorage.getItem('alms.token') ?? ''}` },
        })
      ).headers.get('content-type'),
    result?.id,
  );
  expect(report).toBe('application/pdf');
});

test('a report viewer is not offered new orders and cannot open the screen', async ({ page }) => {
  await signIn(page, 'demo', 'report_viewer@demo.test', DEMO_PASSWORD);
  await expect(page.getByRole('link', { name: 'New order' })).toBeHidden();
  await page.goto(`${siteOf('demo')}/app/orders/new`);
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});

test('a condition that a doctor saved to the patient’s record is proposed for the next order with its origin', async ({
  browser,
  page,
}) => {
  const { desk, patientId } = await orderBegun(browser, page, ['Keptwell', 'Runa', '1993-02-08']);
  await page.getByRole('checkbox', { name: 'second trimester' }).check();
  await page.getByRole('checkbox', { name: 'Save to the patient’s record: pregnant' }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Place another order for this patient' }).click();
  await expect(page.getByText("From the patient's record")).toBeVisible();
  await chooseHemoglobin(page);
  await expect(page.getByRole('checkbox', { name: 'pregnant', exact: true })).toBeChecked();

  await desk.goto(`${siteOf('demo')}/app/patient-portal/${patientId}?tab=details`);
  const card = desk.getByRole('region', { name: 'Conditions' });
  await expect(card).toContainText('Current');
  await card.getByRole('button', { name: 'Edit conditions' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Conditions of this patient' });
  await dialog.getByLabel('Completed weeks of pregnancy').fill('16');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('second trimester');
});
