export { Link } from './link.js';
export { BareLink, LinkProvider } from './link-provider.js';
export type { TextLinkProps } from './link.js';
export type { LinkProps, LinkProviderProps } from './link-provider.js';
