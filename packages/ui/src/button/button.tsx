import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import * as S from './button.styles.ts';
import { buttonMessages } from './words/index.ts';
import { usePress } from './use-press.ts';

/** Appearance options shared by `Button` and `LinkButton`. */
export interface ButtonStyle {
  /** Emphasis. Use one `primary` per screen, for the main action. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `critical` is for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /**
   * Button height: 28 px, the density's control height, or 44 px (forms and public pages). @default
   * 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. @default false */
  wide?: boolean;
  /** Content before the label: an `Icon`. */
  leading?: ReactNode;
  /** Content after the label: an `Icon`, or a `kbd` with the keyboard shortcut. */
  trailing?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** Label: a verb and its object. */
  children: ReactNode;
  /**
   * The action is in progress. The button keeps focus and width, ignores activation, and announces
   * "In progress" to screen readers. When omitted, the button never announces anything. @default
   * false
   */
  busy?: boolean | undefined;
  /**
   * Reason why the action is unavailable. The button becomes inert but stays focusable, and shows
   * the reason on hover and to screen readers. When omitted, the button is active.
   */
  inertReason?: string | undefined;
}

/**
 * Performs an action on the current page. For navigation use `LinkButton`; where only an icon fits,
 * `IconButton`. Defaults to `type="button"`, so it never submits a form by accident.
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
    <S.Root
      type="button"
      {...rest}
      {...attributes}
      data-component="button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-wide={wide}
    >
      {/* A label alone is rendered as one text node, which costs React half as much as a list of four slots. */}
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
    </S.Root>
  );
  if (busy === undefined) return button;
  return (
    <>
      {button}
      <AtWork busy={busy} />
    </>
  );
}

/**
 * Announces the busy state. Rendered beside the button, because content inside a button becomes
 * part of its name.
 */
function AtWork({ busy }: { busy: boolean }) {
  const words = useMessages(buttonMessages);
  return <S.Progress role="status">{busy && words.inProgress}</S.Progress>;
}
