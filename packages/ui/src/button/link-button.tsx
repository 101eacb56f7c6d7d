import type { LinkProps } from '../link/index.js';
import type { ButtonLook } from './button.js';
import * as S from './link-button.styles.js';

export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: for the main way on from a page. Inside text use `Link`; for an act, `Button`. */
export function LinkButton({
  variant = 'secondary',
  tone = 'neutral',
  size = 'medium',
  wide = false,
  leading,
  trailing,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <S.Root
      {...rest}
      data-component="link-button"
      data-variant={variant}
      data-tone={tone === 'neutral' ? undefined : tone}
      data-size={size === 'medium' ? undefined : size}
      data-wide={wide || undefined}
    >
      {leading}
      {children}
      {trailing}
    </S.Root>
  );
}
