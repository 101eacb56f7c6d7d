/**
 * Layout of every signed-in page at four widths in both directions: the page scrolls inside its
 * frame only, every control can be reached and is not covered, and no label is cut off. `npm run
 * test:release` also checks it in every translation.
 */
import { defaultGrants, mayOpen, routes, type Role, type Route } from '@alms/lis-domain/access';
import { expect, test, type Page } from '@playwright/test';
import { ask } from './bench.ts';
import { beginSession, DEMO_PASSWORD, siteOf } from './people.ts';

const home = siteOf('demo');
const widths = [390, 1024, 1440, 1920];
const languages = process.env['EVERY_LANGUAGE'] === '1' ? ['en', 'fr', 'es', 'pt', 'ar'] : ['en'];

/** Redirects, and pages for particular states of an account. */
const notPages: readonly Route[] = [
  '/onboarding',
  '/set-up',
  '/app',
  '/admin',
  '/admin/dashboard',
  '/admin/settings',
  '/admin/settings/hospital',
  '/admin/settings/tenant',
  '/admin/audit-logs',
];

const opens = (role: Role, route: Route) =>
  mayOpen({ role, preferences: { permissions: defaultGrants[role] } }, route).allowed;

/** An administrator opens every page; others are opened by the roles for which they differ. */
const pages: readonly (readonly [Role, readonly Route[]])[] = [
  ['admin', routes.filter((route) => !notPages.includes(route) && opens('admin', route))],
  ['receptionist', ['/app/dashboard', '/app/patient-portal/{patientId}', '/app/payments/desk']],
  [
    'patient',
    [
      '/app/dashboard',
      '/app/patient-portal',
      '/app/patient-portal/{patientId}',
      '/app/patient-portal/appointments',
      '/app/patient-portal/bills',
      '/app/patient-portal/details',
      '/app/settings',
    ],
  ],
];

/** Lists of the demo facility whose first record replaces the id in a route. */
const lists = {
  patientId: '/patients?limit=1',
  orderId: '/test-orders?limit=1',
  testId: '/laboratory/test-parameters?limit=1',
} as const;

/** The address of a route. A patient opens their own record. */
async function addressOf(page: Page, route: Route): Promise<string> {
  const [placeholder, name] = /\{(\w+)\}/.exec(route) ?? [];
  if (placeholder === undefined) return home + route;
  const { patient_id } = await ask<{ patient_id: string | null }>(page, 'GET', '/auth/me');
  const id =
    patient_id ??
    (await ask<{ items: { id: string }[] }>(page, 'GET', lists[name as keyof typeof lists]))
      .items[0]?.id;
  if (id === undefined) throw new Error(`The demo facility has no record for ${route}.`);
  return home + route.replace(placeholder, id);
}

/** Faults of the displayed page. Runs in the browser. */
function faultsOfLayout(): string[] {
  const found: string[] = [];
  const { innerWidth: width, innerHeight: height } = window;
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const page = document.documentElement;
  if (page.scrollHeight > height + 1) found.push(`the document is ${page.scrollHeight} px tall`);
  if (page.scrollWidth > width + 1) found.push(`the document is ${page.scrollWidth} px wide`);
  const main = document.querySelector('main');
  if (main === null) return [...found, 'no main'];
  if (main.scrollWidth > main.clientWidth + 1)
    found.push(`the page is ${main.scrollWidth} px wide in ${main.clientWidth}`);

  const isHidden = (control: HTMLElement) => {
    const style = getComputedStyle(control);
    const box = control.getBoundingClientRect();
    return (
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      control.closest('[aria-hidden="true"], [inert]') !== null ||
      style.clipPath !== 'none' ||
      style.pointerEvents === 'none' ||
      box.width < 2 ||
      box.height < 2
    );
  };
  const controls = [
    ...main.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="tab"], [role="button"]',
    ),
  ].filter((control) => !isHidden(control));
  for (const control of controls)
    if (
      control.matches('button, [role="tab"], a[href]') &&
      control.scrollWidth > control.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(control).overflowX)
    )
      found.push(`${named(control)} is cut off`);

  // Unlike data, which may end in an ellipsis, fixed texts must fit.
  for (const text of document.querySelectorAll<HTMLElement>(
    'nav a, main :is(h1, h2, h3, h4, th, label, legend, dt, summary)',
  ))
    if (
      !isHidden(text) &&
      text.scrollWidth > text.clientWidth + 1 &&
      ['hidden', 'clip'].includes(getComputedStyle(text).overflowX)
    )
      found.push(`${named(text)} is cut off`);

  /** What is displayed at the centre of a control instead of it, or where the control is. */
  const obstacleOf = (control: HTMLElement): string | undefined => {
    const box = control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || x > width) return 'the edge of the window';
    const top = document.elementFromPoint(x, y);
    if (top === null) return 'the end of the page';
    const isReached =
      control.contains(top) || top.contains(control) || top.closest('label')?.control === control;
    return isReached ? undefined : named(top);
  };
  // A control is reachable when some scroll position displays it.
  let rest = controls;
  for (let at = 0; rest.length > 0 && at < main.scrollHeight; at += main.clientHeight / 3) {
    main.scrollTop = at;
    rest = rest.filter((control) => obstacleOf(control) !== undefined);
  }
  for (const control of rest) {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const obstacle = obstacleOf(control);
    if (obstacle !== undefined) found.push(`${named(control)} is behind ${obstacle}`);
  }
  // From 1024 px, tables show all of their controls without horizontal scrolling.
  if (width >= 1024)
    for (const table of main.querySelectorAll('table')) {
      const scroller = table.closest('[data-part="scroller"], [data-component="data-table"] > *');
      if (scroller !== null && scroller.scrollWidth > scroller.clientWidth + 1)
        found.push(`a table is ${scroller.scrollWidth} px wide in ${scroller.clientWidth}`);
    }
  main.scrollTop = 0;
  return [...new Set(found)];
}

test('every page is among those that are checked', () => {
  const roles = Object.keys(defaultGrants) as Role[];
  const all = routes.filter(
    (route) => !notPages.includes(route) && roles.some((role) => opens(role, route)),
  );
  const checked = pages.flatMap(([, each]) => each);
  expect(all.filter((route) => !checked.includes(route))).toEqual([]);
});

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const [role, addresses] of pages)
      test(`pages of ${role} fit every window in both directions`, async ({ page }) => {
        await beginSession(page, 'demo', `${role}@demo.test`, DEMO_PASSWORD);
        await page.goto(`${home}/app/profile`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const found: string[] = [];
        for (const route of addresses) {
          const address = await addressOf(page, route);
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404|not found/i);
          expect(page.url()).not.toContain('/unauthorized');
          await expect(page.locator('main [data-component="skeleton"]')).toHaveCount(0);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            for (const direction of ['ltr', 'rtl']) {
              await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
              const faults = await page.evaluate(faultsOfLayout);
              found.push(...faults.map((fault) => `${route} ${width} ${direction}: ${fault}`));
            }
          }
        }
        expect(found).toEqual([]);
      });
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 900 } });

  test('rows keep the comfortable height in compact density', async ({ page }) => {
    await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
    await page.goto(`${home}/app/patient-portal`);
    const row = page.getByRole('table').locator('tbody tr').first();
    await expect(row).toBeVisible();
    await page
      .locator('[data-alms-scope]')
      .first()
      .evaluate((scope) => scope.setAttribute('data-density', 'compact'));
    const { height } = (await row.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
  });
});
