import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What a link component is given: an anchor's own props, with `href` always present. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

export interface LinkProviderProps {
  /** Renders one link; an app passes its router's. Must end in an anchor, so that middle-click and copying work. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Gives every `Link` inside it the app's own way of following an address. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * An unstyled link: the injected router link, or a plain anchor without a `LinkProvider`.
 * For a link inside text use `Link`; for one that looks like a button, `LinkButton`.
 */
export function BareLink(props: LinkProps) {
  const Component = use(LinkContext);
  // oxlint-disable-next-line react/static-components, jsx-a11y/anchor-has-content -- the app's link, with the caller's content
  return Component ? <Component {...props} /> : <a {...props} />;
}
