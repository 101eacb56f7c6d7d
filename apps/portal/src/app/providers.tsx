import { deriveBranding } from '@alms/lis-domain/facility';
import { LinkProvider } from '@alms/ui/link';
import { MessagesProvider, useLanguage } from '@alms/ui/i18n';
import { ThemeScope, ThemeStyles, type Density } from '@alms/ui/theme';
import { ToastProvider } from '@alms/ui/toast';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Api } from '../data/api.ts';
import { SessionProvider, useSessionStore } from '../session/session-provider.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { TenantProvider, useTenant } from '../tenant/tenant-provider.tsx';
import type { PageData } from './page-data.ts';
import { useDensity } from './preferences.ts';
import { RouterLink } from './router-link.tsx';

const DensityContext = createContext<[Density, (density: Density) => void]>(['comfortable', () => {}]);

/** The row height this person chose, and how to choose another. */
export const useChosenDensity = () => use(DensityContext);

/** Puts language and direction on the document, where assistive technology and CSS look for them. */
function DocumentLanguage() {
  const { locale, direction } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return null;
}

/** Where no facility is in sight; the specification's default colours. */
const productBrand = deriveBranding({ logo: null, primary_color: '#1976d2', secondary_color: '#42a5f5' });

/** Colours, zone and date format of the facility this address belongs to. */
function Appearance({ children }: { children: ReactNode }) {
  const { facility, brand, subdomain } = useTenant();
  const density = useDensity();
  const settings = facility.status === 'ready' ? facility.data.settings : undefined;
  return (
    <DensityContext value={density}>
      <ThemeStyles />
      <ThemeScope page density={density[0]} brand={brand ?? productBrand} {...(subdomain !== undefined && { tenant: subdomain })}>
        <MessagesProvider {...(settings && { timeZone: settings.timezone, dateFormat: settings.date_format })}>
          <DocumentLanguage />
          <ToastProvider>{children}</ToastProvider>
        </MessagesProvider>
      </ThemeScope>
    </DensityContext>
  );
}

/** How SWR writes the key of an answer that is the same for everybody. */
const PUBLIC_KEY = /^@"public"/;

/** Answers kept for one person: when another signs in, or this one leaves, all of them are forgotten. */
function AnswerCache({ answers, children }: { answers: PageData['answers']; children: ReactNode }) {
  const store = useSessionStore();
  const [cache] = useState(() => new Map(Object.entries(answers).map(([key, data]) => [key, { data }])));
  const config = useMemo(() => ({ provider: () => cache }), [cache]);
  useEffect(() => {
    let person = store.read()?.user.id;
    return store.subscribe(() => {
      const next = store.read()?.user.id;
      if (next === person) return;
      person = next;
      for (const key of cache.keys()) if (!PUBLIC_KEY.test(key)) cache.delete(key);
    });
  }, [store, cache]);
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

export interface ProvidersProps {
  store: SessionStore;
  api: Api;
  /** What came with the page. */
  page: PageData;
  /** `host:port` of the page. */
  host: string;
  children: ReactNode;
}

const PageDataContext = createContext<PageData | undefined>(undefined);

/** What became of the sign-in form that was sent before the application was there. */
export const useRefusedSignIn = () => use(PageDataContext)?.refusedSignIn;

/** Everything a route may ask for. A router stands around it: the browser's, or the one of the server that draws a first page. */
export function Providers({ store, api, page, host, children }: ProvidersProps) {
  return (
    <PageDataContext value={page}>
      <SessionProvider store={store} api={api}>
        <AnswerCache answers={page.answers}>
          <TenantProvider host={host} config={page.config}>
            <LinkProvider component={RouterLink}>
              <Appearance>{children}</Appearance>
            </LinkProvider>
          </TenantProvider>
        </AnswerCache>
      </SessionProvider>
    </PageDataContext>
  );
}
