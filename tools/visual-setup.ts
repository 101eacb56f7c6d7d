import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * The pictures every change is compared with: of each component its `Matrix`, of each screen its `Default`, each in two looks, which between
 * them have light and dark, both directions, and wide and narrow. A scheme and a direction are attributes on the page, so one rendering is
 * enough for both.
 *
 * `npm run visual:update` takes them anew; the difference of a failed one is in `.vitest/`.
 */
const PICTURED = /^(ui-.*--matrix|features-.*--default)$/;

const all = (selector: string, attribute: string, value: string) => document.querySelectorAll(selector).forEach((each) => each.setAttribute(attribute, value));

async function turned(scheme: 'light' | 'dark', direction: 'ltr' | 'rtl', width: number, height: number) {
  all('[data-alms-scope]', 'data-scheme', scheme);
  all('[lang][dir]', 'dir', direction);
  await page.viewport(width, height);
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (task.result?.state === 'fail' || storyId === undefined || !PICTURED.test(storyId)) return;
  await document.fonts.ready;
  const [component = storyId] = storyId.split('--');
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs after each story's own test, and fails it
  await expect(document.body).toMatchScreenshot(`${component}/light-wide`);
  await turned('dark', 'rtl', 390, 844);
  // oxlint-disable-next-line vitest/no-standalone-expect -- as above
  await expect(document.body).toMatchScreenshot(`${component}/dark-narrow-right-to-left`);
  await turned('light', 'ltr', 1200, 900);
});
