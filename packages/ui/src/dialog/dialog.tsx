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
  /**
   * Whether the dialog is open. Its content is remounted each time, so drafts inside start empty.
   */
  open: boolean;
  /**
   * Called on Escape or the close button. When omitted, there is no close button and only `actions`
   * close the dialog.
   */
  onClose?: (details: CloseDetails) => void;
  /** Title and accessible name: the question, or what happened. */
  title: ReactNode;
  /** Action buttons, the least destructive first: it receives focus. The main action is last. */
  actions?: ReactNode;
  /** Maximum width: 400, 560 or 832 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * `end`: a sheet of full height at the end edge, for a task in several steps beside the page. It
   * fills a phone, and is 640 px wide elsewhere. @default 'center'
   */
  placement?: 'center' | 'end';
  /** Element to focus instead of the first action, such as a form's first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Name of a component built on this one. */
  'data-component'?: string;
}

/**
 * Interrupts for one question or one message. The page behind is inert until the dialog closes. For
 * a choice of short actions use `Menu`; for a message that needs no response, a toast or an
 * `Alert`.
 */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  size = 'medium',
  placement = 'center',
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
      data-placement={placement}
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
