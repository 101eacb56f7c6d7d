import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonStyle } from './button.tsx';
import * as S from './icon-button.styles.ts';
import { useBadge } from './use-badge.tsx';
import { usePress } from './use-press.ts';

export interface IconButtonProps
  extends Pick<ButtonStyle, 'tone' | 'size'>, Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Action of the button: its accessible name and tooltip. */
  label: string;
  /** The `Icon` of the button. */
  children: ReactNode;
  /** Emphasis of the button. @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /**
   * Number of pending items; part of the accessible name. Nothing is shown for 0 or when omitted.
   */
  badge?: number | undefined;
  /** Reason why the action is unavailable; see `Button`. */
  inertReason?: string | undefined;
}

/**
 * A square icon button, for actions with a universally known icon. Where text fits, use `Button`.
 */
export function IconButton({
  label,
  variant = 'quiet',
  tone,
  size,
  badge: count = 0,
  inertReason,
  children,
  onClick,
  title = label,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  const { name, badge } = useBadge(label, count);
  const { reasonId, attributes } = usePress({
    busy: undefined,
    inertReason,
    onClick,
    title,
    describedBy,
  });
  return (
    <S.Root
      type="button"
      {...rest}
      {...attributes}
      aria-label={name}
      data-component="icon-button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
    >
      {children}
      {badge}
      {inertReason !== undefined && (
        <span hidden id={reasonId}>
          {inertReason}
        </span>
      )}
    </S.Root>
  );
}
