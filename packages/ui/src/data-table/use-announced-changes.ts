import { useState } from 'react';
import { useMessages } from '../i18n/index.js';
import type { Sort } from './data-table-column.js';
import { dataTableMessages } from './data-table.messages.js';

export interface Announced {
  sort: Sort | undefined;
  /** The head of the column sorted by. */
  sortedBy: string | undefined;
  /** How many rows are selected. */
  selected: number;
  /** The places of the first and the last row shown; undefined while they are on their way. */
  shown: { from: number; to: number } | undefined;
}

/** What was changed last, in words to be said; empty at first. A change that is still on its way is not said. */
export function useAnnouncedChanges(now: Announced): string {
  const words = useMessages(dataTableMessages);
  const [before, setBefore] = useState(now);
  const [said, setSaid] = useState('');
  const isResorted = now.sort?.column !== before.sort?.column || now.sort?.direction !== before.sort?.direction;
  const isTurned = now.shown !== undefined && (now.shown.from !== before.shown?.from || now.shown.to !== before.shown.to);
  if (!isResorted && !isTurned && now.selected === before.selected) return said;

  setBefore({ ...now, shown: now.shown ?? before.shown });
  if (isResorted && now.sort && now.sortedBy !== undefined) setSaid(words.sorted({ column: now.sortedBy, direction: now.sort.direction }));
  else if (now.selected !== before.selected) setSaid(words.selected({ count: now.selected }));
  else if (now.shown && before.shown) setSaid(words.shownRange(now.shown));
  return said;
}
