/** A crash during registrations: every acknowledged registration exists after the restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { end, freePort, serve } from './server.ts';

/**
 * Registers laboratories one after another until the server is gone; returns the emails of
 * acknowledged registrations.
 */
function registerUntilItEnds(page: Page): Promise<string[]> {
  return page.evaluate(async (password) => {
    const acknowledged: string[] = [];
    (window as unknown as { acknowledged: string[] }).acknowledged = acknowledged;
    for (let number = 1; number <= 100; number += 1) {
      const email = `lab${number}@kill.example`;
      try {
        const response = await fetch('/api/v1/auth/register-lab-admin', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify({
            email,
            full_name: `Kill Lab ${number}`,
            username: `lab${number}`,
            password,
          }),
        });
        if (response.status === 201) acknowledged.push(email);
      } catch {
        return acknowledged;
      }
    }
    return acknowledged;
  }, PASSWORD);
}

test('every acknowledged registration survives kill -9', async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'alms-kill-'));
  const port = await freePort();
  const site = `http://alms.localhost:${port}`;
  const first = await serve(port, directory);
  await page.goto(`${site}/landing`);
  const registering = registerUntilItEnds(page);
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { acknowledged: string[] }).acknowledged.length),
    )
    .toBeGreaterThan(4);
  await end(first, 'SIGKILL');
  const acknowledged = await registering;
  expect(acknowledged.length).toBeGreaterThan(4);
  expect(acknowledged.length).toBeLessThan(100);

  const second = await serve(port, directory);
  await page.goto(`${site}/landing`);
  const lost = await page.evaluate(
    async ([emails, password]) => {
      const missing: string[] = [];
      for (const email of emails) {
        const response = await fetch('/api/v1/auth/token', {
          method: 'POST',
          body: new URLSearchParams({ username: email, password }),
        });
        if (response.status !== 200) missing.push(`${email}: ${response.status}`);
      }
      return missing;
    },
    [acknowledged, PASSWORD] as const,
  );
  expect(lost).toEqual([]);
  await end(second, 'SIGTERM');
  rmSync(directory, { recursive: true, force: true });
});
