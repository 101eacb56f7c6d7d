/** The dashboard while its lists load: visible content and controls do not shift. */
import { expect, test } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, siteOf } from './people.ts';

for (const [width, late] of [
  [390, 'critical-calls'],
  [390, 'test-results'],
  [390, 'analytics'],
  [1024, 'critical-calls'],
] as const) {
  test(`at ${width} px, the layout does not shift when ${late} come last`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await beginSession(page, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
    let letThrough = () => {};
    const isTurn = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(new RegExp(`/api/v1/${late}`), (route) => isTurn.then(() => route.continue()));
    const restCame = page.waitForResponse(/\/api\/v1\/inventory\/alerts/);
    await page.goto(`${siteOf('demo')}/app/dashboard`);
    await expect(page.getByRole('link', { name: /^Verify results/ })).toBeVisible();
    await restCame;
    letThrough();
    await expect(page.getByText(/critical results? awaiting notification/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Verify results \(\d+/ })).toBeVisible();
    const moved = await page.evaluate(async () => {
      return new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      });
    });
    // Web Vitals rates up to 0.1 as good; the critical results list alone shifted 0.35 of the page.
    expect(moved).toBeLessThan(0.05);
  });
}
