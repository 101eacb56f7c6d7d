import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './form.styles.ts';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** The act that finishes the form, after those that do less. */
  children: ReactNode;
  /** The way back, at the start of the bar; moves the other acts to its end. */
  leading?: ReactNode;
  /** A few words beside the acts, such as how far the reader has come. */
  note?: ReactNode;
  /** Where the acts stand: under the fields (`start`), or in a dialog's corner (`end`). @default 'start' */
  align?: 'start' | 'end';
  /** Stays at the lower edge of what scrolls. @default false */
  sticky?: boolean;
}

/** The buttons that end a form. For buttons that act on something else, place them in a row of their own. */
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
