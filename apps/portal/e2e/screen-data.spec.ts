/**
 * Data that a screen requests: number of requests and their bytes on the wire, headers included,
 * with an empty cache and again after another screen.
 */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, siteOf } from './people.ts';

/** Totals of the requests to the API since the last reset; the event stream does not end. */
async function countRequests(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const sizes = new Map<string, number | undefined>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
      sizes.set(requestId, undefined);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => sizes.delete(requestId));
  return {
    reset: () => sizes.clear(),
    async total() {
      await expect
        .poll(() => sizes.size > 0 && ![...sizes.values()].includes(undefined))
        .toBe(true);
      const bytes = [...sizes.values()].reduce<number>((sum, size) => sum + (size ?? 0), 0);
      return { requests: sizes.size, kilobytes: bytes / 1000 };
    },
  };
}

/**
 * Limits for an administrator of the demo facility. Each request has 0.75 kB of headers. Three
 * requests of each screen are the key figures beside the menu.
 */
const screens = [
  { path: '/app/dashboard', requests: 24, kilobytes: 34 },
  { path: '/app/orders', requests: 10, kilobytes: 28 },
  { path: '/app/test-parameters', requests: 9, kilobytes: 28 },
  { path: '/app/test-results', requests: 20, kilobytes: 45 },
  { path: '/app/sample-tracking', requests: 12, kilobytes: 20 },
  { path: '/app/inventory', requests: 12, kilobytes: 24 },
  { path: '/app/payments', requests: 13, kilobytes: 26 },
  { path: '/app/patients', requests: 9, kilobytes: 16 },
];

test('screens request no more data than they show', async ({ page }) => {
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const counted = await countRequests(page);
  const over: string[] = [];
  for (const { path, requests, kilobytes } of screens) {
    counted.reset();
    await page.goto(siteOf('demo') + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const total = await counted.total();
    test.info().annotations.push({
      type: path,
      description: `${total.requests} requests, ${total.kilobytes.toFixed(1)} kB`,
    });
    if (total.requests > requests || total.kilobytes > kilobytes)
      over.push(`${path}: ${total.requests} requests, ${total.kilobytes.toFixed(1)} kB`);
  }
  expect(over).toEqual([]);
});

test('a list that has not changed is confirmed, not sent again', async ({ page }) => {
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (/\/test-parameters\?/.test(response.url())) statuses.push(response.status());
  });
  await page.goto(`${siteOf('demo')}/app/test-parameters`);
  const row = page.getByRole('row', { name: /Potassium/ }).first();
  await expect(row).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Analytics/ })).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await expect.poll(() => statuses).toEqual([200, 304]);
});
