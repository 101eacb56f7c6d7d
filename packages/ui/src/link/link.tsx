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
  /** Takes the colour of the text around it: for footers and dense rows. @default false */
  quiet?: boolean;
}

/** A link inside or under text. For an act, use `Button`; for a link that looks like one, `LinkButton`. */
export function Link({ quiet = false, ...rest }: TextLinkProps) {
  return <Root {...rest} data-component="link" data-quiet={quiet || undefined} />;
}
