import { useFormat, useMessages } from '../i18n/index.ts';
import { countBadgeMessages } from './words/count-badge/index.ts';

/** Higher counts are shown as "99+", because the exact number does not change the next action. */
const HIGHEST_COUNT = 99;

/**
 * Adds a count to an icon-only button: a number in the corner, and the same number in the
 * accessible name.
 */
export function useBadge(label: string, count: number) {
  const words = useMessages(countBadgeMessages);
  const format = useFormat();
  if (count <= 0) return { name: label, badge: undefined };
  const figure =
    count > HIGHEST_COUNT ? words.countOver({ max: HIGHEST_COUNT }) : format.number(count);
  return {
    name: words.labelWithCount({ label, count: figure }),
    badge: <span data-part="count">{figure}</span>,
  };
}
