/** Messages when the server is unreachable, and when a new version is available. */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, mainSite, siteOf } from './people.ts';

const offline = (page: Page) => page.getByText('You are offline, or the server cannot be reached.');
const outdated = (page: Page) => page.getByText('A new version is available.');

/** Asserts that the page is entirely below the banner and within the window. */
async function expectNothingCovered(page: Page) {
  const notice = await page.locator('[data-component=banner]').boundingBox();
  const frame = await page.locator('[data-component=app-frame]').boundingBox();
  const bottom = (box: typeof frame) => (box ? box.y + box.height : undefined);
  expect(frame?.y).toBe(bottom(notice));
  expect(bottom(frame)).toBe(page.viewportSize()?.height);
}

test('a lost connection is reported above the page until it is restored', async ({
  page,
  context,
}) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  // The last request of a page; the response is a stream, so the network is never idle.
  await Promise.all([
    page.waitForResponse('**/notifications/stream'),
    page.goto(`${siteOf('demo')}/app/patient-portal/new`),
  ]);
  await page.getByLabel('Family name').fill('Unfinished');
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expectNothingCovered(page);
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  await expect(page.getByLabel('Family name')).toHaveValue('Unfinished');
});

test('an unreachable server is detected by the failing request', async ({ page }) => {
  await page.goto(`${mainSite}/feedback`);
  await page.getByLabel('Title').fill('Labels');
  await page.getByLabel('Description').fill('Too small.');
  await page.waitForLoadState('networkidle');
  await page.route(/\/(api|health)\//, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(offline(page)).toBeVisible();
  await page.unroute(/\/(api|health)\//);
  await expect(offline(page)).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Labels');
});

test('a new version is offered with a warning and loaded only on request', async ({ page }) => {
  await beginSession(page, 'demo', 'receptionist@demo.test', DEMO_PASSWORD);
  // The last request of a page; the response is a stream, so the network is never idle.
  await Promise.all([
    page.waitForResponse('**/notifications/stream'),
    page.goto(`${siteOf('demo')}/app/patient-portal/new`),
  ]);
  await page.getByLabel('Family name').fill('Unfinished');
  await page.route('**/health/live', (route) =>
    route.fulfill({ json: { status: 'ok' }, headers: { 'X-ALMS-Build': 'the-next-one' } }),
  );
  await expect(outdated(page)).toBeHidden();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(outdated(page)).toBeVisible();
  await expect(page.getByText('Unsaved changes are lost')).toBeVisible();
  await expectNothingCovered(page);
  await expect(page.getByLabel('Family name')).toHaveValue('Unfinished');

  await page.unroute('**/health/live');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outdated(page)).toBeHidden();
});

test('code missing after a deployment reloads the page once, then reports an error', async ({
  page,
}) => {
  await page.goto(`${mainSite}/landing`);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/feedback-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Feedback', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(loads).toBe(1);
});

test.describe('lazy-loaded parts of a screen', () => {
  const code = '**/assets/control-dialogs-*.js';
  const qualityControl = `${siteOf('demo')}/app/quality-control`;
  const dialogOf = (page: Page) => page.getByRole('dialog');

  test('are available without a connection', async ({ page, context }) => {
    await beginSession(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
    const [fetched] = await Promise.all([page.waitForResponse(code), page.goto(qualityControl)]);
    await fetched.finished();
    await page.getByRole('button', { name: /^Creatinine/ }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Record run', exact: true }).click();
    await expect(dialogOf(page)).toBeVisible();
  });

  test('are requested again on use if they failed to load', async ({ page }) => {
    await beginSession(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
    await page.route(code, (route) => route.abort('connectionfailed'));
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('control-dialogs')),
      page.goto(qualityControl),
    ]);
    await page.getByRole('button', { name: /^Creatinine/ }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeHidden();
    await page.getByRole('button', { name: 'Record run', exact: true }).click();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'This part of the page could not be loaded.' });
    await expect(failure).toBeVisible();
    await page.unroute(code);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(failure).toBeHidden();
  });
});
