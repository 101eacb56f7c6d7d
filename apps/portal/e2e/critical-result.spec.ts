/**
 * Critical results reach the ordering provider: the doctor sees one in the inbox at its release and
 * acknowledges it with read-back, and the laboratory sees that at once. The doctor's inbox is
 * worked through within its target of clicks (workflows, section 8).
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ask, registered, resultsOf } from './bench.ts';
import { counted } from './counted.ts';
import { mailWith } from './outbox.ts';
import { acceptInvitation, beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

/** Normal reports of the inbox. */
const NORMAL = 4;
/** One critical, one abnormal, and all normal reports together. */
const TARGET_CLICKS = 4;
/** The value that is read back, and Enter. */
const TARGET_KEYS = 4;

let admin: Page;
let technician: Page;
let manager: Page;
test.beforeAll(async ({ browser }) => {
  const staff = async (role: string) => {
    const page = await newPerson(browser);
    await beginSession(page, 'demo', `${role}@demo.test`, DEMO_PASSWORD);
    return page;
  };
  admin = await staff('admin');
  technician = await staff('technician');
  manager = await staff('lab_manager');
});

/** A new doctor without orders, signed in. */
async function newDoctor(browser: Browser, name: string): Promise<{ page: Page; email: string }> {
  const email = `${name}@critical.example`;
  const body = { full_name: `Dr. ${name}`, email, role: 'doctor' };
  await ask(admin, 'POST', '/staff', { body });
  const page = await newPerson(browser);
  await acceptInvitation(page, 'demo', email);
  return { page, email };
}

interface Specimen {
  id: string;
  version: number;
}

/** The doctor orders potassium; the laboratory collects, receives, enters and releases it. */
async function released(doctor: Page, patient_id: string, value_text: string): Promise<void> {
  const { items: tests } = await ask<{ items: { id: string; code: string }[] }>(
    admin,
    'GET',
    '/analytics/test-names',
  );
  const potassium = tests.find(({ code }) => code === 'K');
  const order = await ask<{ id: string; items: { sample_id: string }[] }>(
    doctor,
    'POST',
    '/test-orders',
    {
      body: {
        patient_id,
        test_parameter_ids: [potassium?.id],
        priority: 'routine',
        ordered_by: 'Dr. Dara Roundsworth',
        clinical_info: '',
      },
    },
  );
  const id = order.items[0]?.sample_id ?? '';
  const { version } = await ask<Specimen>(admin, 'GET', `/samples/${id}`);
  const collected = await ask<Specimen>(admin, 'POST', `/samples/${id}/collect`, {
    version,
    body: { identity_check: { name: true, birth_date: true } },
  });
  await ask(admin, 'POST', `/samples/${id}/receive`, { version: collected.version, body: {} });
  const [pending] = await resultsOf(technician, order.id);
  await ask(technician, 'POST', '/test-results/enter', {
    body: { items: [{ id: pending?.id, version: pending?.version, value_text }] },
  });
  const [entered] = await resultsOf(manager, order.id);
  await ask(manager, 'POST', '/test-results/verify', {
    body: { items: [{ id: entered?.id, version: entered?.version }] },
  });
}

const reportOf = (page: Page, patient: string) =>
  page.getByRole('listitem').filter({ hasText: patient });
const field = (page: Page) => page.getByLabel('Potassium: value read back');

test('a doctor acknowledges a critical result, and the laboratory sees who did', async ({
  browser,
}) => {
  const { page, email } = await newDoctor(browser, 'Acknowledgewell');
  const patientId = await registered(admin, 'Criticalwell', 'Ada', '1949-05-02');
  const inbox = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox/ });
  await page.goto(`${siteOf('demo')}/app/inbox`);
  await expect(page.getByRole('heading', { name: 'No results to read' })).toBeVisible();
  await manager.goto(`${siteOf('demo')}/app/test-results?calls=open`);
  const calls = manager.getByRole('dialog', { name: 'Critical result notifications' });
  await expect(calls).toBeVisible();

  // Neither page is reloaded: both follow the notification.
  await released(page, patientId, '6.8');
  await expect(inbox).toHaveText('Inbox11 report to read');
  await expect(page.getByRole('tab', { name: /^Critical/ })).toHaveText('Critical11 report');
  await expect(calls.getByText('Criticalwell, Ada')).toBeVisible();
  const mail = await mailWith(email, 'a critical result needs your attention');
  expect(mail).not.toMatch(/6\.8|Potassium|Criticalwell/);

  await page.getByRole('tab', { name: /^Critical/ }).click();
  const report = reportOf(page, 'Criticalwell, Ada');
  await expect(report).toContainText('Potassium 6.8 mmol/L');
  await expect(report).toContainText('born 02 May 1949');
  await expect(page.getByRole('button', { name: /^Mark as seen/ })).toHaveCount(0);
  await field(page).fill('8.6');
  await page.getByRole('button', { name: 'Acknowledge result' }).click();
  await expect(page.getByText(/^Read-back does not match the result/)).toBeVisible();
  await field(page).fill('6.8');
  await page.getByRole('button', { name: 'Acknowledge result' }).click();
  await expect(page.getByRole('heading', { name: 'No critical results' })).toBeVisible();
  await expect(inbox).toHaveText('Inbox');

  await expect(calls.getByText('Criticalwell, Ada')).toBeHidden();
  await calls.getByRole('tab', { name: 'Closed' }).click();
  await expect(calls.getByRole('listitem').filter({ hasText: 'Criticalwell, Ada' })).toContainText(
    'Dr. Acknowledgewell · Acknowledged in the inbox · Value read back: 6.8',
  );
});

test('an inbox is worked through within the target of clicks', async ({ browser }) => {
  const { page } = await newDoctor(browser, 'Inboxswift');
  const critical = await registered(admin, 'Swiftwell', 'Una');
  await released(page, critical, '6.8');
  await released(page, await registered(admin, 'Swiftwell', 'Dua'), '5.6');
  for (let number = 0; number < NORMAL; number += 1)
    await released(page, await registered(admin, 'Swiftwell', `Normal ${number}`), '4.1');

  await page.goto(`${siteOf('demo')}/app/inbox`);
  await expect(page.getByRole('button', { name: /^Mark as seen/ })).toHaveCount(1 + NORMAL);
  await expect(field(page)).toBeVisible();
  const task = counted(page);
  await task.click(field(page));
  await task.type('6.8');
  await task.press('Enter');
  await expect(reportOf(page, 'Swiftwell, Una')).toHaveCount(0);
  await task.click(page.getByRole('button', { name: 'Mark as seen: Swiftwell, Dua' }));
  await expect(reportOf(page, 'Swiftwell, Dua')).toHaveCount(0);
  await task.click(page.getByRole('button', { name: 'Mark all normal as seen' }));
  await expect(page.getByRole('heading', { name: 'No results to read' })).toBeVisible();
  task.report(`Inbox of ${2 + NORMAL} reports, one of them critical`);
  expect(task.counts.clicks).toBeLessThanOrEqual(TARGET_CLICKS);
  expect(task.counts.keys).toBeLessThanOrEqual(TARGET_KEYS);
  expect(task.counts).toMatchObject({ screens: 1, focusLosses: 0 });
});
