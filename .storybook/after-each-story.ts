import { afterEach } from 'vitest';
import { isPictured, isWhole } from '../tools/visual/pictures.ts';
import { textInOtherFonts } from './text-in-other-fonts.ts';

/**
 * Fails a story that shows text in a font of the system, which differs between machines. Characters
 * that our fonts lack, such as Arabic, are refused only where a screenshot shows them.
 */
afterEach(({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  const inPicture = (element: Element) =>
    isPictured(storyId) &&
    (isWhole(storyId) || element.getBoundingClientRect().top < window.innerHeight);
  const found = textInOtherFonts(document.body, inPicture);
  if (found.length > 0) throw new Error(`Text that is not in our fonts: ${found.join(', ')}`);
  // The elements that axe examined: a quarter of a megabyte per story that no report shows.
  (task.meta as { reports?: unknown }).reports = [];
});
