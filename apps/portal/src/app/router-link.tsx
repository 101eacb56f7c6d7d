import type { LinkProps } from '@alms/ui/link';
import { Link } from 'react-router-dom';

/** A file that the server sends, and no screen: its path ends in a dot and letters. */
const FILE = /^[^?#]*\.[a-z]+$/;

/** Follows the portal's own paths without a page load; every other address is a plain anchor. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const own =
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !FILE.test(href) &&
    rest.target === undefined &&
    rest.download === undefined;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller's content
  return own ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
