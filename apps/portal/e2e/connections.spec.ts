/**
 * An administrator grants another system access with an API token; it reads released results, and
 * the token is revoked.
 */
import { expect, test, type Page } from '@playwright/test';
import { beginSession, DEMO_PASSWORD, newPerson, siteOf } from './people.ts';

/** Sends a request as the other system: from this origin, with the token only. */
const request = (page: Page, path: string, token: string) =>
  page.evaluate(
    async ([address, bearer]) => {
      const answer = await fetch(address ?? '', {
        headers: { authorization: `Bearer ${bearer}` },
        credentials: 'omit',
      });
      const { resourceType } = (await answer.json()) as { resourceType: string };
      return [answer.status, resourceType];
    },
    [path, token],
  );

test('an API token grants read access until it is revoked', async ({ browser }) => {
  const page = await newPerson(browser);
  await beginSession(page, 'demo', 'admin@demo.test', DEMO_PASSWORD);
  await page.goto(`${siteOf('demo')}/app/settings/tenant`);
  const panel = page.getByRole('region', { name: 'Connections' });
  await expect(panel.getByText('Order entry of the clinic')).toBeVisible();

  await panel.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('System').fill('Research register');
  await dialog.getByLabel('Read results').check();
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('heading', { name: 'Copy the token now' })).toBeVisible();
  const token = (await page.getByText(/^alms_[0-9a-f]{8}\./).textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved it' }).click();

  expect(await request(page, '/fhir/R4/Observation', token)).toEqual([200, 'Bundle']);
  expect(await request(page, '/fhir/R4/Patient', token)).toEqual([403, 'OperationOutcome']);
  expect(await request(page, '/fhir/R4/Observation', 'not-a-token')).toEqual([
    401,
    'OperationOutcome',
  ]);

  await panel.getByRole('button', { name: 'Revoke the token of Research register' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(
    panel.getByRole('button', { name: 'Revoke the token of Research register' }),
  ).toHaveCount(0);
  expect(await request(page, '/fhir/R4/Observation', token)).toEqual([401, 'OperationOutcome']);
});
