import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { buttonMessages } from './words/index.ts';
import { usePress } from './use-press.ts';

/** How a button looks; the same for `Button` and `LinkButton`. */
export interface ButtonLook {
  /** Emphasis: one `primary` per screen, on the thing to do first. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `critical` is for acts that destroy. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** 28 px, the density's control height, or 44 px (forms and public pages). @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. @default false */
  wide?: boolean;
  /** Before the label: an `Icon`. */
  leading?: ReactNode;
  /** After the label: an `Icon`, or a `kbd` with the key that presses the button. */
  trailing?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The label: a verb, and what it acts on. */
  children: ReactNode;
  /**
   * The act is under way: keeps focus and width, ignores presses, and tells listeners "In progress".
   * When omitted, the button never announces anything. @default false
   */
  busy?: boolean | undefined;
  /**
   * Why the act is not possible now. Draws the button inert but focusable, and gives the reason to whoever points at
   * it or listens. When omitted, the button works.
   */
  inertReason?: string | undefined;
}

/**
 * Does something here and now. Where the effect is only to go somewhere, use `LinkButton`; where there is room for
 * only an icon, `IconButton`. Is `type="button"` unless told otherwise, so it never submits a form by accident.
 */
export function Button({
  variant = 'secondary',
  tone,
  size,
  wide,
  leading,
  trailing,
  busy,
  inertReason,
  children,
  onClick,
  title,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const { reasonId, attributes } = usePress({ busy, inertReason, onClick, title, describedBy });
  const inert = inertReason !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      {...attributes}
      data-component="button"
      data-pressable=""
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-wide={wide}
    >
      {/* A label on its own is one text, and costs React half of what a list of four slots does. */}
      {leading || trailing || inert ? (
        <>
          {leading}
          {children}
          {trailing}
          {inert && (
            <span hidden id={reasonId}>
              {inertReason}
            </span>
          )}
        </>
      ) : (
        children
      )}
    </button>
  );
  if (busy === undefined) return button;
  return (
    <>
      {button}
      <AtWork busy={busy} />
    </>
  );
}

/** Says that a button is at work; beside the button, because what is inside a button is read as its name. */
function AtWork({ busy }: { busy: boolean }) {
  const words = useMessages(buttonMessages);
  return (
    <span role="status" data-part="at-work">
      {busy && words.inProgress}
    </span>
  );
}
