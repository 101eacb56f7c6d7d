import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button, IconButton } from '../button/index.js';
import { useMessages } from '../i18n/index.js';
import { CloseGlyph, Icon } from '../icon/index.js';
import { dataTableMessages } from './data-table.messages.js';
import type { SelectionAct } from './selection.js';

export interface SelectionBarProps {
  count: number;
  /** How many rows the filter finds, where there are more than are shown and all may be chosen. */
  matching: number | undefined;
  onAct: (act: SelectionAct, event: SyntheticEvent) => void;
  /** The bar goes while focus is in it. */
  onLeave: () => void;
  /** What can be done with the rows. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. It stands below the rows, so that none moves under a finger. */
export function SelectionBar({ count, matching, onAct, onLeave, children }: SelectionBarProps) {
  const words = useMessages(dataTableMessages);
  const bar = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) leave();
    };
  }, []);
  return (
    <div ref={bar} data-part="selection-bar" role="group" aria-label={words.selection}>
      <b>{words.selected({ count })}</b>
      {matching !== undefined && count < matching && (
        <Button size="small" variant="quiet" onClick={(event) => onAct({ type: 'all' }, event)}>{words.selectMatching({ total: matching })}</Button>
      )}
      <span data-part="acts">{children}</span>
      <IconButton size="small" label={words.clearSelection} onClick={(event) => onAct({ type: 'none' }, event)}>
        <Icon glyph={CloseGlyph} size="small" />
      </IconButton>
    </div>
  );
}
