/**
 * The central end-to-end journey in a real browser on a real server: a laboratory registers, and
 * one result goes from order to report through four users until the patient reads it.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { collectOpenVisit } from './collection.ts';
import { mailedLink, wasMailed } from './outbox.ts';
import { acceptInvitation, mainSite, newPerson, PASSWORD, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

const lab = 'rivermouth';
const staff = {
  receptionist: { name: 'Rosa Linde', email: 'rosa@rivermouth.example', role: 'Receptionist' },
  phlebotomist: { name: 'Pia Stern', email: 'pia@rivermouth.example', role: 'Phlebotomist' },
  technician: { name: 'Tomas Okafor', email: 'tomas@rivermouth.example', role: 'Technician' },
  manager: { name: 'Mara Voss', email: 'mara@rivermouth.example', role: 'Lab manager' },
};
const admin = { name: 'Ada Rivers', email: 'ada@rivermouth.example' };
const patient = { family: 'Sample', given: 'Nora', email: 'nora@patient.example' };

const people: Record<string, Page> = {};
let accession = '';

test('a visitor registers a laboratory and sets it up', async ({ page }) => {
  await page.goto(mainSite);
  await expect(page).toHaveURL(/\/landing$/);
  await page.getByRole('link', { name: 'Register Your Facility' }).first().click();
  await page.getByLabel('Full Name').fill(admin.name);
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account & Start Setup' }).click();
  await expect(page.getByText('.alms.localhost')).toBeVisible();
  await page.getByRole('link', { name: 'Start Setup' }).click();

  await page.getByLabel('Laboratory name').fill('Rivermouth Laboratory');
  await page.getByLabel('Facility subdomain').fill(lab);
  await expect(page.getByText('Subdomain is available')).toBeVisible();
  await page.getByLabel('Primary color').first().fill('#2e7d32');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByText('Confirm your email address')).toBeVisible();
  for (const [index, person] of Object.values(staff).entries()) {
    await page.getByRole('button', { name: 'Add person' }).click();
    const row = page.getByRole('group', { name: `Person ${index + 1}` });
    await row.getByLabel('Full Name').fill(person.name);
    await row.getByLabel('Email').fill(person.email);
    await row.getByLabel('Role').selectOption({ label: person.role });
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /Basic tests/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('Your facility is ready')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Your Facility' }).click();
  await expect(page).toHaveURL(`${siteOf(lab)}/app/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('invitations are held until the administrator confirms the email address', async ({
  browser,
}) => {
  expect(wasMailed(staff.receptionist.email)).toBe(false);
  const page = await newPerson(browser);
  await page.goto(await mailedLink(admin.email, 'confirm-email'));
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `${siteOf(lab)}/login`,
  );
  await expect.poll(() => Object.values(staff).every(({ email }) => wasMailed(email))).toBe(true);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'This link is incomplete or has expired' }),
  ).toBeVisible();
});

test('the administrator signs in at the facility’s address with its branding, and sees empty states', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  people['admin'] = page;
  await page.goto(siteOf(lab));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Rivermouth Laboratory' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCSS(
    'background-color',
    'rgb(46, 125, 50)',
  );
  await signIn(page, lab, admin.email);
  await expect(page.getByText('RIVERMOUTH Hospital')).toBeVisible();
});

test('the administrator sets glucose to manual release to the portal', async () => {
  const page = people['admin'] as Page;
  await page.goto(`${siteOf(lab)}/app/test-parameters?q=Glucose`);
  await page.getByRole('link', { name: 'Glucose', exact: true }).click();
  await page.getByLabel('Portal release').selectOption({ label: 'manually' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Test saved')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
});

test('a receptionist registers a patient and orders a panel', async ({ browser }) => {
  const page = await newPerson(browser);
  people['receptionist'] = page;
  await acceptInvitation(page, lab, staff.receptionist.email);
  await page.getByRole('link', { name: 'Register patient' }).first().click();
  await page.getByLabel('Family name').fill(patient.family);
  await page.getByLabel('Given name').fill(patient.given);
  await page.getByLabel('Date of birth', { exact: true }).fill('1984-03-14');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await page.getByRole('button', { name: 'Register patient' }).click();
  await expect(page.getByText('Sample, Nora is registered')).toBeVisible();
  await page.getByRole('link', { name: 'Order tests' }).click();
  await page.getByLabel('Search tests').fill('basic metabolic');
  await page.getByRole('checkbox', { name: /basic metabolic/i }).check();
  await page.getByLabel('Ordering provider').fill('Dr M. Lind');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(/Order ORD-\d{8}-0001 placed/)).toBeVisible();
  await page.getByRole('link', { name: 'Open patient' }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Invite to portal…' }).click();
  await page.getByLabel('Patient’s email').fill(patient.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${patient.email}`)).toBeVisible();
});

test('a phlebotomist confirms two identifiers, collects the specimen and prints the label', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  people['phlebotomist'] = page;
  await acceptInvitation(page, lab, staff.phlebotomist.email);
  await page.getByRole('link', { name: 'Sample Collection' }).first().click();
  await page
    .getByRole('button', { name: /Sample, Nora/ })
    .first()
    .click();
  [accession = ''] = await collectOpenVisit(page);
  expect(accession).toMatch(/^\d{6}-\d{4}$/);
});

test('a technician receives the specimen and enters values, each flagged with its reason', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  people['technician'] = page;
  await acceptInvitation(page, lab, staff.technician.email);
  await page.getByRole('link', { name: 'Sample Tracking' }).first().click();
  await page.getByRole('textbox', { name: 'Accession number' }).fill(accession);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${accession} is received`)).toBeVisible();

  await page.getByRole('link', { name: 'Test Results' }).first().click();
  await page.getByRole('button', { name: /Sample, Nora/ }).click();
  await page.getByLabel('Result of Potassium').fill('6.8');
  await page.getByLabel('Result of Sodium').fill('139');
  await expect(page.getByText('Critical high').first()).toBeVisible();
  await page.getByRole('button', { name: /Save 2 values/ }).click();
  await expect(
    page.getByText('You entered these 2 results. Another user must verify them.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Verify/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a critical result notification is complete only after a matching read-back', async () => {
  const page = people['technician'] as Page;
  await page.getByRole('button', { name: '1 critical result awaiting notification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Critical result notifications' });
  await expect(dialog.getByText(/^Due in (29|30) minutes$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Record notification: Potassium' }).click();
  await expect(dialog.getByLabel('Recipient')).toHaveValue('Dr M. Lind');
  await dialog.getByLabel('Outcome').selectOption({ label: 'Notified, read-back confirmed' });
  await dialog.getByLabel('Value read back').fill('8.6');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText(/Read-back does not match the result/).first()).toBeVisible();
  await dialog.getByLabel('Value read back').fill('6.8');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog.getByText('No critical results awaiting notification').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /awaiting notification/ })).toHaveCount(0);
});

test('the patient signs in before any result is available', async ({ browser }) => {
  const page = await newPerson(browser);
  people['patient'] = page;
  await acceptInvitation(page, lab, patient.email);
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible();
  // The page of results would show a new report by itself.
  await page.getByRole('link', { name: 'My details' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('another user verifies the results, and the report is a PDF', async ({ browser }) => {
  const page = await newPerson(browser);
  people['manager'] = page;
  await acceptInvitation(page, lab, staff.manager.email);
  await page.getByRole('link', { name: 'Test Results' }).first().click();
  await page.locator('label', { hasText: 'To verify' }).click();
  await page.getByRole('button', { name: /Sample, Nora/ }).click();
  await page.getByRole('button', { name: 'Verify 2 results' }).click();
  await expect(
    page.getByText('Verified by Mara Voss').filter({ visible: true }).first(),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('the patient is notified of the result and reads it', async () => {
  const page = people['patient'] as Page;
  // Polled once a minute, so only the limit of the whole test applies; the page is not reloaded.
  const bell = page.getByRole('button', { name: 'Notifications, 1', exact: true });
  await expect(bell).toBeVisible({ timeout: 0 });
  await expect(page.getByRole('link', { name: /^Patient Portal\s*1 new report$/ })).toBeVisible();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText(/^Order ORD-\d{8}-0001: 2 results\.$/)).toBeVisible();
  await panel.getByRole('link', { name: 'Your results are ready' }).click();
  await expect(page).toHaveURL(`${siteOf(lab)}/app/patient-portal`);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Patient Portal', exact: true })).toBeVisible();
  await expect(page.getByText('Potassium').first()).toBeVisible();
  await expect(page.getByText('6.8').first()).toBeVisible();
  await expect(page.getByText('Far above the usual range').first()).toBeVisible();
});

test('the manager corrects a reported value, the technician verifies it, and the patient reads it', async () => {
  const manager = people['manager'] as Page;
  await manager.getByRole('button', { name: 'Actions for Potassium' }).click();
  await manager.getByRole('menuitem', { name: 'Correct…' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Correct Potassium' });
  await dialog.getByLabel('New value').fill('4.8');
  await dialog.getByLabel('Reason category').selectOption({ label: 'Clerical error' });
  await dialog.getByLabel('Reason', { exact: true }).fill('Two digits were swapped');
  await dialog.getByRole('button', { name: 'Submit for verification' }).click();
  await expect(dialog).toBeHidden();
  await expect(manager.getByText('Another user must verify your correction.')).toBeVisible();

  const technician = people['technician'] as Page;
  const specimen = technician.url();
  await technician.goto(`${siteOf(lab)}/app/test-results?tab=corrections`);
  await technician.getByRole('button', { name: 'Verify correction' }).click();
  await expect(technician.getByRole('heading', { name: 'No corrections to verify' })).toBeVisible();
  await technician.goto(specimen);

  await manager.reload();
  await expect(manager.getByText(/Corrected by Mara Voss.*Before: 6\.8 mmol\/L\./)).toBeVisible();
  await manager.getByRole('button', { name: 'Actions for Potassium' }).click();
  await manager.getByRole('menuitem', { name: 'Result history' }).click();
  await expect(manager.getByRole('dialog', { name: 'Potassium' }).getByText('6.8')).toHaveCount(2);
  await manager.keyboard.press('Escape');

  const page = people['patient'] as Page;
  await page.reload();
  await expect(page.getByText('This replaces a result you may have seen earlier.')).toBeVisible();
  await expect(page.getByText('4.8').first()).toBeVisible();
  await expect(page.getByText('6.8')).toHaveCount(0);
});

test('a withheld result is not on the patient’s page until the manager releases it', async () => {
  const technician = people['technician'] as Page;
  await technician.getByLabel('Result of Glucose').fill('92');
  await technician.getByRole('button', { name: /Save 1 value/ }).click();
  const manager = people['manager'] as Page;
  await manager.reload();
  await manager.getByRole('button', { name: /Sample, Nora/ }).click();
  await manager.getByRole('button', { name: 'Verify 1 result' }).click();
  await expect(manager.getByText('Not yet in the patient portal: manual release')).toBeVisible();

  const page = people['patient'] as Page;
  await page.reload();
  await expect(page.getByText(/results? pending$/)).toBeVisible();
  await expect(page.getByText('Potassium').first()).toBeVisible();
  await expect(page.getByText('Glucose')).toHaveCount(0);

  await manager.getByRole('button', { name: 'Release to portal now: Glucose' }).click();
  await manager
    .getByRole('dialog', { name: 'Release Glucose to the patient portal?' })
    .getByRole('button', { name: 'Release now' })
    .click();
  await expect(manager.getByText('Not yet in the patient portal: manual release')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Glucose').first()).toBeVisible();
});

test('the technician stores the specimen, and its position is found by search', async () => {
  const page = people['technician'] as Page;
  await page.getByRole('link', { name: 'Sample Tracking' }).click();
  await page.getByRole('tab', { name: 'Storage' }).click();
  await page.getByRole('button', { name: 'New box…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New box…' });
  await dialog.getByLabel('Name').fill('Serum 1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Serum 1' }).click();
  await expect(page.getByText('Next position: A1')).toBeVisible();
  await page.getByLabel('Scan to store').fill(accession);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${accession} stored in A1`)).toBeVisible();
  await page
    .getByRole('grid', { name: 'Positions of Serum 1' })
    .getByRole('button', { name: `A1, ${accession}, Serum` })
    .click();
  await expect(page.getByText('Serum 1, position A1')).toBeVisible();
});

test('the dashboard counts the result and the audit log records it', async () => {
  const page = people['admin'] as Page;
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await expect(page.getByText('Statistics updated')).toBeVisible();
  await page.getByRole('button', { name: 'Settings & Admin' }).click();
  await page.getByRole('link', { name: 'Audit Logs' }).click();
  await expect(page.getByText(/Record intact/)).toBeVisible();
  const shown = page.getByText(/^\d+ rows shown$/);
  for (const rows of ['40', '60']) {
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(shown).toHaveText(`${rows} rows shown`);
  }
  for (const name of [
    staff.receptionist.name,
    staff.phlebotomist.name,
    staff.technician.name,
    staff.manager.name,
  ]) {
    await expect(page.getByText(name).first()).toBeVisible();
  }
});

test('signing out ends the session in every tab', async () => {
  const page = people['admin'] as Page;
  const second = await page.context().newPage();
  await second.goto(`${siteOf(lab)}/app/dashboard`);
  await expect(second.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
