import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * The pictures every change is compared with: of each component its `Matrix`, of each screen its `Default`, in four looks. A scheme and
 * a direction are attributes on the page, so one rendering is enough for all of them.
 *
 * `npm run visual` compares, `npm run visual:update` takes them anew; the difference of a failed one is in `.vitest/`.
 */
const PICTURED = /^(ui-.*--matrix|features-.*--default)$/;

const scopes = () => document.querySelectorAll<HTMLElement>('[data-alms-scope]');
const pages = () => document.querySelectorAll<HTMLElement>('[lang][dir]');

interface Look {
  name: string;
  put: () => Promise<void> | void;
  takeOff: () => Promise<void> | void;
}

const looks: readonly Look[] = [
  { name: 'light', put: () => {}, takeOff: () => {} },
  {
    name: 'dark',
    put: () => scopes().forEach((scope) => scope.setAttribute('data-scheme', 'dark')),
    takeOff: () => scopes().forEach((scope) => scope.setAttribute('data-scheme', 'light')),
  },
  {
    name: 'right-to-left',
    put: () => pages().forEach((each) => each.setAttribute('dir', 'rtl')),
    takeOff: () => pages().forEach((each) => each.setAttribute('dir', 'ltr')),
  },
  { name: 'phone', put: () => page.viewport(390, 844), takeOff: () => page.viewport(1200, 900) },
];

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (task.result?.state === 'fail' || storyId === undefined || !PICTURED.test(storyId)) return;
  await document.fonts.ready;
  const [component = storyId] = storyId.split('--');
  for (const { name, put, takeOff } of looks) {
    await put();
    // oxlint-disable-next-line vitest/no-standalone-expect -- runs after each story's own test, and fails it
    await expect(document.body).toMatchScreenshot(`${component}/${name}`);
    await takeOff();
  }
});
