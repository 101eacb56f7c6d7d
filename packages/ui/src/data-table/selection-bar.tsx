import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { rowSelectionMessages } from './words/row-selection/index.ts';
import * as S from './row-selection.styles.ts';
import type { SelectionAction } from './selection.ts';
import { FOCUSED_ROW } from './use-row-focus.ts';

export interface SelectionBarProps {
  count: number;
  /** Number of rows that match the filter, where not all are shown and all can be selected. */
  matching: number | undefined;
  onAction: (action: SelectionAction, event: SyntheticEvent) => void;
  /** Actions on the selected rows. */
  children: ReactNode;
}

/**
 * The number of selected rows and the actions on them. Placed below the rows, so that its
 * appearance does not shift them.
 */
export function SelectionBar({ count, matching, onAction, children }: SelectionBarProps) {
  const words = useMessages(rowSelectionMessages);
  const bar = useRef<HTMLDivElement>(null);
  // Focus inside the bar returns to the rows when the bar is removed.
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
        <Button size="small" variant="quiet" onClick={(event) => onAction({ type: 'all' }, event)}>
          {words.selectMatching({ total: matching })}
        </Button>
      )}
      <span data-part="actions">{children}</span>
      <IconButton
        size="small"
        label={words.clearSelection}
        onClick={(event) => onAction({ type: 'none' }, event)}
      >
        <Icon glyph={CloseGlyph} size="small" />
      </IconButton>
    </S.Bar>
  );
}
