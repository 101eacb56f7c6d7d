import '@fontsource-variable/atkinson-hyperlegible-mono';
import '@fontsource-variable/atkinson-hyperlegible-next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFirst } from './app/load-first.ts';
import { readPageData } from './app/page-data.ts';
import { PortalRouter } from './app/portal-router.tsx';
import { Providers } from './app/providers.tsx';
import { drawnFirst } from './app/router.tsx';
import { byBrowserLock, createApi } from './data/api.ts';
import { openSessionStore } from './session/session-store.ts';

/** Starts the portal in this page. */
async function start(): Promise<void> {
  const store = openSessionStore(window);
  const api = createApi(store, (input, init) => window.fetch(input, init), byBrowserLock);
  const page = readPageData(document);
  const root = document.querySelector('#root') as HTMLElement;
  const isDrawn = root.hasChildNodes();
  // A server-rendered page is hydrated in its own language; otherwise the user’s language applies.
  const language = await loadFirst(
    (isDrawn ? undefined : store.read()?.user.language) ?? page.language,
    isDrawn ? drawnFirst[window.location.pathname] : undefined,
  );
  const portal = (
    <PortalRouter>
      <Providers
        store={store}
        api={api}
        page={page}
        host={window.location.host}
        language={language}
      >
        <App />
      </Providers>
    </PortalRouter>
  );
  if (!isDrawn) {
    createRoot(root).render(portal);
    return;
  }
  // Hydrates the page with its typed input, in steps that keep it responsive.
  startTransition(() => void hydrateRoot(root, portal));
}

void start();
