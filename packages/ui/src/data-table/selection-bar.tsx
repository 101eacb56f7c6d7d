import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { rowSelectionMessages } from './words/row-selection/index.ts';
import * as S from './row-selection.styles.ts';
import type { SelectionAct } from './selection.ts';
import { FOCUSED_ROW } from './use-row-focus.ts';

export interface SelectionBarProps {
  count: number;
  /** How many rows the filter finds, where there are more than are shown and all may be chosen. */
  matching: number | undefined;
  onAct: (act: SelectionAct, event: SyntheticEvent) => void;
  /** What can be done with the rows. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. It stands below the rows, so that none moves under a finger. */
export function SelectionBar({ count, matching, onAct, children }: SelectionBarProps) {
  const words = useMessages(rowSelectionMessages);
  const bar = useRef<HTMLDivElement>(null);
  // Focus that is in the bar when it goes is led back to the rows.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement))
        element
          .closest("[data-component='data-table']")
          ?.querySelector<HTMLElement>(FOCUSED_ROW)
          ?.focus();
    };
  }, []);
  return (
    <S.Bar ref={bar} data-part="selection-bar" role="group" aria-label={words.selection}>
      <b>{words.selected({ count })}</b>
      {matching !== undefined && count < matching && (
        <Button size="small" variant="quiet" onClick={(event) => onAct({ type: 'all' }, event)}>
          {words.selectMatching({ total: matching })}
        </Button>
      )}
      <span data-part="acts">{children}</span>
      <IconButton
        size="small"
        label={words.clearSelection}
        onClick={(event) => onAct({ type: 'none' }, event)}
      >
        <Icon glyph={CloseGlyph} size="small" />
      </IconButton>
    </S.Bar>
  );
}
