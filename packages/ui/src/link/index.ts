export { Link } from './link.tsx';
export { BareLink, LinkProvider } from './link-provider.tsx';
export type { TextLinkProps } from './link.tsx';
export type { LinkProps, LinkProviderProps } from './link-provider.tsx';
