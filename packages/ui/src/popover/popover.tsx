import {
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { styled } from 'styled-components';
import { floating } from '../internal/floating.ts';
import { useControllable } from '../internal/index.ts';
import { t } from '../theme/index.ts';

const Root = /* @__PURE__ */ styled.div`
  ${floating}
  inline-size: max-content;
  min-inline-size: 12rem;
  max-inline-size: min(24rem, 100vi - 1rem);
  max-block-size: min(32rem, 100dvh - 1rem);
  padding: ${t.space.s4};
  font-size: ${t.size.s2};
  line-height: ${t.line.s2};
  overflow-wrap: break-word;
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

/** Attributes of the trigger: spread them on a `Button` or `IconButton`. */
export interface PopoverTriggerAttributes {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  popoverTarget: string | undefined;
  onClick: (event: MouseEvent) => void;
}

/** Cause of a change of the open state. */
export interface PopoverChange {
  reason: 'trigger' | 'escape' | 'outside' | 'focus-left';
  event: SyntheticEvent;
}

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Renders the trigger button. It also names the popover, unless `aria-label` is set. */
  renderTrigger: (attributes: PopoverTriggerAttributes) => ReactNode;
  /** Whether the popover is open, when controlled. */
  open?: boolean | undefined;
  /** Whether the popover is open initially, when uncontrolled. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, details: PopoverChange) => void;
  /**
   * Element to focus on opening. @default the popover itself, so that its content is read from the
   * start
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Edge of the trigger with which it aligns; the other edge, or above, when space is short.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Content; remounted each time it opens, so drafts inside start empty. */
  children: ReactNode;
}

/**
 * Additional content beside its trigger button: an explanation or a few settings. The page behind
 * stays usable. For actions use `Menu`; for a question that requires an answer, `Dialog`.
 */
export function Popover({
  renderTrigger,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  initialFocus,
  align = 'start',
  children,
  ...rest
}: PopoverProps) {
  const [open, change] = useControllable<boolean, [PopoverChange]>(
    givenOpen,
    defaultOpen,
    onOpenChange,
  );
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const triggerId = useId();
  const popoverId = useId();

  const show = useEffectEvent(() => {
    popover.current?.showPopover({ source: trigger.current as HTMLElement });
    (initialFocus?.current ?? popover.current)?.focus();
  });
  useLayoutEffect(() => {
    if (open) show();
  }, [open]);

  const close = (reason: PopoverChange['reason'], event: SyntheticEvent) => {
    change(false, { reason, event });
    if (reason !== 'focus-left') trigger.current?.focus();
  };
  const handleTriggerPress = (event: MouseEvent) => {
    // It is rendered before the click completes: the browser would then toggle it closed again.
    event.preventDefault();
    if (open) close('trigger', event);
    else change(true, { reason: 'trigger', event });
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close('escape', event);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    rest.onBlur?.(event);
    const goesTo = event.relatedTarget as Node | null;
    if (goesTo && !event.currentTarget.contains(goesTo) && goesTo !== trigger.current)
      close('focus-left', event);
  };

  return (
    <>
      {renderTrigger({
        ref: trigger,
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? popoverId : undefined,
        // A click on the trigger is then not an outside click, which would close it just before.
        popoverTarget: open ? popoverId : undefined,
        onClick: handleTriggerPress,
      })}
      {open && (
        <Root
          aria-labelledby={rest['aria-label'] === undefined ? triggerId : undefined}
          {...rest}
          ref={popover}
          id={popoverId}
          role="dialog"
          tabIndex={-1}
          popover="auto"
          data-component="popover"
          data-align={align}
          onToggle={(event) =>
            event.newState === 'closed' && change(false, { reason: 'outside', event })
          }
          onKeyDown={handleKey}
          onBlur={handleBlur}
        >
          {children}
        </Root>
      )}
    </>
  );
}
