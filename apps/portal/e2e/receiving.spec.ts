/**
 * Receiving: scans anywhere on the page, a running list, its corrections and its sounds, within the
 * targets of actions (workflows, section 5).
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ask, registered } from './bench.ts';
import { scan } from './collection.ts';
import { counted } from './counted.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

/** Actions to undo one receipt in the running list. */
const TARGET_UNDO_ACTIONS = 1;
/** Actions to reject two specimens together: selection, scan, reason and confirmation. */
const TARGET_REJECT_ACTIONS = 7;

/** Registers a patient and collects one specimen per order. Returns the accession numbers. */
async function collected(
  browser: Browser,
  family: string,
  orders: readonly (readonly string[])[],
): Promise<string[]> {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patient_id = await registered(desk, family, 'Ora');
  const { items: offered } = await ask<{ items: { id: string; code: string }[] }>(
    desk,
    'GET',
    '/analytics/test-names',
  );
  for (const codes of orders)
    await ask(desk, 'POST', '/test-orders', {
      body: {
        patient_id,
        test_parameter_ids: codes.map((code) => offered.find((test) => test.code === code)?.id),
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
  return items.map(({ accession_number }) => accession_number);
}

const runOf = (page: Page) =>
  page.getByRole('region', { name: 'Scanned since the page was opened' });

test('specimens are received by scans anywhere on the page, from the first one', async ({
  browser,
}) => {
  const [first = '', second = '', third = ''] = await collected(browser, 'Receivewell', [
    ['PT', 'NA', 'HGB'],
  ]);

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
  const run = runOf(page);
  await expect(run.getByText('2 received')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample Tracking' })).toBeVisible();

  await page.getByRole('button', { name: 'Condition…', exact: true }).focus();
  await scan(page, third);
  await expect(run.getByText('3 received')).toBeVisible();
  await scan(page, third);
  await expect(run.getByText('1 not received')).toBeVisible();
  await expect(run.getByRole('listitem').first()).toContainText('not in a state that allows this');
});

/** Frequencies of the tones that the page has played, in hertz. */
const tonesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { tones: number[] }).tones);

test('at a bench a wrong scan sounds and is read out, one receipt is undone and two are rejected', async ({
  browser,
}) => {
  const codes = await collected(browser, 'Benchwell', [
    ['PT', 'NA', 'HGB'],
    ['K', 'WBC'],
  ]);
  expect(codes).toHaveLength(5);
  const [first = '', second = '', third = ''] = codes;
  const page = await newPerson(browser);
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  await beginSession(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/sample-tracking`);
  const run = runOf(page);
  await expect(page.getByRole('textbox', { name: 'Accession number' })).toBeFocused();
  // A key of the user allows sound, as the keys of a real scanner do.
  await page.keyboard.press('Shift');

  const receipt = counted(page);
  for (const [index, code] of codes.entries()) {
    await receipt.scan(code);
    await expect(run.getByText(`${index + 1} received`)).toBeVisible();
  }
  receipt.report('Receipt of five specimens');
  expect(receipt.counts).toEqual({ clicks: 0, keys: 0, scans: 5, screens: 1, focusLosses: 0 });
  expect(await tonesOf(page)).toEqual([]);
  await scan(page, '260101-9999');
  await expect(page.getByRole('alert').filter({ hasText: '260101-9999' })).toHaveText(
    '260101-9999: no specimen has this number.',
  );
  await expect(run.getByText('1 not received')).toBeVisible();
  await expect.poll(async () => new Set(await tonesOf(page)).size).toBe(1);

  const undo = counted(page);
  await undo.click(run.getByRole('button', { name: `Undo receipt of ${first}` }));
  await expect(run.getByText('4 received')).toBeVisible();
  undo.report('Undo of one receipt');
  expect(undo.actions()).toBeLessThanOrEqual(TARGET_UNDO_ACTIONS);
  await expect(run.getByRole('listitem').filter({ hasText: first })).toContainText(
    'Receipt undone',
  );
  await run.getByRole('button', { name: `Open ${first}` }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Receipt undone');

  const rejection = counted(page);
  await rejection.click(run.getByRole('checkbox', { name: `Select ${second}` }));
  await rejection.click(page.getByText('Reject', { exact: true }));
  await rejection.scan(third);
  await rejection.click(run.getByRole('button', { name: 'Reject 2 specimens…' }));
  const dialog = page.getByRole('dialog', { name: 'Reject 2 specimens?' });
  await rejection.select(dialog.getByLabel('Reason'), 'Hemolyzed');
  await rejection.click(dialog.getByRole('button', { name: 'Reject 2 specimens' }));
  await expect(dialog).toBeHidden();
  await expect(run.getByText('2 rejected')).toBeVisible();
  rejection.report('Rejection of two specimens');
  expect(rejection.actions()).toBeLessThanOrEqual(TARGET_REJECT_ACTIONS);
  await expect(run.getByText('2 received')).toBeVisible();
  await expect(run.getByText('Rejected: Hemolyzed')).toHaveCount(2);

  const statuses: Record<string, string> = {};
  for (const code of codes) {
    const { items } = await ask<{ items: { status: string }[] }>(page, 'GET', `/samples?q=${code}`);
    statuses[code] = items[0]?.status ?? '';
  }
  expect(Object.values(statuses)).toEqual([
    'collected',
    'rejected',
    'rejected',
    'received',
    'received',
  ]);

  // The choice is kept with the account.
  await page.getByRole('button', { name: 'Sound on scan: On errors' }).click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/auth/me/appearance'));
  await page.getByRole('menuitem', { name: 'Off' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound on scan: Off' })).toBeVisible();
  await page.keyboard.press('Shift');
  await scan(page, '260101-9999');
  await expect(run.getByText('1 not received')).toBeVisible();
  expect(await tonesOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sound on scan: Off' }).click();
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/auth/me/appearance'));
  await page.getByRole('menuitem', { name: 'On errors' }).click();
  expect((await restored).status()).toBe(200);
});
