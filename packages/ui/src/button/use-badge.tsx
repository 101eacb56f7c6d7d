import { useFormat, useMessages } from '../i18n/index.js';
import { buttonMessages } from './button.messages.js';

/** Above this a badge says "99+": the exact figure stands in the label. */
const HIGHEST_COUNT = 99;

/** What a count adds to a button that is only an icon: the figure in its corner, and its accessible name. */
export function useBadge(label: string, count: number) {
  const words = useMessages(buttonMessages);
  const format = useFormat();
  if (count <= 0) return { name: label, badge: undefined };
  return {
    name: words.labelWithCount({ label, count }),
    badge: (
      <span data-part="count" aria-hidden="true">
        {count > HIGHEST_COUNT ? words.countOver({ max: HIGHEST_COUNT }) : format.number(count)}
      </span>
    ),
  };
}
