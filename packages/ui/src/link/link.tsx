import { styled } from 'styled-components';
import { t } from '../theme/index.ts';
import { BareLink, type LinkProps } from './link-provider.tsx';

const Root = styled(BareLink)`
  color: ${t.brand.text};
  text-underline-offset: 0.18em;
  text-decoration-thickness: 1px;
  border-radius: ${t.radius.small};
  &[data-quiet] {
    color: inherit;
  }
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export interface TextLinkProps extends LinkProps {
  /** Uses the colour of the surrounding text: for footers and dense rows. @default false */
  quiet?: boolean;
}

/**
 * A link inside or below text. For an action use `Button`; for a link styled as a button,
 * `LinkButton`.
 */
export function Link({ quiet = false, ...rest }: TextLinkProps) {
  return <Root {...rest} data-component="link" data-quiet={quiet || undefined} />;
}
