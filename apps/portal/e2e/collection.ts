/** Steps of a collection visit, shared by the journeys. */
import { expect, type Page } from '@playwright/test';

/** Sends a code as a scanner does, with a closing Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 5 });
  await page.keyboard.press('Enter');
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
