/** Feedback by anonymous users. */
import { expect, test } from '@playwright/test';
import { mainSite } from './people.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(`${mainSite}/feedback`);
  await page.getByRole('radio', { name: '4 of 5: Great' }).check();
  await page.getByLabel('Category').selectOption('Feature request');
  await page.getByLabel('Title').fill('Labels in two sizes');
});

test('the form sends feedback, confirms it and is reset', async ({ page }) => {
  const send = page.getByRole('button', { name: 'Submit Feedback' });
  await expect(page.getByText('Enter a title and a description.').last()).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Description').fill('Small tubes need a smaller label.');
  await page.getByLabel('You may contact me about this').check();

  const [request] = await Promise.all([page.waitForRequest('**/api/v1/feedback'), send.click()]);
  expect(request.postDataJSON()).toEqual({
    rating: 4,
    rating_touched: true,
    category: 'feature',
    title: 'Labels in two sizes',
    description: 'Small tubes need a smaller label.',
    allow_contact: true,
    user_agent: await page.evaluate(() => navigator.userAgent),
    ip_address: '',
  });
  await expect(
    page.getByText('Thank you for your feedback! We appreciate your input.'),
  ).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByRole('radio', { name: '5 of 5: Excellent' })).toBeChecked();
  await expect(page.getByLabel('Category')).toHaveValue('general');
});

test('the form keeps its input when sending fails, and sends it on retry', async ({ page }) => {
  await page.getByLabel('Description').fill('Small tubes need a smaller label.');
  await page.route(
    '**/api/v1/feedback',
    (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Labels in two sizes');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(
    page.getByText('Thank you for your feedback! We appreciate your input.'),
  ).toBeVisible();
});
