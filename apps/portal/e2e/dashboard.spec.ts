/** The dashboard while its lists load: visible content and controls do not shift. */
import { expect, test } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, siteOf } from './people.ts';

for (const [width, late] of [
  [390, 'test-results'],
  [390, 'analytics'],
  [1024, 'test-results'],
  [1440, 'test-results'],
  [1440, 'analytics'],
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
    await expect(page.getByText(/critical results? (overdue|awaiting notification)/)).toBeVisible();
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

test('the figures of the overview equal the work list and fall as a verifier works', async ({
  page,
}) => {
  const dashboard = `${siteOf('demo')}/app/dashboard`;
  await beginSession(page, 'demo', 'lab_manager@demo.test', DEMO_PASSWORD);
  await page.goto(dashboard);
  const card = page.getByRole('region', { name: 'To verify' });
  const numberIn = async (name: RegExp) =>
    Number(/\d+/.exec((await page.getByRole('link', { name }).textContent()) ?? '')?.[0]);
  await expect(card.getByRole('link', { name: /^Verify \d+…$/ })).toBeVisible();
  const results = await numberIn(/^Verify results \(\d+\)$/);
  const within = await numberIn(/^Verify \d+…$/);
  const review = await numberIn(/^Review \d+$/);
  await expect(card.getByText(String(within + review), { exact: true })).toBeVisible();

  await card.getByRole('link', { name: /^Review/ }).click();
  const toReview = page.getByRole('region', { name: 'To review' });
  await expect(toReview.getByRole('listitem')).toHaveCount(review);
  await expect(page.getByRole('region', { name: 'Within all checks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(
    page.getByRole('region', { name: 'Within all checks' }).getByRole('listitem'),
  ).toHaveCount(within);
  await expect(page.getByRole('radio', { name: `To verify ${results}` })).toBeVisible();

  await page.goto(dashboard);
  await card.getByRole('link', { name: /^Verify/ }).click();
  const preview = page.getByRole('dialog', { name: new RegExp(`^Verify ${within} specimen`) });
  const confirm = preview.getByRole('button', { name: /^Verify \d+ results?$/ });
  const verified = Number(/\d+/.exec((await confirm.textContent()) ?? '')?.[0]);
  await confirm.click();
  await expect(preview).toHaveCount(0);

  await page.goto(dashboard);
  await expect(
    page.getByRole('link', { name: `Verify results (${results - verified})` }),
  ).toBeVisible();
  await expect(card.getByText(String(review), { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('link', { name: /^Verify/ })).toHaveCount(0);
});
