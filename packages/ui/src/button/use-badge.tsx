import { useFormat, useMessages } from '../i18n/index.ts';
import { countBadgeMessages } from './words/count-badge/index.ts';

/** Above this a badge says "99+": how many more makes no difference to what is done next. */
const HIGHEST_COUNT = 99;

/** What a count adds to a button that is only an icon: the figure in its corner, and the same figure in its name. */
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
