import '@fontsource-variable/atkinson-hyperlegible-mono';
import '@fontsource-variable/atkinson-hyperlegible-next';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readConfig } from './app/config.ts';
import { Providers } from './app/providers.tsx';
import { byBrowserLock, createApi } from './data/api.ts';
import { openSessionStore } from './session/session-store.ts';

const store = openSessionStore(window);
const api = createApi(store, (input, init) => window.fetch(input, init), byBrowserLock);

createRoot(document.querySelector('#root') as HTMLElement).render(
  <Providers store={store} api={api} config={readConfig(document)} host={window.location.host}>
    <App />
  </Providers>,
);
