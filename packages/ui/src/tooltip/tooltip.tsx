import {
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../theme/index.ts';

/** A transparent edge extends the box to its trigger, so that the pointer can move onto it. */
const Root = /* @__PURE__ */ styled.div`
  position: fixed;
  inset: auto;
  position-area: block-start;
  position-try-fallbacks: flip-block;
  justify-self: anchor-center;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vi - 1rem);
  margin: 0 ${t.space.s2};
  padding: 6px 0;
  border: 0;
  background: none;
  transition: opacity ${t.motion.base} ${t.motion.ease} 300ms;
  @starting-style {
    opacity: 0;
  }
  &[data-by='focus'] {
    transition-delay: 0s;
  }
  > span {
    display: block;
    padding: ${t.space.s1} ${t.space.s2};
    border-radius: ${t.radius.control};
    background: ${t.color.inverse};
    color: ${t.color.textInverse};
    font-size: ${t.size.s1};
    line-height: ${t.line.s1};
    overflow-wrap: break-word;
  }
  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }
  }
`;

/** Attributes of the trigger element, which must be focusable. */
export interface TooltipTriggerAttributes {
  ref: RefCallback<HTMLElement>;
  'aria-describedby': string;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One short line of plain text; the information must also be available elsewhere. */
  text: string;
  /** Renders the trigger: a button or a link. */
  renderTrigger: (attributes: TooltipTriggerAttributes) => ReactNode;
}

/**
 * One line about a control, shown on hover or keyboard focus. Never the only source of information,
 * because touch does not show it. For more than one line or interactive content use `Popover`; for
 * the reason why a button is inert, its `inertReason`.
 */
export function Tooltip({ text, renderTrigger, ...rest }: TooltipProps) {
  const [shownBy, setShownBy] = useState<'pointer' | 'focus'>();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const wordsId = useId();
  const isShown = shownBy !== undefined;
  const hide = () => setShownBy(undefined);

  useLayoutEffect(() => {
    if (box && trigger) box.showPopover({ source: trigger });
  }, [box, trigger]);

  // Works wherever focus is, because pointer users must be able to dismiss it too (WCAG 2.2
  // 1.4.13).
  useEffect(() => {
    if (!isShown) return undefined;
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setShownBy(undefined);
    };
    document.addEventListener('keydown', hideByKey, { capture: true });
    return () => document.removeEventListener('keydown', hideByKey, { capture: true });
  }, [isShown]);

  const leave = (event: PointerEvent) => {
    const goesTo = event.relatedTarget;
    if (goesTo instanceof Node && (box?.contains(goesTo) || trigger?.contains(goesTo))) return;
    hide();
  };

  return (
    <>
      {renderTrigger({
        ref: setTrigger,
        'aria-describedby': wordsId,
        onPointerEnter: (event) => {
          if (event.pointerType !== 'touch') setShownBy((by) => by ?? 'pointer');
        },
        onPointerLeave: leave,
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) setShownBy('focus');
        },
        onBlur: hide,
      })}
      {/* Read with its trigger whether it is visible or not. */}
      <span hidden id={wordsId}>
        {text}
      </span>
      {isShown && (
        <Root
          {...rest}
          ref={setBox}
          role="tooltip"
          popover="manual"
          data-component="tooltip"
          data-by={shownBy}
          onPointerLeave={leave}
        >
          <span>{text}</span>
        </Root>
      )}
    </>
  );
}
