/**
 * Common errors between collection and report: each is detected, no data is lost, and the next step
 * is offered.
 */
import { expect, test, type Page } from '@playwright/test';
import { ask, registered } from './bench.ts';
import { collectOpenVisit } from './collection.ts';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

const name = 'Errington, Ada';
let phlebotomist: Page;
let technician: Page;
let manager: Page;
/** Label numbers of the first specimen and of its replacement. */
let first: string;
let second: string;
let patientId: string;

test.beforeAll(async ({ browser }) => {
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  patientId = await registered(desk, 'Errington', 'Ada');
  const { items: tests } = await ask<{ items: { id: string; code: string }[] }>(
    desk,
    'GET',
    '/laboratory/offered-tests',
  );
  const test_parameter_ids = tests.filter(({ code }) => code === 'LYTES').map(({ id }) => id);
  await ask(desk, 'POST', '/test-orders', {
    body: {
      patient_id: patientId,
      test_parameter_ids,
      priority: 'stat',
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    },
  });
  await desk.context().close();
  [phlebotomist, technician, manager] = (await Promise.all(
    ['phlebotomist', 'technician', 'lab_manager'].map(async (role) => {
      const page = await newPerson(browser);
      await beginSession(page, 'demo', `${role}@demo.test`, DEMO_PASSWORD);
      return page;
    }),
  )) as [Page, Page, Page];
});

test.afterAll(() =>
  Promise.all([phlebotomist, technician, manager].map((page) => page.context().close())),
);

async function openVisit(): Promise<void> {
  await phlebotomist.goto(`${siteOf('demo')}/app/sample-collection`);
  await phlebotomist
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
}

/** Confirms both identifiers, collects and returns the number on the label. */
async function collect(): Promise<string> {
  const [accession = ''] = await collectOpenVisit(phlebotomist);
  return accession;
}

async function scan(accession: string): Promise<void> {
  await technician.getByRole('textbox', { name: 'Accession number' }).fill(accession);
  await technician.keyboard.press('Enter');
}

