import { useId, useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Drawer } from '../drawer/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useMediaQuery } from '../internal/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { t } from '../theme/index.ts';
import { appFrameMessages } from './words/index.ts';
import { DrawerContext } from './drawer-context.ts';

/** Below this width the drawer is hidden. Must match the media query in `Root`. */
const NARROW = '(max-width: 60rem)';

const Root = /* @__PURE__ */ styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${t.layout.drawer} minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100dvh;
  background: ${t.color.page};
  & > aside {
    grid-row: 1 / -1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    overflow: auto;
    border-inline-end: 1px solid ${t.color.border};
  }
  /* Placed by name, so that no frame is taller than the window while the drawer appears or goes. */
  & > :is(header, main, nav) {
    grid-column: -2 / -1;
  }
  & > nav {
    grid-row: 3;
  }
  /* Keeps a distance from the edges when an element is scrolled into view. */
  & > main {
    grid-row: 2;
    /* Contains visually hidden elements, which would otherwise extend the document. */
    position: relative;
    min-inline-size: 0;
    overflow: auto;
    padding: ${t.space.s6} ${t.layout.gutter};
    scroll-padding-block: ${t.space.s4};
    outline: none;
  }
  /* A page with separately scrolling panes has no padding. */
  & > main:has([data-fills-frame]) {
    padding: 0;
  }
  @media (max-width: 60rem) {
    grid-template-columns: minmax(0, 1fr);
    & > aside {
      display: none;
    }
    &[data-bottom-bar] > main {
      padding: ${t.space.s3};
    }
  }
  @media print {
    display: block;
    block-size: auto;
    & > aside {
      display: none;
    }
    & > main {
      overflow: visible;
      padding: 0;
    }
  }
`;

export interface AppFrameProps extends ComponentPropsWithRef<'div'> {
  /**
   * Drawer content: logo, `NavList` and the user. Beside the page on wide screens, otherwise behind
   * `DrawerButton`.
   */
  drawer: ReactNode;
  /** A `TopBar` with `DrawerButton` as its `leading`. */
  topBar: ReactNode;
  /**
   * A `BottomBar`, which replaces the drawer on narrow screens. Content of the drawer that must
   * stay reachable belongs into the top bar, inside `WithoutDrawer`. Omit for a drawer behind
   * `DrawerButton`.
   */
  bottomBar?: ReactNode;
  /** Page content. */
  children: ReactNode;
}

/**
 * The frame of every signed-in page: drawer, top bar and a page area that scrolls independently.
 * Includes the skip link and the `main` landmark. A page that contains an element with
 * `data-fills-frame` gets no padding and provides its own panes. Public pages use `SplitPage` or no
 * frame.
 */
export function AppFrame({ drawer, topBar, bottomBar, children, ...rest }: AppFrameProps) {
  const words = useMessages(appFrameMessages);
  const mainId = useId();
  const narrow = useMediaQuery(NARROW);
  const hasBar = bottomBar !== undefined;
  const temporary = narrow && !hasBar;
  const replaced = narrow && hasBar;
  const [requested, setOpen] = useState(false);
  const open = requested && temporary;
  if (requested && !temporary) setOpen(false);
  const state = useMemo(
    () => ({ temporary, replaced, open, setOpen }),
    [temporary, replaced, open],
  );
  return (
    <DrawerContext value={state}>
      <Root {...rest} data-component="app-frame" data-bottom-bar={hasBar || undefined}>
        <SkipLink targetId={mainId} />
        {temporary && (
          <Drawer open={open} label={words.menu} onClose={() => setOpen(false)}>
            {drawer}
          </Drawer>
        )}
        {!narrow && <aside aria-label={words.menu}>{drawer}</aside>}
        {topBar}
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
        {replaced && bottomBar}
      </Root>
    </DrawerContext>
  );
}
