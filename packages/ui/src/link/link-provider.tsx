import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of a link component: those of an anchor, with a required `href`. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

export interface LinkProviderProps {
  /**
   * Renders a link; an app passes its router's component. It must render an anchor, so that
   * middle-click and copying work.
   */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Provides the app's link component to every `Link` inside. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * An unstyled link: the injected router link, or a plain anchor without a `LinkProvider`. Inside
 * text use `Link`; for a link styled as a button, `LinkButton`.
 */
export function BareLink(props: LinkProps) {
  const Component = use(LinkContext);
  // oxlint-disable-next-line react/static-components, jsx-a11y/anchor-has-content -- the app's link, with the caller's content
  return Component ? <Component {...props} /> : <a {...props} />;
}
