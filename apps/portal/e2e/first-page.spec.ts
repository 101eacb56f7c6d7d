/**
 * The first page of a visit: rendered by the server, readable and usable before any script, then
 * hydrated without changes.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page, type Route } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, mainSite, siteOf } from './people.ts';

/** Holds the page’s scripts, and with them its `load` event, until they are released. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/assets/*.js', async (route) =>
    isOpen ? route.continue() : void held.push(route),
  );
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}

test('a deep link shows the frame before any script, and nothing moves when the application does', async ({
  page,
}) => {
  await beginSession(page, 'demo', 'technician@demo.test', DEMO_PASSWORD);
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${siteOf('demo')}/app/profile`, { waitUntil: 'commit' });
  const frame = page.locator('[data-component=frame-skeleton]');
  await expect(frame).toBeVisible();
  const before = await frame.locator('[data-component=top-bar]').boundingBox();
  await release();
  await expect(page.locator('#root [data-component=app-frame]')).toBeVisible();
  await expect(frame).toBeHidden();
  expect(await page.locator('#root [data-component=top-bar]').boundingBox()).toEqual(before);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
  ).toBeLessThan(0.001);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable and leads to a facility', async ({ page }) => {
    await page.goto(`${mainSite}/landing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Plans' }).getByText('Professional').first(),
    ).toBeVisible();
    await page.getByLabel('Facility subdomain').fill('x');
    await page.getByRole('button', { name: 'Go to Facility' }).click();
    await expect(page.getByText('Invalid subdomain format.')).toBeVisible();
    await expect(page.getByLabel('Facility subdomain')).toHaveValue('x');
    await page.getByLabel('Facility subdomain').fill('Demo');
    await page.getByRole('button', { name: 'Go to Facility' }).click();
    await expect(page).toHaveURL(`${siteOf('demo')}/`);
  });

  test('the sign-in page states why it rejected the sign-in and keeps the typed address', async ({
    page,
  }) => {
    await page.goto(`${siteOf('demo')}/login`);
    await page.getByLabel('Email').fill('technician@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password for this facility.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('technician@demo.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
});

for (const [name, address] of [
  ['the landing page', `${mainSite}/landing`],
  ['the login page', `${siteOf('demo')}/login`],
] as const) {
  test(`server-rendered ${name} has the application’s class names, so that its styles apply`, async ({
    page,
  }) => {
    await page.goto(address);
    const classes = page.locator('#root [class]');
    expect(await classes.count()).toBeGreaterThan(5);
    const withoutRules = () =>
      classes.evaluateAll((elements) => {
        const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
          .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
          .join('\n');
        return elements
          .flatMap(({ classList }) => [...classList])
          .filter((each) => !each.startsWith('sc-') && !rules.includes(`.${each}`));
      });
    await expect.poll(withoutRules).toEqual([]);
  });
}

test('the hero picture fades in when loaded and does not delay the page', async ({ page }) => {
  await page.goto(`${mainSite}/landing`);
  await expect(page.locator('[data-component="slideshow"] img[data-shown]').first()).toHaveCSS(
    'opacity',
    '1',
  );
  const largest = await page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { element?: Element })[]).map(
              ({ element }) => element?.tagName,
            ),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toContain('H1');
  expect(largest).not.toContain('IMG');
});

test('sign-in works before any script is loaded, and is confirmed once', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${siteOf('demo')}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('technician@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/dashboard', { waitUntil: 'commit' });
  await letThrough();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Login successful')).toHaveCount(0);
});

test('hydration preserves typed text, focus and caret position', async ({ page }) => {
  const faults = faultsOf(page);
  const letThrough = await holdScripts(page);
  await page.goto(`${siteOf('demo')}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('Demo');
  await page.getByLabel('Email').fill('technicia@demo.test');
  await page.getByLabel('Email').press('Home');
  for (let step = 0; step < 'technicia'.length; step += 1) await page.keyboard.press('ArrowRight');
  const form = await page.getByRole('button', { name: 'Sign In' }).elementHandle();

  await letThrough();
  // The application is hydrated once it responds to a click.
  await page.waitForFunction(() => document.querySelectorAll('link[rel=stylesheet]').length > 0);
  await expect(async () => {
    await page.getByRole('button', { name: 'Show password' }).dispatchEvent('click');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text', {
      timeout: 1000,
    });
  }).toPass();

  await page.keyboard.type('n');
  await expect(page.getByLabel('Email')).toHaveValue('technician@demo.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo');
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
  expect(faults).toEqual([]);
});

test('an error disappears when its field is edited before any script is loaded', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${mainSite}/landing?subdomain=x`, { waitUntil: 'commit' });
  await expect(page.getByText('Invalid subdomain format.')).toBeVisible();
  await page.getByLabel('Facility subdomain').fill('demo');
  await letThrough();
  await expect(page.getByText('Invalid subdomain format.')).toBeHidden();
  await expect(page.getByLabel('Facility subdomain')).toHaveValue('demo');
});

// The landing page shows the product in its response; its first view is at the start of it.
for (const [name, url, width, limit] of [
  ['landing', `${mainSite}/landing`, 1280, 17.5],
  ['landing', `${mainSite}/landing`, 390, 17.5],
  ['login', `${siteOf('demo')}/login`, 1280, 10.5],
  ['login', `${siteOf('demo')}/login`, 390, 10.5],
] as const) {
  test(`${name}, at ${width} px, is painted from one response of at most ${limit} kB without layout shift`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await page.setViewportSize({ width, height: 844 });
    const answer = await page.goto(url);
    const sizes = await answer?.request().sizes();
    expect(sizes?.responseBodySize).toBeGreaterThan(1000);
    expect(sizes?.responseBodySize).toBeLessThanOrEqual(limit * 1024);
    // The initial scripts are loaded, and with them the fonts.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name: file }) => file.endsWith('.woff2')),
    );
    await page.waitForLoadState('networkidle');
    const metrics = await page.evaluate(async () => {
      const shifts = await new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      });
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus?: string;
      })[];
      return {
        shifts,
        painted,
        blocking: resources
          .filter((each) => each.renderBlockingStatus === 'blocking')
          .map((each) => each.name),
      };
    });
    expect(metrics.painted).toBeGreaterThan(0);
    expect(metrics).toMatchObject({ blocking: [] });
    // Web Vitals rates up to 0.1 as good; a line that wraps differently in the fallback font would
    // cause 0.02 or more.
    expect(metrics.shifts).toBeLessThan(0.02);
    expect(faults).toEqual([]);
  });
}

/** Serves the first part of a page, and the rest when `goOn` is called. */
async function inTwoParts([first, rest]: readonly [string, string]) {
  let goOn = () => {};
  const more = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(first);
    void more.then(() => response.end(rest));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    goOn,
    close: () => server.close(),
  };
}

for (const [name, url, field] of [
  ['landing', `${mainSite}/landing`, 'Facility subdomain'],
  ['login', `${siteOf('demo')}/login`, 'Password'],
] as const) {
  test(`on a phone, ${name} is painted and accepts input before the rest arrives, and the rest does not shift it`, async ({
    page,
  }) => {
    const html = ((await (await page.goto(url))?.text()) ?? '').replace(
      /<script type="module"[^]*?<\/script>/,
      '',
    );
    const end = html.indexOf('>', html.indexOf('id="first-view-end"')) + 1;
    const slow = await inTwoParts([html.slice(0, end), html.slice(end)]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(slow.url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.getByLabel(field, { exact: true }).fill('typed');
    const before = await page.getByRole('main').boundingBox();
    await expect(page.getByRole('navigation', { name: 'Language' })).toHaveCount(0);
    slow.goOn();
    await expect(page.getByRole('navigation', { name: 'Language' })).toBeVisible();
    expect(await page.getByRole('main').boundingBox()).toEqual(before);
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('typed');
    slow.close();
  });
}
