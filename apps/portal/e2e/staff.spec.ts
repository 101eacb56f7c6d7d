/**
 * Staff accounts: a colleague requests access, an administrator approves it with a role, and later
 * disables the account.
 */
import { expect, test, type Page } from '@playwright/test';
import { mailedLink } from './outbox.ts';
import { DEMO_PASSWORD, newPerson, PASSWORD, signIn, siteOf } from './people.ts';

test.describe.configure({ mode: 'serial' });

const colleague = { name: 'Nadia Newcomer', email: 'nadia@newcomer.example' };
let administrator: Page;
let person: Page;

/** Requests access through the specification’s endpoint, which has no page. */
async function askToJoin(page: Page): Promise<number> {
  await page.goto(`${siteOf('demo')}/login`);
  return page.evaluate(
    async ({ name, email, password }) => {
      const info = (await (await fetch('/api/v1/hospitals/public/info')).json()) as {
        tenant_id: string;
      };
      const body = {
        email,
        full_name: name,
        username: 'nadia',
        password,
        tenant_id: info.tenant_id,
      };
      return (
        await fetch('/api/v1/auth/register', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    },
    { ...colleague, password: PASSWORD },
  );
}

const trySigningIn = async (page: Page) => {
  await page.goto(`${siteOf('demo')}/login`);
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('a colleague requests access and cannot sign in yet', async ({ browser }) => {
  person = await newPerson(browser);
  expect(await askToJoin(person)).toBe(202);
  await trySigningIn(person);
  await expect(
    person.getByText('Invalid email or password for this facility.').first(),
  ).toBeVisible();
});

test('an administrator finds the request on the dashboard and approves it', async ({ browser }) => {
  administrator = await newPerson(browser);
  await signIn(administrator, 'demo', 'admin@demo.test', DEMO_PASSWORD);
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
  await expect(administrator.getByText(`${colleague.name} can sign in now`).first()).toBeVisible();
});

test('the colleague signs in, sees what the role allows, and confirms the address', async () => {
  await trySigningIn(person);
  await expect(person.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const names = await person
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .allTextContents();
  expect(names.map((name) => name.replace(/\d.*$/, '').trim())).toEqual([
    'Dashboard',
    'Sample Collection',
    'Sample Tracking',
  ]);
  await person.goto(`${siteOf('demo')}/app/settings/staff`);
  await expect(person.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();

  await person.goto(await mailedLink(colleague.email, 'confirm-email'));
  await person.getByRole('button', { name: 'Confirm Address' }).click();
  await expect(person.getByRole('heading', { name: 'E-mail address confirmed' })).toBeVisible();
  await person.goto(`${siteOf('demo')}/app/profile`);
  await expect(person.getByText(colleague.email).first()).toBeVisible();
});

test('a changed role takes effect immediately', async () => {
  await administrator.getByRole('button', { name: `Actions for ${colleague.name}` }).click();
  await administrator.getByRole('menuitem', { name: 'Role and permissions…' }).click();
  const question = administrator.getByRole('dialog', {
    name: `Role and permissions of ${colleague.name}`,
  });
  await question.getByLabel('Role').selectOption({ label: 'Receptionist' });
  await question.getByLabel('Read audit logs').check();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(
    administrator.getByText(`Role and permissions of ${colleague.name} are changed`).first(),
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
    administrator.getByText(`The account of ${colleague.name} is disabled`).first(),
  ).toBeVisible();

  await person.goto(`${siteOf('demo')}/app/dashboard`);
  await expect(person.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await trySigningIn(person);
  await expect(
    person.getByText('Invalid email or password for this facility.').first(),
  ).toBeVisible();
});