test('with the wrong patient nothing is collected, and the next collector sees the reason', async () => {
  await openVisit();
  await phlebotomist.getByRole('checkbox', { name: 'Full name stated by patient' }).check();
  await expect(phlebotomist.getByRole('button', { name: 'Confirm identity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await phlebotomist.getByRole('button', { name: 'Could not collect…' }).click();
  const dialog = phlebotomist.getByRole('dialog', { name: `Not collected: ${name}` });
  await dialog.getByLabel('Reason').selectOption('Identity uncertain');
  await dialog.getByLabel('Note').fill('Another Ada, born in May');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await openVisit();
  await expect(phlebotomist.getByText(/^Not collected .*: Identity uncertain$/)).toBeVisible();
  await expect(
    phlebotomist.getByRole('checkbox', { name: 'Full name stated by patient' }),
  ).not.toBeChecked();
  first = await collect();
});

test('a rejected specimen has its tests reordered, and its label is no longer accepted', async () => {
  await technician.goto(`${siteOf('demo')}/app/sample-tracking`);
  await scan(first);
  await expect(technician.getByText(`${first} is received`)).toBeVisible();
  await technician.getByRole('button', { name: 'Reject…' }).click();
  const dialog = technician.getByRole('dialog', { name: `Reject ${first}?` });
  await dialog.getByRole('button', { name: 'Reject specimen' }).click();
  await expect(dialog.getByText('Select a reason').last()).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('Labeling problem');
  await dialog.getByRole('button', { name: 'Reject specimen' }).click();
  await expect(technician.getByText('Rejected: Labeling problem')).toBeVisible();

  await openVisit();
  second = await collect();
  expect(second).not.toBe(first);
  await scan(first);
  await expect(
    technician.getByText(`${first}: the specimen is not in a state that allows this.`),
  ).toBeVisible();
  await scan(second);
  await expect(technician.getByText(`${second} is received`)).toBeVisible();
});

const potassium = (page: Page) => page.getByLabel('Result of Potassium');
const saveButton = (page: Page) => page.getByRole('button', { name: /^Save \d+ values?$/ });
const save = (page: Page) => saveButton(page).click();

test('42 typed for 4.2 is not saved, and the probable value is one click away', async () => {
  await technician.goto(`${siteOf('demo')}/app/test-results?q=${second}`);
  await technician
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await potassium(technician).fill('42');
  await expect(technician.getByText('You entered 42. Possible reading: 4.2.')).toBeVisible();
  await expect(technician.getByText('Outside the plausible range of this test')).toBeVisible();
  await technician.getByRole('button', { name: 'Use 4.2' }).click();
  await expect(potassium(technician)).toHaveValue('4.2');
});

test('of two users who enter the same result, the second sees both values and nothing is overwritten', async () => {
  await manager.goto(technician.url());
  await potassium(manager).fill('4.4');
  await save(technician);
  await expect(
    technician.getByText('Entered by you').filter({ visible: true }).first(),
  ).toBeVisible();
  await save(manager);
  await expect(manager.getByText(/saved 4\.2 at .*You entered 4\.4\./)).toBeVisible();
  await manager.getByRole('button', { name: 'Keep 4.2' }).click();
  await expect(potassium(manager)).toHaveValue('4.2');
});

test('a corrected date of birth gives entered values the applicable interval', async ({
  browser,
}) => {
  const row = manager.getByRole('row', { name: /Potassium/ });
  await expect(row).toContainText('3.5');
  const desk = await newPerson(browser);
  await beginSession(desk, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  await desk.goto(`${siteOf('demo')}/app/patient-portal/${patientId}?tab=details`);
  const correct = async (birthDate: string) => {
    await desk.getByRole('button', { name: 'Edit details…' }).click();
    const dialog = desk.getByRole('dialog', { name: `Edit details of ${name}` });
    await dialog.getByLabel('Date of birth', { exact: true }).fill(birthDate);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a reason for the change').last()).toBeVisible();
    await dialog.getByLabel('Reason for the change').fill('Birth certificate seen');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/was re-evaluated/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  };
  await correct('2016-04-09');
  await expect(desk.getByRole('region', { name }).first()).toContainText('09 Apr 2016');
  // The starter catalogue has intervals for adults only: a child’s result has neither interval nor
  // flag.
  await manager.reload();
  await expect(row).not.toContainText('3.5');
  await correct('1961-04-09');
  await manager.reload();
  await expect(row).toContainText('3.5');
  await desk.context().close();
});

test('a value entered while offline stays in its field and is saved on reconnection', async () => {
  await technician.getByLabel('Result of Sodium').fill('139');
  await technician.context().setOffline(true);
  await save(technician);
  await expect(technician.getByText('You are offline')).toBeVisible();
  await expect(technician.getByText(/connection/i).first()).toBeVisible();
  await expect(technician.getByLabel('Result of Sodium')).toHaveValue('139');
  await technician.context().setOffline(false);
  await expect(technician.getByText('You are offline')).toBeHidden();
  await save(technician);
  await expect(technician.getByRole('row', { name: /Sodium/ })).toContainText('Entered by you');
});

test('a value typed when the session ends elsewhere is kept after signing in again', async ({
  browser,
}) => {
  await technician.getByLabel('Result of Chloride').fill('101');
  const elsewhere = await newPerson(browser);
  await beginSession(elsewhere, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  await ask(elsewhere, 'POST', '/auth/sessions/end-others');
  await elsewhere.context().close();
  // Unless the page has already noticed the end by itself.
  await saveButton(technician).evaluateAll((buttons) =>
    buttons.forEach((button) => (button as HTMLButtonElement).click()),
  );
  await expect(technician).toHaveURL(/\/login\?reason=session_expired/);
  await technician.getByLabel('Email').fill('technician@demo.test');
  await technician.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await technician.getByRole('button', { name: 'Sign In' }).click();
  await expect(technician.getByLabel('Result of Chloride')).toHaveValue('101');
  await save(technician);
  await expect(technician.getByRole('row', { name: /Chloride/ })).toContainText('Entered by you');
});
