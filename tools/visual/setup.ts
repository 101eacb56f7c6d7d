import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { isPictured, isWhole, looks, pathOf, type Look } from './pictures.ts';

/**
 * Pictures each story that `pictures.ts` names, in every look, and compares with `visual/`: in the test of the story itself, so that it is drawn
 * once. A scheme and a direction are attributes on the page, so one rendering is enough for all looks.
 */
const all = (selector: string, attribute: string, value: string) =>
  document.querySelectorAll(selector).forEach((each) => each.setAttribute(attribute, value));

/** Parts that measure themselves are drawn anew some frames after the window has changed: how high the page is once that is over. */
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
  // What reaches below the window is not drawn.
  const needed = await settledHeight();
  if (needed > height) await page.viewport(width, needed);
}

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (task.result?.state === 'fail' || storyId === undefined || !isPictured(storyId)) return;
  await document.fonts.ready;
  document.body.style.blockSize = '100dvh';
  for (const [name, look] of Object.entries(looks)) {
    await turnTo(look, isWhole(storyId));
    // oxlint-disable-next-line vitest/no-standalone-expect -- runs after each story's own test, and fails it
    await expect(document.body).toMatchScreenshot(pathOf(name, storyId));
  }
  document.body.style.blockSize = '';
});
