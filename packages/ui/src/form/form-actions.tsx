import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './form.styles.ts';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** The submit action, after the secondary actions. */
  children: ReactNode;
  /** Back action at the start of the bar; moves the other actions to its end. */
  leading?: ReactNode;
  /** Short text beside the actions, such as progress. */
  note?: ReactNode;
  /**
   * Alignment of the actions: below the fields (`start`), or in a dialog's corner (`end`). @default
   * 'start'
   */
  align?: 'start' | 'end';
  /** Keeps the bar at the lower edge of the scroll container. @default false */
  sticky?: boolean;
}

/** The buttons at the end of a form. Place buttons with another target in a separate row. */
export function FormActions({
  children,
  leading,
  note,
  align = 'start',
  sticky = false,
  ...rest
}: FormActionsProps) {
  return (
    <S.ActionsRoot
      {...rest}
      data-component="form-actions"
      data-align={align}
      data-sticky={sticky || undefined}
    >
      {leading && <div data-part="leading">{leading}</div>}
      {note && <span data-part="note">{note}</span>}
      {children}
    </S.ActionsRoot>
  );
}
