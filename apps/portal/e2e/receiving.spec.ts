/** Receiving: scans anywhere on the page, also while it is loading, and a running list. */
import { expect, test } from '@playwright/test';
import { ask, registered } from './bench.ts';
import { scan } from './collection.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

test('specimens are received by scans anywhere on the page, from the first one', async ({
  browser,
}) => {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patient_id = await registered(desk, 'Receivewell', 'Ora');
  const { items: offered } = await ask<{ items: { id: string; code: string }[] }>(
    desk,
    'GET',
    '/analytics/test-names',
  );
  await ask(desk, 'POST', '/test-orders', {
    body: {
      patient_id,
      test_parameter_ids: ['PT', 'NA', 'HGB'].map(
        (code) => offered.find((test) => test.code === code)?.id,
      ),
      priority: 'routine',
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    },
  });
  const { items } = await ask<{
    items: { id: string; version: number; accession_number: string }[];
  }>(desk, 'GET', `/samples?patient_id=${patient_id}`);
  await ask(desk, 'POST', '/samples/collections', {
    body: {
      identity: { check: { name: true, birth_date: true }, seconds_ago: 10 },
      items: items.map(({ id, version }) => ({ id, version })),
    },
  });
  const [first = '', second = '', third = ''] = items.map(
    ({ accession_number }) => accession_number,
  );

  const page = await newPerson(browser);
  await beginSession(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code of the page is held back, so that both scans come before it.
  const code = /\/assets\/sample-tracking-[\w-]+\.js/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Sample Tracking' }).first().click();
  await scan(page, first);
  await scan(page, second);
  release();
  const run = page.getByRole('region', { name: 'Received since the page was opened' });
  await expect(run.getByText('2 received')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample Tracking' })).toBeVisible();

  await page.getByRole('button', { name: 'Condition…', exact: true }).focus();
  await scan(page, third);
  await expect(run.getByText('3 received')).toBeVisible();
  await scan(page, third);
  await expect(run.getByText('1 not received')).toBeVisible();
  await expect(run.getByRole('listitem').first()).toContainText('not in a state that allows this');
});
