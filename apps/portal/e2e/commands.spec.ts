/**
 * The command palette opens by keyboard, finds a screen by part of its name and restores the focus
 * when closed.
 */
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, signIn, siteOf } from './people.ts';

test('Ctrl+K opens a screen by part of its name, and Escape restores the focus', async ({
  page,
}) => {
  await signIn(page, 'demo', 'doctor@demo.test', DEMO_PASSWORD);
  const commands = page.getByRole('dialog', { name: 'Search actions and screens' });
  const search = commands.getByRole('combobox');
  const before = page.getByRole('link', { name: 'Test Results' }).first();

  // The key listener is loaded after the first screen.
  await before.focus();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(commands).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(commands).toBeHidden();
  await expect(before).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('test res');
  await expect(commands.getByRole('option').first()).toHaveText('Test Results');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${siteOf('demo')}/app/test-results`));
  await expect(page.getByRole('heading', { level: 1, name: 'Test Results' })).toBeVisible();
  await expect(commands).toBeHidden();

  // Lists only screens that this user may open.
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('audit');
  await expect(commands.getByRole('option', { name: 'Audit Logs' })).toHaveCount(0);
});
