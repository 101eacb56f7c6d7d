import { useId, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { useModal, type CloseDetails } from '../internal/index.ts';
import { dialogMessages } from './words/index.ts';
import * as S from './dialog.styles.ts';

export interface DialogProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'title' | 'open' | 'onClose' | 'onCancel'
> {
  /** Whether it is shown. Its content is drawn anew each time, so a draft inside starts empty. */
  open: boolean;
  /** Escape or the close button was pressed. When omitted, there is no close button and only `actions` lead on. */
  onClose?: (details: CloseDetails) => void;
  /** Names the dialog: the question, or what happened. */
  title: ReactNode;
  /** The acts, the least harmful first: it takes the focus. The one to do stands last. */
  actions?: ReactNode;
  /** 400, 560 or 832 px at most. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** What takes the focus instead of the first act, such as a form's first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The name of the component that is made of this one. */
  'data-component'?: string;
}

/**
 * Interrupts for one question or one message; the page behind cannot be reached until it is answered. A choice of
 * short acts is a `Menu`; a message that asks for nothing, a toast or an `Alert`.
 */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  size = 'medium',
  initialFocus,
  children,
  ref,
  onKeyDown,
  'data-component': component = 'dialog',
  ...rest
}: DialogProps) {
  const words = useMessages(dialogMessages);
  const titleId = useId();
  const modal = useModal({
    ref,
    open,
    onClose,
    initialFocus: (dialog) =>
      initialFocus?.current ??
      dialog.querySelector<HTMLElement>(':scope > [data-part=actions] :is(button, a)') ??
      dialog.querySelector<HTMLElement>('button'),
  });
  return (
    <S.Root
      aria-labelledby={titleId}
      {...rest}
      {...modal}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        modal.onKeyDown(event);
      }}
      data-component={component}
      data-size={size}
    >
      {open && (
        <>
          <div data-part="header">
            <h2 id={titleId}>{title}</h2>
            {onClose && (
              <IconButton
                label={words.close}
                onClick={(event) => onClose({ reason: 'close-button', event })}
              >
                <Icon glyph={CloseGlyph} />
              </IconButton>
            )}
          </div>
          {children !== undefined && <div data-part="body">{children}</div>}
          {actions !== undefined && <div data-part="actions">{actions}</div>}
        </>
      )}
    </S.Root>
  );
}
