/** Public pages, and how little of the application they load. */
import { expect, test, type Page } from '@playwright/test';
import { mainSite, siteOf } from './people.ts';

/** Files of the signed-in area, by their names in the build. */
const SIGNED_IN =
  /\/assets\/(signed-in|dashboard|work-list|sample-collection|sample-tracking|patient-portal|register-patient|place-order|audit-log|profile|setup-wizard)-[\w-]{8}\.js/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  return scripts;
}

/** Collects violations of the content security policy. */
function violationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on(
    'console',
    (message) =>
      /Content Security Policy|violates/.test(message.text()) && violations.push(message.text()),
  );
  return violations;
}

test('the landing page loads nothing of the signed-in area', async ({ page }) => {
  const scripts = scriptsOf(page);
  const violations = violationsOf(page);
  await page.goto(`${mainSite}/landing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => SIGNED_IN.test(path))).toEqual([]);
  expect(violations).toEqual([]);
});

test('wrong credentials, an unknown facility and an unknown page have clear messages', async ({
  page,
}) => {
  await page.goto(`${siteOf('demo')}/login`);
  await page.getByLabel('Email').fill('technician@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(
    page.getByText('Invalid email or password for this facility.').first(),
  ).toBeVisible();

  await page.goto(`${siteOf('demo')}/nowhere`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('pages of the main site lead there from a facility’s address', async ({ page }) => {
  for (const path of ['/landing', '/pricing', '/register-lab', '/register-hospital']) {
    await page.goto(`${siteOf('demo')}${path}?from=demo`);
    await expect(page).toHaveURL(`${mainSite}${path}?from=demo`);
  }
  await page.goto(`${siteOf('demo')}/nowhere`);
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page).toHaveURL(`${mainSite}/landing`);
});

test('an address without a facility explains this on every page', async ({ page }) => {
  for (const path of ['/', '/login', '/app/dashboard', '/reset-password/x']) {
    await page.goto(siteOf('nosuch') + path);
    await expect(page.getByText('No facility has this address.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go to the main site' }).click();
  await expect(page).toHaveURL(`${mainSite}/landing`);
});

test('a password link without its token shows an error and leads to the sign-in', async ({
  page,
}) => {
  await page.goto(`${siteOf('demo')}/reset-password`);
  await expect(page.getByText('Invalid reset token')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a protected page requires sign-in and returns to the requested page', async ({ page }) => {
  await page.goto(`${siteOf('demo')}/app/audit-logs`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-Pass-2026!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/app\/audit-logs/);
});

test('the plans are on the landing page, and /pricing scrolls to them', async ({ page }) => {
  await page.goto(`${mainSite}/landing`);
  const offered = page.getByRole('region', { name: 'Plans' });
  await expect(offered.getByRole('heading', { level: 3 })).toHaveCount(3);
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing#plans$/);
  const plans = page.getByRole('heading', { level: 2, name: 'Plans' });
  await expect(plans).toBeFocused();
  await expect(plans).toBeInViewport();

  await page.goto(`${mainSite}/pricing`);
  await expect(plans).toBeFocused();
  await page.getByText('Yearly', { exact: false }).click();
  await expect(page.getByText(/ per year after beta$/)).toHaveCount(3);
  await page.getByRole('link', { name: 'Register with Professional' }).click();
  await expect(page).toHaveURL(/\/register-hospital\?plan=.+&cycle=yearly$/);
});

test('plans that failed to load are reported, and can be requested again', async ({ page }) => {
  let failing = true;
  await page.route('**/api/v1/subscription/plans', (route) =>
    failing ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  // The server renders the plans into the first page of a visit; after client-side navigation they
  // are requested.
  await page.goto(`${mainSite}/contact`);
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(
    page.getByRole('heading', { name: 'Failed to load subscription plans' }),
  ).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Enterprise' })).toBeVisible();
});

test('Go to Facility reports an invalid name and opens a valid one', async ({ page }) => {
  await page.goto(`${mainSite}/landing`);
  const subdomain = page.getByLabel('Facility subdomain');
  const go = page.getByRole('button', { name: 'Go to Facility' });
  await go.click();
  await expect(page.getByText('Subdomain is required.')).toBeVisible();
  await subdomain.fill('demo.evil');
  await expect(page.getByText('Subdomain is required.')).toBeHidden();
  await go.click();
  await expect(page.getByText('Invalid subdomain format.')).toBeVisible();
  await subdomain.fill('Demo');
  await subdomain.press('Enter');
  await expect(page).toHaveURL(`${siteOf('demo')}/login`);
});

test('a gradient replaces missing pictures', async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.abort());
  await page.goto(`${mainSite}/landing`);
  await page.waitForLoadState('load');
  const slideshow = page.locator("[data-component='slideshow']");
  await expect(slideshow).toHaveCSS('background-image', /^linear-gradient/);
  expect(
    await slideshow
      .locator('img')
      .evaluateAll(
        (pictures: HTMLImageElement[]) =>
          pictures.filter((picture) => picture.naturalWidth > 0).length,
      ),
  ).toBe(0);
});

for (const address of ['contact', 'contact-sales']) {
  test(`/${address} sends no data, and the confirmation states this`, async ({ page }) => {
    await page.goto(`${mainSite}/${address}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('link', { name: 'Message is required' })).toBeVisible();

    const sent: string[] = [];
    const logged: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
    );
    page.on('console', (message) => logged.push(message.text()));
    await page.getByLabel('Full Name').fill('Ada Sampleton');
    await page.getByLabel('Email').fill('ada@northside.example');
    await page.getByLabel('Organization Name').fill('Northside');
    await page.getByLabel('Message').fill('Three sites.');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(`${mainSite}/thank-you`);
    await expect(
      page.getByText('This form does not send anything yet. Please call or email us.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      /^mailto:sales@alms\.example\?subject=.*Enterprise.*Ada%20Sampleton/,
    );
    await page.reload();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      /Ada%20Sampleton/,
    );
    expect([...sent, ...logged].filter((line) => /ada|northside|three sites/i.test(line))).toEqual(
      [],
    );
  });
}

test('the confirmation opened directly contains no typed data', async ({ page }) => {
  await page.goto(`${mainSite}/thank-you`);
  await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    /^mailto:sales@alms\.example\?subject=[^&]*$/,
  );
});

test('a long text links to its sections, and the next page starts at the top', async ({ page }) => {
  await page.goto(`${mainSite}/terms`);
  await page.getByRole('link', { name: '14. Law and disputes' }).click();
  await expect(page.getByRole('heading', { name: '14. Law and disputes' })).toBeInViewport();
  const section = page.url();
  // Before hydration, links are handled by the browser, which does not move the focus.
  await expect(async () => {
    await page.goto(section);
    await page.getByRole('link', { name: 'Privacy notice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeFocused({
      timeout: 5000,
    });
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
