import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { isPictured, isWhole, looks, pathOf, type Look } from './pictures.ts';

/**
 * Takes a screenshot of each story selected by `pictures.ts` in every look, and compares it with
 * `visual/`. Runs in the test of the story itself, so that it is rendered once. Scheme and
 * direction are attributes on the page, so one rendering serves all looks.
 */
const all = (selector: string, attribute: string, value: string) =>
  document.querySelectorAll(selector).forEach((each) => each.setAttribute(attribute, value));

/**
 * Returns the page height after parts that measure themselves have re-rendered, some frames after a
 * resize.
 */
async function settledHeight(): Promise<number> {
  let height = document.documentElement.scrollHeight;
  for (let unchanged = 0; unchanged < 5; unchanged += 1) {
    await new Promise(requestAnimationFrame);
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) unchanged = -1;
    height = scrollHeight;
  }
  return height;
}

async function turnTo({ scheme, direction, width, height }: Look, whole: boolean) {
  all('[data-alms-scope]', 'data-scheme', scheme);
  all('[lang][dir]', 'dir', direction);
  await page.viewport(width, height);
  if (!whole) return;
  // Content below the viewport is not rendered.
  const needed = await settledHeight();
  if (needed > height) await page.viewport(width, needed);
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (task.result?.state === 'fail' || storyId === undefined || !isPictured(storyId)) return;
  await document.fonts.ready;
  document.body.style.blockSize = '100dvh';
  const failures: Error[] = [];
  for (const [name, look] of Object.entries(looks)) {
    await turnTo(look, isWhole(storyId));
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- runs after each story's own test, and fails it
      await expect(document.body).toMatchScreenshot(pathOf(name, storyId));
    } catch (failure) {
      // One run reports every look that differs.
      failures.push(failure as Error);
    }
  }
  document.body.style.blockSize = '';
  if (failures.length > 0) throw new AggregateError(failures);
});
