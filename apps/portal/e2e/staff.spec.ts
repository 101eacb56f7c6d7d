/**
 * Staff accounts: a colleague requests access, an administrator approves it with a role, and later
 * disables the account.
 */
import { expect, test, type Page } from '@playwright/test';
import { mailedAddress, mailedLink } from './outbox.ts';
import { DEMO_PASSWORD, newPerson, PASSWORD, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

const colleague = { name: 'Nadia Newcomer', email: 'nadia@newcomer.example' };
let administrator: Page;
let person: Page;

/** Opens the staff page and returns the row of the colleague. */
async function rowOfColleague(page: Page) {
  await page.goto(`${siteOf('demo')}/app/settings/staff`);
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return page.getByRole('row', { name: new RegExp(colleague.name) });
}

const trySigningIn = async (page: Page) => {
  await page.goto(`${siteOf('demo')}/login`);
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('a colleague requests access, which administrators do not see yet', async ({ browser }) => {
  person = await newPerson(browser);
  await person.goto(`${siteOf('demo')}/login`);
  await person.getByRole('link', { name: 'Request access' }).click();
  await expect(person).toHaveURL(`${siteOf('demo')}/request-access`);
  await expect(
    person.getByRole('heading', { name: 'Request access to Demo General Laboratory' }),
  ).toBeVisible();
  await person.getByLabel('Full Name').fill(colleague.name);
  await person.getByLabel('Email Address').fill(colleague.email);
  await person.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await person.getByLabel('Confirm Password').fill(PASSWORD);
  await person.getByRole('button', { name: 'Request Access' }).click();
  await expect(person.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();

  administrator = await newPerson(browser);
  await signIn(administrator, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await mailedLink(colleague.email, 'request-access');
  await expect(await rowOfColleague(administrator)).toHaveCount(0);
});

test('confirming the address sends the request but opens no access', async () => {
  const link = await mailedLink(colleague.email, 'request-access');
  await person.goto(link);
  await expect(person).toHaveURL(`${siteOf('demo')}/request-access`);
  await person.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(person.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await person.goto(link);
  await person.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(person.getByRole('link', { name: 'Request access again' })).toBeVisible();

  await trySigningIn(person);
  await expect(
    person.getByText('Invalid email or password for this facility.').first(),
  ).toBeVisible();
});

test('an administrator finds the request on the dashboard and approves it', async () => {
  await administrator.goto(`${siteOf('demo')}/app/dashboard`);
  const card = administrator.getByRole('region', { name: 'Staff' });
  await expect(card.getByText(colleague.name)).toBeVisible();
  await card.getByRole('link', { name: 'Manage staff' }).click();
  await expect(administrator.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await administrator
    .getByRole('row', { name: new RegExp(colleague.name) })
    .getByRole('button', { name: 'Decide…' })
    .click();
  const question = administrator.getByRole('dialog', {
    name: `Approve access for ${colleague.name}?`,
  });
  await question.getByLabel('Role').selectOption({ label: 'Phlebotomist' });
  await question.getByRole('button', { name: 'Approve access' }).click();
  await expect(administrator.getByText(`${colleague.name} can now sign in`).first()).toBeVisible();
});

test('the colleague is notified by email, signs in and sees what the role allows', async () => {
  await mailedAddress(colleague.email, `${siteOf('demo')}/login`);
  await trySigningIn(person);
  await expect(person.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const names = await person
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .allTextContents();
  expect(names.map((name) => name.replace(/\d.*$/, '').trim())).toEqual([
    'Dashboard',
    'Patients',
    'Sample Collection',
    'Sample Tracking',
  ]);
  await person.goto(`${siteOf('demo')}/app/settings/staff`);
  await expect(person.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});

test('a changed role takes effect immediately', async () => {
  await administrator.getByRole('button', { name: `Actions for ${colleague.name}` }).click();
  await administrator.getByRole('menuitem', { name: 'Role and permissions…' }).click();
  const question = administrator.getByRole('dialog', {
    name: `Role and permissions of ${colleague.name}`,
  });
  await question.getByLabel('Role').selectOption({ label: 'Receptionist' });
  await question.getByLabel('View audit logs').check();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(
    administrator.getByText(`Role and permissions of ${colleague.name} updated`).first(),
  ).toBeVisible();
  const statuses = await person.evaluate(async () => {
    const token = sessionStorage.getItem('alms.token') ?? '';
    const ask = (path: string) =>
      fetch(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } }).then(
        (answer) => answer.status,
      );
    return [await ask('/patients'), await ask('/audit-logs'), await ask('/staff')];
  });
  expect(statuses).toEqual([200, 200, 403]);
});

test('a disabled account is signed out and cannot sign in', async () => {
  await administrator.getByRole('button', { name: `Actions for ${colleague.name}` }).click();
  await administrator.getByRole('menuitem', { name: 'Disable…' }).click();
  const question = administrator.getByRole('dialog', {
    name: `Disable the account of ${colleague.name}?`,
  });
  await question.getByLabel('Reason').fill('End of the trial');
  await question.getByRole('button', { name: 'Disable account' }).click();
  await expect(
    administrator.getByText(`Account of ${colleague.name} disabled`).first(),
  ).toBeVisible();

  await person.goto(`${siteOf('demo')}/app/dashboard`);
  await expect(person.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await trySigningIn(person);
  await expect(
    person.getByText('Invalid email or password for this facility.').first(),
  ).toBeVisible();
});
