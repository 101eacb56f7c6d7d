import type { LinkProps } from '../link/index.ts';
import * as S from './button.styles.ts';
import type { ButtonStyle } from './button.tsx';

export interface LinkButtonProps extends ButtonStyle, LinkProps {}

/**
 * A link styled as a button, for the main navigation from a page. Inside text use `Link`; for an
 * action, `Button`.
 */
export function LinkButton({
  variant = 'secondary',
  tone,
  size,
  wide,
  leading,
  trailing,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <S.LinkRoot
      {...rest}
      data-component="link-button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-wide={wide}
    >
      {leading}
      {children}
      {trailing}
    </S.LinkRoot>
  );
}
