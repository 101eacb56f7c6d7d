/** Steps of a collection visit, shared by the journeys. */
import { expect, type Page } from '@playwright/test';

/**
 * Sends a code and Enter as a scanner does, to the focused element. In one step, because the keys
 * of a remote-controlled browser come at the pace of a busy page.
 */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    },
    [...code.split(''), 'Enter'],
  );
}

/** Confirms two identifiers in the open visit, prints all labels and confirms the collection. */
export async function collectOpenVisit(page: Page): Promise<string[]> {
  await page.getByRole('checkbox', { name: 'Full name stated by patient' }).check();
  await page.getByRole('checkbox', { name: 'Date of birth stated by patient' }).check();
  await page.getByRole('button', { name: 'Confirm identity' }).click();
  return printAndConfirm(page);
}

/** Prints all labels of the open visit and confirms the collection. Returns the label numbers. */
export async function printAndConfirm(page: Page): Promise<string[]> {
  const labels = page.waitForResponse((response) => response.url().endsWith('/samples/labels'));
  await page.getByRole('button', { name: /^Print \d+ labels?$/ }).click();
  const { items } = (await (await labels).json()) as { items: { accession_number: string }[] };
  await page.getByRole('button', { name: 'Confirm collection' }).click();
  await expect(page.getByText(/\d+ specimens? collected$/)).toBeVisible();
  return items.map(({ accession_number }) => accession_number);
}
