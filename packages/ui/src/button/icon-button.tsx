import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonLook } from './button.tsx';
import * as S from './icon-button.styles.ts';
import { useBadge } from './use-badge.tsx';
import { usePress } from './use-press.ts';

export interface IconButtonProps
  extends Pick<ButtonLook, 'tone' | 'size'>, Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What pressing it does, in words: its accessible name, and what a pointer is shown. */
  label: string;
  /** The `Icon`. */
  children: ReactNode;
  /** @default 'quiet' */
  variant?: 'secondary' | 'quiet';
  /** How many wait behind the button; joins the accessible name. Nothing is drawn for 0 or when omitted. */
  badge?: number | undefined;
  /** Why the act is not possible now; see `Button`. */
  inertReason?: string | undefined;
}

/** A square button with an icon, for acts everybody knows by their picture. With room for words, use `Button`. */
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
      data-pressable=""
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
