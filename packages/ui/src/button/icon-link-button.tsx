import type { LinkProps } from '../link/index.ts';
import * as S from './icon-button.styles.ts';
import type { IconButtonProps } from './icon-button.tsx';
import { useBadge } from './use-badge.tsx';

export interface IconLinkButtonProps
  extends
    Pick<IconButtonProps, 'label' | 'children' | 'variant' | 'tone' | 'size' | 'badge'>,
    Omit<LinkProps, 'aria-label' | 'children'> {}

/**
 * A link styled as `IconButton`, for destinations with a universally known icon. Where text fits,
 * use `LinkButton`.
 */
export function IconLinkButton({
  label,
  variant = 'quiet',
  tone,
  size,
  badge: count = 0,
  children,
  title = label,
  ...rest
}: IconLinkButtonProps) {
  const { name, badge } = useBadge(label, count);
  return (
    <S.LinkRoot
      {...rest}
      title={title}
      aria-label={name}
      data-component="icon-link-button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
    >
      {children}
      {badge}
    </S.LinkRoot>
  );
}
