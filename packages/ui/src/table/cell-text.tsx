import type { ReactNode } from 'react';
import * as S from './cell-text.styles.ts';

export interface CellTextProps {
  children: ReactNode;
  /** Secondary text; nothing is rendered for it when empty. */
  note?: ReactNode;
}

/**
 * Text of a table cell with a note. The note is below the text, or beside it in compact rows, where
 * it ends in an ellipsis. The text itself is never shortened for the note.
 */
export function CellText({ children, note }: CellTextProps) {
  return (
    <S.Root data-part="cell-text">
      <span>{children}</span>
      {note && <small title={typeof note === 'string' ? note : undefined}>{note}</small>}
    </S.Root>
  );
}
