/**
 * A rejected QC run and its resolution by a technician, and an EQA round from announcement to
 * review by the manager.
 */
import { expect, test, type Page } from '@playwright/test';
import { arrived, registered } from './bench.ts';
import { counted } from './counted.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

const rules = (page: Page) => page.getByRole('region', { name: /^Rules, run of/ });

/** Number of open QC reviews on the dashboard. */
async function openReviews(page: Page): Promise<number> {
  const line = page
    .getByRole('list', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: 'QC review:' });
  if ((await line.count()) === 0) return 0;
  const all = await line
    .getByRole('link', { name: /^View all/ })
    .textContent({ timeout: 1000 })
    .catch(() => 'View all 1');
  return Number(/\d+/.exec(all ?? '')?.[0]);
}

/** Enters a value for each level in the open dialog. */
async function read(page: Page, values: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [index, value] of values.entries())
    await dialog.getByLabel(`Level ${index + 1}`).fill(value);
  await dialog.getByLabel(`Level ${values.length}`).press('Enter');
}

test('a rejected QC run holds its test until a repeat is accepted, and another user verifies the corrective action', async ({
  browser,
}) => {
  const bench = await newPerson(browser);
  await beginSession(bench, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await bench.goto(`${siteOf('demo')}/app/quality-control`);
  await bench.getByRole('button', { name: /^Creatinine/ }).click();
  await expect(bench.getByRole('button', { name: /^Creatinine/ })).toContainText('Accepted');
  await expect(bench.getByRole('figure', { name: 'Level 1' })).toBeVisible();

  await bench.getByRole('button', { name: 'Record run', exact: true }).click();
  await read(bench, ['1.06', '6.4']);
  await expect(bench.getByRole('dialog')).toContainText(
    'Rejected. Results of this test are on hold.',
  );
  await expect(
    bench.getByRole('dialog').getByRole('listitem').filter({ hasText: '1-3s' }),
  ).toContainText('Level 2: 6.4');
  await bench.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(bench.getByText('Creatinine on Analyser 2: QC hold')).toBeVisible();
  await expect(rules(bench).getByRole('listitem').filter({ hasText: '1-3s' })).toContainText(
    'Violated',
  );

  // A value measured during the hold is held.
  const { accession } = await arrived(bench, await registered(bench, 'Controlwell', 'Cora'), [
    'CREA',
  ]);
  const worklist = await bench.context().newPage();
  await worklist.goto(`${siteOf('demo')}/app/test-results?q=${accession}`);
  await worklist
    .getByRole('navigation', { name: 'Work list' })
    .getByRole('button', { name: new RegExp(accession) })
    .click();
  await worklist.getByLabel('Result of Creatinine').fill('0.91');
  await worklist.getByRole('button', { name: 'Save 1 value' }).click();
  await expect(worklist.getByText('QC was rejected.').first()).toBeVisible();
  await expect(
    worklist.getByText('Measured on Analyser 2').filter({ visible: true }).first(),
  ).toBeVisible();

  // Clicks and selections of the technician, from the page to the request for sign-off.
  const task = counted(bench);
  const sheet = bench.getByRole('dialog', { name: /^Rejected run/ });
  const hold = bench.getByText('Creatinine on Analyser 2: QC hold');
  const step = (name: string) => sheet.getByRole('listitem', { name: new RegExp(`^${name}`) });
  const select = async (field: string | RegExp, option: string) => {
    task.counts.clicks += 1;
    await sheet.getByLabel(field).selectOption(option);
  };
  const resolve = bench.getByRole('button', { name: /^Resolve run/ }).first();
  await task.click(resolve);
  await expect(sheet.getByLabel('Cause category')).toBeFocused();
  await select('Cause category', 'Instrument');
  await sheet.getByLabel('Findings').fill('A drop hung on the probe');

  // Closed by accident: the entries are kept, and focus is where it was.
  await bench.keyboard.press('Escape');
  await expect(resolve).toBeFocused();
  await bench.keyboard.press('Enter');
  await expect(sheet.getByLabel('Findings')).toHaveValue('A drop hung on the probe');
  await sheet.getByLabel('Findings').press('Enter');
  await expect(step('Cause')).toContainText('Instrument · Tessa Benchley');

  await expect(sheet.getByLabel('Action taken')).toBeFocused();
  await select('Action taken', 'Maintenance');
  await sheet.getByLabel('Description of the action').fill('Probe wiped');
  await sheet.getByLabel('Description of the action').press('Enter');
  await expect(step('Corrective action')).toContainText('Maintenance · Tessa Benchley');

  await expect(sheet.getByLabel('Level 1')).toBeFocused();
  await read(bench, ['1.05', '6.4']);
  await expect(sheet.getByRole('alert')).toContainText('was rejected');
  await expect(sheet.getByLabel('Level 1')).toHaveValue('');
  await read(bench, ['1.05', '5.56']);
  await expect(step('Repeat run')).toContainText(/Run \d+ accepted/);

  // The value entered during the hold is among the affected results, and its test is repeated.
  await expect(step('Affected results')).toContainText('Controlwell');
  await select(/^Decision for .*Controlwell/, 'Repeat test');
  await task.click(sheet.getByRole('button', { name: /^Repeat 1 test/ }));
  await expect(step('Affected results')).toContainText('Done');
  await expect(step('Sign-off')).toContainText('Awaiting sign-off by another user');
  task.report('Rejected control run to sign-off');
  expect(task.counts.clicks).toBeLessThanOrEqual(5);
  await expect(sheet.getByRole('heading', { name: /^Sign-off/ })).toBeFocused();
  await bench.keyboard.press('Escape');
  await expect(hold).toBeHidden();
  await expect(bench.getByRole('button', { name: /^Resolve run/ }).first()).toBeFocused();
  await expect(bench.getByRole('button', { name: /^Creatinine/ })).toContainText(/reviews? open/);

  // The repeated test awaits a new value, and states the reason.
  await worklist.reload();
  await expect(worklist.getByText(/QC run \d+ rejected/).first()).toBeVisible();
  await worklist.getByLabel('Result of Creatinine').fill('0.92');
  await worklist.getByRole('button', { name: 'Save 1 value' }).click();
  await expect(worklist.getByText('You entered this result.').first()).toBeVisible();

  const manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await manager.goto(`${siteOf('demo')}/app/notifications`);
  await expect(manager.getByText('QC rejected: Creatinine, Analyser 2').first()).toBeVisible();

  // The accepted repeat ended the hold; the review stays on the dashboard until its sign-off.
  await manager.goto(`${siteOf('demo')}/app/dashboard`);
  const attention = manager.getByRole('list', { name: 'Needs attention' });
  await expect(attention).toContainText('QC review:');
  const reviewsBefore = await openReviews(manager);
  await manager.goto(`${siteOf('demo')}/app/quality-control`);
  await manager.getByRole('button', { name: /^Creatinine/ }).click();
  await manager
    .getByRole('region', { name: 'Corrective actions' })
    .getByRole('listitem')
    .filter({ hasText: 'Awaiting sign-off' })
    .first()
    .getByRole('button', { name: /^Resolve run/ })
    .click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click();
  await expect(
    manager.getByRole('dialog').getByRole('listitem', { name: 'Sign-off (Done)' }),
  ).toBeVisible();
  const download = manager.waitForEvent('download');
  await manager.getByRole('dialog').getByRole('button', { name: 'Print review' }).click();
  expect((await download).suggestedFilename()).toMatch(/^qc-review-CREA-\d+-demo-[\d-]+\.pdf$/);
  await manager.keyboard.press('Escape');
  await expect(manager.getByRole('button', { name: /^Creatinine/ })).not.toContainText(
    'review open',
  );
  await manager.goto(`${siteOf('demo')}/app/dashboard`);
  await expect(manager.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => openReviews(manager)).toBe(reviewsBefore - 1);

  // The held value can now be verified by another user than the enterer.
  await manager.goto(`${siteOf('demo')}/app/test-results?tab=to-verify&q=${accession}`);
  await manager
    .getByRole('navigation', { name: 'Work list' })
    .getByRole('button', { name: new RegExp(accession) })
    .click();
  await manager.getByRole('button', { name: 'Verify 1 result' }).click();
  await expect(manager.getByText('All results of this specimen are verified.')).toBeVisible();
});

test('an EQA round is entered, submitted, scored and reviewed', async ({ browser }) => {
  const bench = await newPerson(browser);
  await beginSession(bench, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await bench.goto(`${siteOf('demo')}/app/quality-control`);
  await bench.getByRole('tab', { name: 'External quality assessment' }).click();
  await expect(bench.getByRole('row', { name: /Harbour Chemistry EQA, Round 1/ })).toContainText(
    '1 unacceptable',
  );

  await bench.getByRole('button', { name: 'New round…' }).click();
  const dialog = bench.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Scheme' }).fill('Coast EQA');
  await dialog.getByRole('textbox', { name: 'Round', exact: true }).fill('Spring');
  await dialog
    .getByLabel('Closes on')
    .fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByRole('textbox', { name: 'Code' }).fill('S1');
  await dialog.getByRole('combobox', { name: 'Tests to report' }).fill('Sodium');
  await bench.getByRole('option', { name: 'Sodium' }).click();
  await bench.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Add round' }).click();

  await bench.getByLabel('Reported Sodium of S1').fill('150');
  await bench.getByLabel('Reported Sodium of S1').press('Enter');
  await expect(bench.getByText('1 of 1 values reported')).toBeVisible();
  await bench.getByRole('button', { name: 'Submit round…' }).click();
  await bench.getByRole('dialog').getByRole('button', { name: 'Submit round' }).click();
  await expect(bench.getByRole('dialog')).toBeHidden();
  await bench.getByLabel('Assigned Sodium of S1').fill('140');
  await bench.getByLabel('SDPA of Sodium of S1').fill('2.5');
  await bench.getByLabel('SDPA of Sodium of S1').press('Enter');
  await expect(bench.getByRole('row', { name: /^Sodium/ })).toContainText('+4.00');
  await expect(bench.getByRole('row', { name: /^Sodium/ })).toContainText('Unacceptable');
  await bench.getByRole('button', { name: 'Corrective action…' }).click();
  await bench.getByLabel('Action taken').selectOption('Recalibration');
  await bench.getByLabel('Cause and corrective action').fill('Wrong calibrator lot; recalibrated');
  await bench.getByRole('button', { name: 'Save action' }).click();
  await expect(bench.getByText('A corrective action is recorded.')).toBeVisible();

  const manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await manager.goto(bench.url());
  await manager.getByRole('button', { name: 'Review…' }).click();
  await manager
    .getByRole('dialog')
    .getByLabel('Comment')
    .fill('Confirmed with a retained specimen');
  await manager.getByRole('dialog').getByRole('button', { name: 'Review round' }).click();
  await expect(manager.getByText('Confirmed with a retained specimen')).toBeVisible();
});
