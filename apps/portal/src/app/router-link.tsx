import type { LinkProps } from '@alms/ui/link';
import { Link } from 'react-router-dom';

/** A static file instead of a screen: the path ends in an extension. */
const FILE = /^[^?#]*\.[a-z]+$/;

/** Navigates within the portal without a page load; all other addresses are plain anchors. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const own =
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !FILE.test(href) &&
    rest.target === undefined &&
    rest.download === undefined;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller provides the content
  return own ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
