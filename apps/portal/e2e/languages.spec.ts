/**
 * The language of a visitor, a user and a browser, and no remaining English text in other
 * languages.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { messageFiles } from '../../../tools/messages.mjs';
import { beginSession, DEMO_PASSWORD, mainSite, newPerson, siteOf } from './people.ts';

/**
 * Fixed English phrases that are translated differently in a language. Single words are excluded:
 * test names are facility data.
 */
function translatedEnglish(language: string): ReadonlySet<string> {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const catalogues = messageFiles().map(
    (file) => [read(file), read(file.replace(/en\.json$/, `${language}.json`))] as const,
  );
  const own = new Set(catalogues.flatMap(([, translated]) => Object.values(translated)));
  return new Set(
    catalogues
      .flatMap(([english]) => Object.values(english))
      .filter((text) => text.includes(' ') && !own.has(text) && !text.includes('{')),
  );
}

async function expectNoEnglish(page: Page, english: ReadonlySet<string>) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt]',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim());
  });
  expect(texts.length).toBeGreaterThan(5);
  expect(
    texts.filter((text) => english.has(text)),
    `English at ${page.url()}`,
  ).toEqual([]);
}

test('a visitor selects French before any script is loaded, and it persists across the site', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${mainSite}/landing`);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Chaque résultat contrôlé avant sa diffusion',
  );
  await expect(page.getByRole('link', { name: 'Français' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goto(`${mainSite}/login`);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await context.close();
});

test('a page in the browser’s language is hydrated without changes', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${siteOf('demo')}/login`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByText('البريد الإلكتروني مطلوب')).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

/** The server’s confirmation that the choice is saved. */
const savedAs = (page: Page, choice: object) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/auth/me/appearance') &&
      isMatching(answer.request().postDataJSON() as Record<string, unknown>, choice),
  );
const isMatching = (sent: Record<string, unknown>, choice: object) =>
  Object.entries(choice).every(([name, value]) => sent[name] === value);

test('a user’s language, colour scheme and density apply immediately and on every device', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await beginSession(page, 'demo', 'data_entry@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/profile`);
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'العربية' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الملف الشخصي');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByText('داكن', { exact: true }).click();
  await expect(page.locator('[data-alms-scope]').first()).toHaveAttribute('data-scheme', 'dark');
  const saved = savedAs(page, { density: 'compact' });
  await page.getByText('مضغوط', { exact: true }).click();
  expect((await saved).status()).toBe(200);

  const elsewhere = await newPerson(browser);
  await elsewhere.goto(`${siteOf('demo')}/login`);
  await elsewhere.getByLabel('Email').fill('data_entry@demo.test');
  await elsewhere.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'لوحة المتابعة' })).toBeVisible();
  await expect(elsewhere.locator('[data-alms-scope]').first()).toHaveAttribute(
    'data-scheme',
    'dark',
  );
  await expect(elsewhere.locator('[data-alms-scope]').first()).toHaveAttribute(
    'data-density',
    'compact',
  );
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'لوحة المتابعة' })).toBeVisible();

  // Restores the settings for other tests that use this account: three choices in quick succession.
  const restored = savedAs(page, { language: null, color_scheme: null, density: 'comfortable' });
  await page.getByText('مريح', { exact: true }).click();
  await page.getByText('إعداد الجهاز', { exact: true }).click();
  await page.getByLabel('اللغة', { exact: true }).selectOption('');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect((await restored).status()).toBe(200);
});

test.describe('pages in Arabic contain no English text', () => {
  // One language is enough to find text outside the catalogues; tools/translations.test.ts checks
  // that every language is complete.
  const english = translatedEnglish('ar');
  test.use({ locale: 'ar' });

  const look = async (page: Page, address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The frame of the HTML stays in the page, hidden.
    await expect(page.locator('[data-component=skeleton]').filter({ visible: true })).toHaveCount(
      0,
    );
    await expectNoEnglish(page, english);
  };

  test('before sign-in', async ({ page }) => {
    expect(english.size).toBeGreaterThan(800);
    for (const path of [
      '/landing',
      '/register-lab',
      '/register-hospital',
      '/contact-sales',
      '/feedback',
      '/terms',
      '/nowhere',
    ])
      await look(page, mainSite + path);
  });

  test('after sign-in', async ({ page }) => {
    await look(page, `${siteOf('demo')}/login`);
    await page.locator('input[name=username]').fill('admin@demo.test');
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/app\/dashboard$/);
    for (const path of [
      'dashboard',
      'test-parameters',
      'test-results',
      'sample-collection',
      'sample-tracking',
      'quality-control',
      'analytics',
      'inventory',
      'payments',
      'patient-portal',
      'patient-portal/new',
      'settings/staff',
      'settings/competence',
      'audit-logs',
      'notifications',
      'settings',
      'profile',
    ]) {
      await look(page, `${siteOf('demo')}/app/${path}`);
    }
  });
});
