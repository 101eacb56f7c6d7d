/**
 * Tasks of the bench within their targets (workflows, section 6): a panel of 20 analytes is entered
 * by keyboard, and normal results are verified together, by selection or one by one.
 */
import { expect, test, type Page } from '@playwright/test';
import { arrived, ask, registered, resultsOf } from './bench.ts';
import { counted } from './counted.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

/** Analytes of one serum specimen, each with a value within its interval. */
const PANEL = {
  ALT: '22',
  ALB: '4.2',
  ALP: '75',
  AST: '21',
  TBIL: '0.6',
  CRP: '2',
  CA: '9.4',
  CO2: '25',
  CL: '101',
  CHOL: '170',
  CREA: '0.8',
  GLU: '88',
  HDL: '55',
  K: '4.1',
  NA: '140',
  TSH: '2',
  FT4: '1.2',
  TP: '7',
  TRIG: '90',
  BUN: '14',
} as const satisfies Record<string, string>;

const TARGET_ENTRY_KEYS = 85;
const SPECIMENS = 30;
const TARGET_BULK_CLICKS = 3;
/** Of a selection by key; its preview is opened and confirmed. */
const TARGET_SELECTION_CLICKS = 2;
/** Verified one by one after the others. */
const SINGLE = 5;

let technician: Page;
let manager: Page;
test.beforeAll(async ({ browser }) => {
  technician = await newPerson(browser);
  await beginSession(technician, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  manager = await newPerson(browser);
  await beginSession(manager, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
});

const workList = (page: Page) => page.getByRole('navigation', { name: 'Work list' });

/**
 * Orders, collects, receives and enters a normal chloride for each of several specimens. Returns
 * the orders.
 */
async function entered(
  desk: Page,
  patientId: string,
  count: number,
  comment = '',
): Promise<string[]> {
  const items = [];
  const orderIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { orderId } = await arrived(desk, patientId, ['CL']);
    const [result] = await resultsOf(desk, orderId);
    orderIds.push(orderId);
    items.push({ id: result?.id, version: result?.version, value_text: '101', comment });
  }
  await ask(technician, 'POST', '/test-results/enter', { body: { items } });
  return orderIds;
}

test('a panel of 20 analytes is entered by keyboard within the target of keys', async ({
  browser,
}) => {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patientId = await registered(desk, 'Panelwell', 'Ida');
  const { orderId, accession } = await arrived(desk, patientId, Object.keys(PANEL));
  const second = await arrived(desk, patientId, ['CL']);

  await technician.goto(`${siteOf('demo')}/app/test-results?q=Panelwell`);
  await workList(technician)
    .getByRole('button', { name: new RegExp(accession) })
    .click();
  const codes = new Map(
    (await resultsOf(desk, orderId)).map(({ test: { name, code } }) => [name, code]),
  );
  const names = await technician
    .getByRole('rowheader')
    .evaluateAll((heads) => heads.map((head) => head.firstChild?.textContent ?? ''));
  expect(names).toHaveLength(Object.keys(PANEL).length);
  await technician.getByLabel(`Result of ${names[0]}`, { exact: true }).focus();
  const task = counted(technician);
  for (const name of names) {
    await expect(technician.getByLabel(`Result of ${name}`, { exact: true })).toBeFocused();
    await task.type(PANEL[codes.get(name) as keyof typeof PANEL]);
    await task.press('Enter');
  }
  await expect(technician.getByRole('button', { name: /^Save 20 values/ })).toBeFocused();
  await task.press('Enter');
  await expect(
    workList(technician).getByRole('button', { name: new RegExp(second.accession) }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(technician.getByLabel('Result of Chloride', { exact: true })).toBeFocused();
  await expect(technician.getByLabel('Result of Chloride', { exact: true })).toHaveValue('');
  task.report('Panel of 20 analytes');
  expect(task.counts.keys).toBeLessThanOrEqual(TARGET_ENTRY_KEYS);
  expect(task.counts).toMatchObject({ clicks: 0, focusLosses: 0 });
  const statuses = (await resultsOf(desk, orderId)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['entered']));
});

test('normal results are verified together within the target of clicks, or one key each', async ({
  browser,
}) => {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patientId = await registered(desk, 'Bulkwell', 'Ana');
  await entered(desk, patientId, SPECIMENS);
  await manager.goto(`${siteOf('demo')}/app/test-results?q=Bulkwell`);
  const bulk = counted(manager);
  await bulk.click(manager.getByRole('button', { name: `Verify ${SPECIMENS}…` }));
  await bulk.click(
    manager.getByRole('dialog').getByRole('button', { name: `Verify ${SPECIMENS} results` }),
  );
  await expect(workList(manager).getByRole('button', { name: /Bulkwell/ })).toHaveCount(0);
  bulk.report(`Verification of ${SPECIMENS} normal results together`);
  expect(bulk.counts.clicks).toBeLessThanOrEqual(TARGET_BULK_CLICKS);

  await entered(desk, patientId, SINGLE);
  await manager.goto(`${siteOf('demo')}/app/test-results?q=Bulkwell`);
  await expect(workList(manager).getByRole('button', { name: /Bulkwell/ })).toHaveCount(SINGLE);
  await expect(manager.getByRole('button', { name: 'Verify 1 result' })).toBeVisible();
  const single = counted(manager);
  for (let left = SINGLE - 1; left >= 0; left -= 1) {
    await expect(manager.getByRole('button', { name: 'Verify 1 result' })).toBeVisible();
    await single.press('v');
    await expect(workList(manager).getByRole('button', { name: /Bulkwell/ })).toHaveCount(left);
  }
  single.report(`Verification of ${SINGLE} normal results one by one`);
  expect(single.counts).toMatchObject({ keys: SINGLE, clicks: 0, focusLosses: 0 });
});

test('selected specimens are verified together, without those that need individual review', async ({
  browser,
}) => {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patientId = await registered(desk, 'Selectwell', 'Ada');
  const clear = await entered(desk, patientId, 3);
  const [commented = ''] = await entered(desk, patientId, 1, 'Clotted, do not report');
  const [notSelected = ''] = await entered(desk, patientId, 1);
  await manager.goto(`${siteOf('demo')}/app/test-results?q=Selectwell`);
  const list = workList(manager);
  await expect(list.getByRole('button', { name: /Selectwell/ })).toHaveCount(5);
  await expect(manager.getByRole('button', { name: 'Verify 1 result' })).toBeVisible();
  const task = counted(manager);
  // The commented specimen is first, and open; then the others in order of arrival.
  const bar = list.getByRole('group', { name: 'Selected specimens' });
  await task.press('x');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  for (let moved = 0; moved < clear.length; moved += 1) {
    await task.press('j');
    await expect(list.getByRole('button', { name: /Selectwell/ }).nth(moved + 1)).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await task.press('Shift+X');
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await task.click(bar.getByRole('button', { name: 'Verify…' }));
  const dialog = manager.getByRole('dialog', { name: 'Verify 3 specimens' });
  await expect(
    dialog.getByRole('region', { name: '1 specimen not included' }).getByRole('listitem'),
  ).toContainText('With comment');
  await task.click(dialog.getByRole('button', { name: 'Verify 3 results' }));
  await expect(list.getByRole('button', { name: /Selectwell/ })).toHaveCount(2);
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  task.report('Verification of 3 selected specimens');
  expect(task.counts.clicks).toBeLessThanOrEqual(TARGET_SELECTION_CLICKS);
  expect(task.counts).toMatchObject({ keys: 6, focusLosses: 0 });
  const statuses = await Promise.all(
    [...clear, commented, notSelected].map(async (orderId) =>
      (await resultsOf(desk, orderId)).map(({ status }) => status),
    ),
  );
  expect(statuses.flat()).toEqual(['released', 'released', 'released', 'entered', 'entered']);
});

test('a specimen is put on hold by key with a reason, and is not verified until its release', async ({
  browser,
}) => {
  const reason = 'Infusion in the same arm';
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const patientId = await registered(desk, 'Holdwell', 'Eva');
  const { orderId } = await arrived(desk, patientId, ['CL', 'NA']);
  const items = (await resultsOf(desk, orderId)).map(({ id, version, test: { code } }) => ({
    id,
    version,
    value_text: PANEL[code as 'CL' | 'NA'],
  }));
  await ask(technician, 'POST', '/test-results/enter', { body: { items } });
  const [next = ''] = await entered(desk, patientId, 1);
  await manager.goto(`${siteOf('demo')}/app/test-results?q=Holdwell`);
  const rows = workList(manager).getByRole('button', { name: /Holdwell/ });
  await expect(rows).toHaveCount(2);
  await expect(manager.getByRole('button', { name: 'Verify 2 results' })).toBeVisible();
  const task = counted(manager);
  await task.press('h');
  const dialog = manager.getByRole('dialog', { name: 'Put 2 results on hold' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await task.type(reason);
  await task.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(1);
  await expect(manager.getByRole('button', { name: 'Verify 1 result' })).toBeFocused();
  task.report('Hold of one specimen');
  expect(task.counts).toEqual({
    clicks: 0,
    keys: reason.length + 2,
    scans: 0,
    screens: 1,
    focusLosses: 0,
  });
  const statusOf = async (id: string) => (await resultsOf(desk, id)).map(({ status }) => status);
  expect([await statusOf(orderId), await statusOf(next)]).toEqual([['held', 'held'], ['entered']]);

  await manager.goto(`${siteOf('demo')}/app/test-results?tab=held&q=Holdwell`);
  await expect(
    manager.getByText(/^Put on hold by .+\. Reason: Infusion in the same arm$/),
  ).toHaveCount(2);
  await manager.keyboard.press('a');
  const release = manager.getByRole('dialog', { name: /^Release the hold on/ });
  await release.getByLabel('Reason category').selectOption('Specimen and patient checked');
  await release
    .getByRole('checkbox', { name: 'Also release the same hold on 1 other result' })
    .check();
  await release.getByRole('button', { name: 'Release hold' }).click();
  await expect(release).toBeHidden();
  expect(await statusOf(orderId)).toEqual(['entered', 'entered']);
});
