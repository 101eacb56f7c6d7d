/**
 * A duplicate patient: the front desk orders on both records, the administrator merges and unmerges
 * them, and an order is cancelled.
 */
import { expect, test } from '@playwright/test';
import { ask, registered } from './bench.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

const patientPage = (id: string) => `${siteOf('demo')}/app/patient-portal/${id}`;

test('two records are merged with a preview, used and unmerged; an order is cancelled, and the audit log records every step', async ({
  browser,
}) => {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const survivor = await registered(desk, 'Twicewell', 'Marga');
  const again = await registered(desk, 'Twicewell', 'M.');
  const { items: tests } = await ask<{ items: { id: string; code: string }[] }>(
    desk,
    'GET',
    '/laboratory/offered-tests',
  );
  const test_parameter_ids = tests.filter(({ code }) => code === 'GLU').map(({ id }) => id);
  const order = (patient_id: string) =>
    ask<{ id: string; order_number: string }>(desk, 'POST', '/test-orders', {
      body: {
        patient_id,
        test_parameter_ids,
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
      },
    });
  const recollectSample = await order(again);

  // The administrator finds the other record and compares both first.
  const admin = await newPerson(browser);
  await beginSession(admin, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await admin.goto(`${patientPage(survivor)}?tab=orders`);
  await expect(admin.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await admin.getByRole('tab', { name: 'Details' }).click();
  await admin.getByRole('link', { name: 'Merge…' }).click();
  await admin.getByRole('searchbox', { name: 'Find a patient' }).fill('Twicewell');
  await admin
    .getByRole('table', { name: 'Patients found' })
    .getByRole('link', { name: 'Twicewell, M.' })
    .click();
  await expect(admin.getByText('1 order', { exact: true })).toBeVisible();
  await expect(
    admin.getByRole('radiogroup', { name: 'Given name' }).getByRole('radio', { name: 'Marga' }),
  ).toBeChecked();
  await admin.getByLabel('Reason').fill('The same identity card');
  await admin.getByRole('button', { name: 'Merge records' }).click();

  // All records are on the surviving patient, which the front desk continues to use.
  await expect(admin).toHaveURL(patientPage(survivor));
  await admin.getByRole('tab', { name: 'Orders' }).click();
  await expect(admin.getByText(recollectSample.order_number)).toBeVisible();
  await desk.goto(patientPage(again));
  await expect(desk.getByText('This record was merged into another one')).toBeVisible();
  const orderSince = await order(survivor);

  // The patients are different people: moved records go back, and later ones stay.
  await admin.getByRole('tab', { name: 'Details' }).click();
  await admin.getByRole('link', { name: 'Merge…' }).click();
  await admin.getByRole('button', { name: /^Undo the merge of / }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('The card was her sister’s');
  await admin.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(admin.getByText(/^Undone by .*: The card was her sister’s$/)).toBeVisible();
  await admin.goto(`${patientPage(again)}?tab=orders`);
  await expect(admin.getByText(recollectSample.order_number)).toBeVisible();
  await expect(admin.getByText(orderSince.order_number)).toHaveCount(0);

  // One of the two orders is a duplicate.
  await desk.goto(`${siteOf('demo')}/app/orders/${orderSince.id}`);
  await desk.getByRole('button', { name: 'Cancel order…' }).click();
  await desk.getByRole('dialog').getByLabel('Reason').selectOption('Duplicate order');
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel tests' }).click();
  await expect(desk.getByText(/Duplicate order \(/)).toBeVisible();

  const trail = async (entity: string) => {
    const { items } = await ask<{ items: { action: string; reason: string | null }[] }>(
      admin,
      'GET',
      `/audit-logs?entity_id=${entity}&limit=50`,
    );
    return items.map(({ reason }) => reason).filter(Boolean);
  };
  expect(await trail(again)).toEqual(['The card was her sister’s', 'The same identity card']);
  expect(await trail(orderSince.id)).toEqual(['duplicate_order']);
  await admin.goto(`${siteOf('demo')}/app/audit-logs`);
  await expect(
    admin.getByRole('row', { name: new RegExp(orderSince.order_number) }).first(),
  ).toBeVisible();
  await Promise.all([desk.context().close(), admin.context().close()]);
});
