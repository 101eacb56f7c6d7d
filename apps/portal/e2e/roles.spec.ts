/**
 * Roles of the demo facility: each sees exactly its screens and is refused all others by interface
 * and server.
 */
import { expect, test, type Page } from '@playwright/test';
import {
  beginSession,
  DEMO_PASSWORD,
  from,
  mainSite,
  newPerson,
  PASSWORD,
  signIn,
  siteOf,
} from './people.ts';

test.use(from('203.0.113.1'));

/** Specification, sections 2 and 6: both the navigation rule and the route guard must pass. */
const shown: Record<string, string[]> = {
  admin: [
    'Dashboard',
    'Front desk',
    'Test Parameters',
    'Test Results',
    'Sample Collection',
    'Sample Tracking',
    'Quality Control',
    'Analytics',
    'Inventory',
    'Payments',
    'Patient Portal',
    'Laboratory Settings',
    'Hospital Management',
    'Tenant Management',
    'Audit Logs',
  ],
  lab_manager: [
    'Dashboard',
    'Test Parameters',
    'Test Results',
    'Critical results',
    'Sample Tracking',
    'Quality Control',
    'Analytics',
    'Inventory',
    'Patients',
    'Laboratory Settings',
    'Audit Logs',
  ],
  technician: [
    'Dashboard',
    'Test Parameters',
    'Test Results',
    'Critical results',
    'Sample Collection',
    'Receive',
    'Sample Tracking',
    'Quality Control',
    'Analytics',
    'Inventory',
    'Patient Portal',
    'Laboratory Settings',
  ],
  nurse: ['Inbox', 'Dashboard', 'Patient Portal', 'New order', 'Sample Collection', 'Test Results'],
  phlebotomist: ['Dashboard', 'Patients', 'Sample Collection', 'Sample Tracking'],
  receptionist: ['Front desk', 'Dashboard', 'Patients', 'Orders', 'Appointments', 'Payments'],
  doctor: ['Inbox', 'Dashboard', 'My patients', 'New order', 'Test Results'],
  data_entry: ['Dashboard', 'Test Results', 'Import'],
  report_viewer: ['Dashboard', 'Analytics', 'Saved reports'],
  patient: ['Dashboard', 'Patient Portal', 'Appointments', 'Bills', 'My details'],
};

async function openEveryGroup(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const group of await navigation.getByRole('button', { expanded: false }).all())
    await group.click();
  return navigation;
}

for (const [role, entries] of Object.entries(shown)) {
  test(`${role} sees its own entries and no others`, async ({ page }) => {
    await signIn(page, 'demo', `${role}@demo.test`, DEMO_PASSWORD);
    const navigation = await openEveryGroup(page);
    const names = await navigation
      .getByRole('link')
      .evaluateAll((links) =>
        links.map(
          (link) => link.querySelector('[data-part="label"]')?.textContent ?? link.textContent,
        ),
      );
    expect(names.map((name) => (name ?? '').trim())).toEqual(entries);
  });
}

test('the front desk finds an order by its patient and the appointments of another day', async ({
  page,
}) => {
  await signIn(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const orders = page.getByRole('table', { name: 'Orders' });
  const patient = orders.getByRole('rowheader').first();
  const name = ((await patient.getByRole('link').textContent()) ?? '').replace(/\d.*$/, '').trim();
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/q=/);
  await orders.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ORD-|Order/);
  await menu.getByRole('link', { name: 'Appointments' }).click();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('button', { name: /^Arrived/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Book appointment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
});

test('a doctor’s patients are those with an own order', async ({ page }) => {
  await signIn(page, 'demo', 'doctor@demo.test', DEMO_PASSWORD);
  await page.getByRole('link', { name: 'My patients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My patients' })).toBeVisible();
  const own = page.getByRole('table').getByRole('link');
  const name = ((await own.first().textContent()) ?? '').trim();
  await own.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Results/, selected: true })).toBeVisible();
});

test('a phlebotomist opens a patient with the orders and without results', async ({ page }) => {
  await signIn(page, 'demo', 'phlebotomist@demo.test', DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Patients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  const patient = page.getByRole('table', { name: 'Patients' }).getByRole('rowheader').first();
  const name = ((await patient.getByRole('link').textContent()) ?? '').replace(/\d.*$/, '').trim();
  await patient.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Orders/, selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Results/ })).toHaveCount(0);
});

test('second entries open their task', async ({ page, browser }) => {
  await signIn(page, 'demo', 'data_entry@demo.test', DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: /Import/ }).first()).toBeVisible();
  const viewer = await newPerson(browser);
  await signIn(viewer, 'demo', 'report_viewer@demo.test', DEMO_PASSWORD);
  await viewer.getByRole('link', { name: 'Saved reports' }).click();
  await expect(viewer.getByRole('dialog', { name: 'Saved reports' })).toBeVisible();
});

test('the address of a screen without access leads to "Unauthorized Access"', async ({ page }) => {
  await beginSession(page, 'demo', 'report_viewer@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/audit-logs`);
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});

test('a patient reads their own results and cannot access those of others', async ({ page }) => {
  await signIn(page, 'demo', 'patient@demo.test', DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Patient Portal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const statuses = await page.evaluate(async () => {
    const token = sessionStorage.getItem('alms.token') ?? '';
    const ask = (path: string) =>
      fetch(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } }).then(
        (answer) => answer.status,
      );
    return [
      await ask('/patients/0190b3c0-0000-7000-8000-000000000009'),
      await ask('/patients'),
      await ask('/audit-logs'),
    ];
  });
  expect(statuses).toEqual([404, 403, 403]);
});

/** Registers a laboratory through the form’s endpoint; returns its subdomain. */
async function registerLaboratory(page: Page, email: string): Promise<string> {
  await page.goto(`${mainSite}/landing`);
  const body = { email, full_name: 'Otto Andersen', username: 'otto', password: PASSWORD };
  return page.evaluate(async (sent) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const response = await fetch('/api/v1/auth/register-lab-admin', {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { subdomain: string }).subdomain;
  }, body);
}

test('a token of one facility is refused at another', async ({ page }) => {
  const other = await registerLaboratory(page, 'otto@elsewhere.example');
  await signIn(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  const token = await page.evaluate(() => sessionStorage.getItem('alms.token'));
  await page.goto(`${siteOf(other)}/login`);
  const answer = await page.evaluate(async (bearer) => {
    const response = await fetch('/api/v1/patients', {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    return {
      status: response.status,
      body: (await response.json()) as { code: string; detail: string },
    };
  }, token);
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({
    code: 'tenant_mismatch',
    detail: 'This account belongs to another tenant',
  });
});
