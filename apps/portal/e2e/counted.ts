/** Counts what a user does in a task, for the targets of the workflows. */
import type { Locator, Page } from '@playwright/test';
import { scan } from './collection.ts';

export interface Counts {
  clicks: number;
  keys: number;
  scans: number;
  /** Visited addresses, without their query. */
  screens: number;
  /** Keys after which the focus fell to the page. */
  focusLosses: number;
}

/** Operates a page as a user does, and counts it. A click into a field is a click. */
export function counted(page: Page) {
  const counts: Counts = { clicks: 0, keys: 0, scans: 0, screens: 1, focusLosses: 0 };
  let screen = new URL(page.url()).pathname;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === screen) return;
    screen = pathname;
    counts.screens += 1;
  });
  const isOnPage = () => page.evaluate(() => document.activeElement === document.body);
  /** Whether the focus stays on the page: the application moves it after it has drawn. */
  const losesFocus = async () =>
    (await isOnPage()) &&
    page
      .waitForFunction(() => document.activeElement !== document.body, undefined, {
        timeout: 2_000,
      })
      .then(
        () => false,
        () => true,
      );
  return {
    counts,
    /** Clicks and scans. */
    actions: () => counts.clicks + counts.scans,
    click: async (target: Locator) => {
      counts.clicks += 1;
      await target.click();
    },
    /** Clicks into a field and types. */
    fill: async (field: Locator, text: string) => {
      counts.clicks += 1;
      counts.keys += text.length;
      await field.fill(text);
    },
    /** Opens a list and clicks an option. */
    select: async (field: Locator, option: string) => {
      counts.clicks += 2;
      await field.selectOption(option);
    },
    /** Types where the focus is. */
    type: async (text: string) => {
      counts.keys += text.length;
      await page.keyboard.type(text);
    },
    /** Presses a key, or keys together: `Alt+S` counts as two. */
    press: async (key: string) => {
      counts.keys += key.split('+').length;
      const wasOnPage = await isOnPage();
      await page.keyboard.press(key);
      if (!wasOnPage && (await losesFocus())) counts.focusLosses += 1;
    },
    scan: async (code: string) => {
      counts.scans += 1;
      await scan(page, code);
    },
    /** Prints the counts of the finished task. */
    report: (task: string) => {
      const { clicks, keys, scans, screens, focusLosses } = counts;
      console.log(
        `${task}: ${clicks} clicks, ${keys} keys, ${scans} scans, ${screens} screens, ${focusLosses} focus losses`,
      );
    },
  };
}
