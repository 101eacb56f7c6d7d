import { ChevronDownGlyph, Icon } from '@alms/ui/icon';
import type { ReactNode } from 'react';
import * as S from './patient-results.styles.ts';

export interface FoldProps {
  title: string;
  /** Second line, hidden while open if the content says the same. */
  note: string;
  /** Whether it is open initially. @default false */
  open?: boolean;
  children: ReactNode;
}

/** A row of 56 px that opens. Native, so that find-in-page opens it. */
export function Fold({ title, note, open = false, children }: FoldProps) {
  return (
    <S.Fold open={open}>
      <summary>
        <span data-part="title">
          {title}
          <span data-part="note">{note}</span>
        </span>
        <Icon glyph={ChevronDownGlyph} size="small" />
      </summary>
      {children}
    </S.Fold>
  );
}
