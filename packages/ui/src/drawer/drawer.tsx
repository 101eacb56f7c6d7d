import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/index.ts';
import { useMessages } from '../i18n/index.ts';
import { CloseGlyph, Icon } from '../icon/index.ts';
import { useModal, type CloseDetails } from '../internal/index.ts';
import { t } from '../theme/index.ts';
import { drawerMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.dialog`
  inset-block: 0;
  inset-inline: 0 auto;
  margin: 0;
  inline-size: min(${t.layout.drawer}, 100% - 3.5rem);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: 0;
  overflow: visible;
  border: 0;
  border-inline-end: 1px solid ${t.color.border};
  background: ${t.color.page};
  color: ${t.color.text};
  box-shadow: ${t.shadow.float};
  opacity: 1;
  transition: opacity ${t.motion.base} ${t.motion.ease};
  @starting-style {
    opacity: 0;
  }
  &::backdrop {
    background: ${t.color.scrim};
  }
  [data-part='panel'] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    overflow: auto;
  }
  [data-part='close'] {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: calc(100% + 10px);
    border-radius: ${t.radius.control};
    background: ${t.color.raised};
  }
`;

export interface DrawerProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onClose' | 'onCancel'
> {
  open: boolean;
  /** Accessible name. */
  label: string;
  /** Called on Escape, or a click on the close button, the backdrop or a link inside. */
  onClose: (details: CloseDetails) => void;
}

/**
 * A temporary panel over the start edge: the main menu on screens too narrow to show it beside the
 * page. For a question use `Dialog`; for a few actions, `Menu`.
 */
export function Drawer({ open, label, onClose, children, ref, onKeyDown, ...rest }: DrawerProps) {
  const words = useMessages(drawerMessages);
  const modal = useModal({ ref, open, onClose });
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose({ reason: 'scrim', event });
    else if (event.target instanceof Element && event.target.closest('a[href]'))
      onClose({ reason: 'navigation', event });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- click on the backdrop or on a link inside; Escape and the link do the same by keyboard
    <Root
      aria-label={label}
      {...rest}
      {...modal}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        modal.onKeyDown(event);
      }}
      onClick={handleClick}
      data-component="drawer"
    >
      {open && (
        <>
          <div data-part="panel">{children}</div>
          <IconButton
            data-part="close"
            label={words.close}
            onClick={(event) => onClose({ reason: 'close-button', event })}
          >
            <Icon glyph={CloseGlyph} />
          </IconButton>
        </>
      )}
    </Root>
  );
}
