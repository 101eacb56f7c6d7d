/** Notifications reach their recipients while a page is open. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, signIn, siteOf } from './people.ts';

const list = `${siteOf('demo')}/app/notifications`;
const STREAM = '**/api/v1/notifications/stream';

/** A demo user on the notifications page with an open event stream. */
async function present(browser: Browser, role: string): Promise<Page> {
  const page = await newPerson(browser);
  await beginSession(page, 'demo', `${role}@demo.test`, DEMO_PASSWORD);
  await Promise.all([page.waitForResponse(STREAM), page.goto(list)]);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  return page;
}

/** The bell’s accessible name for a number of unread notifications. */
const bellWith = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count}`, exact: true });

async function unread(page: Page): Promise<number> {
  const name = await page
    .getByRole('button', { name: /^Notifications/ })
    .getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

async function send(page: Page, to: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Send notification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a notification' });
  await dialog.getByLabel('To', { exact: true }).selectOption({ label: to });
  await expect(dialog.getByText(/^Reaches \d+ p/)).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Message').fill('Until noon.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const rows = (page: Page, title: string) =>
  page.locator('[data-component=notification-row]').filter({ hasText: title });

test('a sent notification arrives immediately, is not lost while offline, and never arrives twice', async ({
  browser,
}) => {
  const [admin, nurse] = [await present(browser, 'admin'), await present(browser, 'nurse')];
  const before = await unread(nurse);
  await send(admin, 'Nurse', 'Water is off');
  await expect(bellWith(nurse, before + 1)).toBeVisible();
  await expect(rows(nurse, 'Water is off')).toHaveCount(1);

  await nurse.context().setOffline(true);
  await send(admin, 'Nurse', 'Lift is stuck');
  await send(admin, 'Nurse', 'Lift is moving');
  await expect(rows(nurse, 'Lift is stuck')).toHaveCount(0);
  await nurse.context().setOffline(false);
  await expect(bellWith(nurse, before + 3)).toBeVisible();
  await send(admin, 'Nurse', 'Water is back');
  await expect(bellWith(nurse, before + 4)).toBeVisible();
  for (const title of ['Water is off', 'Lift is stuck', 'Lift is moving', 'Water is back'])
    await expect(rows(nurse, title)).toHaveCount(1);
});

test('the tabs of one user share one connection and continue when the tab that holds it closes', async ({
  browser,
}) => {
  const [admin, first] = [await present(browser, 'admin'), await present(browser, 'phlebotomist')];
  const second = await first.context().newPage();
  const streams: string[] = [];
  second.on(
    'request',
    (request) =>
      void (request.url().endsWith('/notifications/stream') && streams.push(request.url())),
  );
  await second.goto(list);
  await send(admin, 'Phlebotomist', 'Round begins');
  for (const tab of [first, second]) await expect(rows(tab, 'Round begins')).toHaveCount(1);
  await first.getByRole('button', { name: 'Mark as read: Round begins' }).click();
  await expect(second.getByRole('button', { name: 'Mark as read: Round begins' })).toBeHidden();
  expect(streams).toEqual([]);

  await Promise.all([second.waitForRequest(STREAM), first.close()]);
  await send(admin, 'Phlebotomist', 'Round ends');
  await expect(rows(second, 'Round ends')).toHaveCount(1);
});

test('a reloaded page requests the unread count once and receives later notifications', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await signIn(page, 'demo', 'phlebotomist@demo.test', DEMO_PASSWORD);
  const statsRequests: string[] = [];
  page.on(
    'request',
    (request) =>
      void (request.url().includes('/notifications/stats') && statsRequests.push(request.url())),
  );
  const [stream] = await Promise.all([page.waitForRequest(STREAM), page.reload()]);
  expect(stream.headers()['last-event-id']).toMatch(/^\d+\.\d+$/);
  const admin = await present(browser, 'admin');
  expect(statsRequests).toHaveLength(1);
  await send(admin, 'Phlebotomist', 'The lift is out of order');
  await expect.poll(() => statsRequests.length).toBe(2);
});
