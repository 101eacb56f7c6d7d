/**
 * An unidentified emergency patient: registered, ordered for, collected by wristband, then
 * identified; both record numbers find the patient.
 */
import { expect, test } from '@playwright/test';
import { ask, resultsOf } from './bench.ts';
import { printAndConfirm } from './collection.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

test('an unidentified patient is registered, ordered for and collected from, and later found by both record numbers', async ({
  browser,
  page,
}) => {
  const family = `Harbourson ${Date.now().toString(36)}`;
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/patient-portal/new`);
  await page.getByRole('button', { name: 'Unidentified patient…' }).click();
  await page.getByLabel('Estimated age').fill('40');
  await page.getByRole('dialog').getByLabel('Gender').selectOption('Male');
  await page.getByRole('button', { name: 'Register with a temporary number' }).click();
  await expect(page.getByText('Unidentified', { exact: true })).toBeVisible();
  const temporary =
    /TMP-\d\d-\d+/.exec(
      await page.getByRole('region', { name: /^Unknown, TMP-/ }).innerText(),
    )?.[0] ?? '';
  expect(temporary).not.toBe('');

  await page.getByRole('link', { name: 'Order tests' }).click();
  await page.getByLabel('Search tests').fill('potassium');
  await page.getByRole('checkbox', { name: 'Potassium', exact: true }).check();
  await page.getByLabel('Ordering provider').fill('Dr. Dara Roundsworth');
  await page.getByRole('button', { name: 'Place order' }).click();
  const accession = await page.getByRole('rowheader', { name: /^\d{6}-\d{4}$/ }).innerText();

  const phlebotomist = await newPerson(browser);
  await beginSession(phlebotomist, 'demo', 'phlebotomist@demo.test', DEMO_PASSWORD);
  const {
    items: [sample],
  } = await ask<{
    items: { id: string; version: number; order_id: string; patient: { id: string } }[];
  }>(phlebotomist, 'GET', `/samples?q=${accession}`);
  if (!sample) throw new Error('The order has no specimen.');
  await phlebotomist.goto(`${siteOf('demo')}/app/sample-collection?patient=${sample.patient.id}`);
  await phlebotomist
    .getByRole('checkbox', { name: 'Wristband shows the temporary number' })
    .check();
  await phlebotomist.getByRole('checkbox', { name: 'Request shows the order number' }).check();
  await phlebotomist.getByRole('button', { name: 'Confirm identity' }).click();
  expect(await printAndConfirm(phlebotomist)).toEqual([accession]);

  await page.goto(`${siteOf('demo')}/app/patient-portal/${sample.patient.id}`);
  await page.getByRole('button', { name: 'Identify patient…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Identify/ });
  await dialog.getByLabel('Family name').fill(family);
  await dialog.getByLabel('Given name').fill('Olu');
  await dialog.getByRole('checkbox', { name: 'Partial date of birth' }).uncheck();
  await dialog.getByLabel('Date of birth', { exact: true }).fill('1984-03-02');
  await dialog.getByRole('checkbox', { name: 'Estimated date of birth' }).uncheck();
  await dialog.getByLabel('Method of identification').fill('Passport seen');
  await dialog.getByRole('button', { name: 'Identify patient' }).click();
  await expect(dialog.getByText('Patient identified')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Unidentified', { exact: true })).toBeHidden();
  const { mrn } = await ask<{ mrn: string }>(page, 'GET', `/patients/${sample.patient.id}`);
  expect(mrn).toMatch(/^\d{7,}$/);

  for (const number of [temporary, mrn]) {
    await page.goto(`${siteOf('demo')}/app/patient-portal?q=${number}`);
    await expect(page.getByRole('link', { name: `${family}, Olu`, exact: true })).toBeVisible();
  }

  const collected = await ask<{ version: number }>(page, 'GET', `/samples/${sample.id}`);
  await ask(page, 'POST', `/samples/${sample.id}/receive`, {
    version: collected.version,
    body: {},
  });
  const entered = await resultsOf(page, sample.order_id);
  await ask(page, 'POST', '/test-results/enter', {
    body: { items: entered.map(({ id, version }) => ({ id, version, value_text: '4.1' })) },
  });
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
  const [result] = (
    await ask<{ items: { patient: { full_name: string; mrn: string; birth_date: string } }[] }>(
      manager,
      'GET',
      `/test-results?order_id=${sample.order_id}`,
    )
  ).items;
  expect(result?.patient).toMatchObject({
    full_name: `${family}, Olu`,
    mrn,
    birth_date: '1984-03-02',
  });
});
