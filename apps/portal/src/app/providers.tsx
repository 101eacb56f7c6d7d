import { deriveBranding } from '@alms/lis-domain/facility';
import { LinkProvider } from '@alms/ui/link';
import { ThemeScope, ThemeStyles } from '@alms/ui/theme';
import { ToastProvider } from '@alms/ui/toast';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Api } from '../data/api.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import type { SpokenLanguage } from '../i18n/load-words.ts';
import { SessionProvider, useSession, useSessionStore } from '../session/session-provider.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { TenantProvider, useTenant } from '../tenant/tenant-provider.tsx';
import type { PageData } from './page-data.ts';
import { RouterLink } from './router-link.tsx';

/** Branding on pages without a facility: the specification’s default colours. */
const productBrand = deriveBranding({
  logo: null,
  primary_color: '#1976d2',
  secondary_color: '#42a5f5',
});

/**
 * Applies the facility’s colours and the user’s colour scheme and density. Patients have no choice
 * of density.
 */
function Appearance({ children }: { children: ReactNode }) {
  const { brand, subdomain } = useTenant();
  const user = useSession()?.user;
  return (
    <>
      <ThemeStyles page />
      <ThemeScope
        page
        scheme={user?.color_scheme ?? 'system'}
        density={user === undefined || user.role === 'patient' ? 'comfortable' : user.density}
        brand={brand ?? productBrand}
        {...(subdomain !== undefined && { tenant: subdomain })}
      >
        {children}
      </ThemeScope>
    </>
  );
}

/** Prefix of SWR cache keys for public responses. */
const PUBLIC_KEY = /^@"public"/;

/** Cache of one user’s responses: cleared when the user signs out or another user signs in. */
function AnswerCache({ answers, children }: { answers: PageData['answers']; children: ReactNode }) {
  const store = useSessionStore();
  const [cache] = useState(
    () => new Map(Object.entries(answers).map(([key, data]) => [key, { data }])),
  );
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
  /** Data embedded in the page. */
  page: PageData;
  /** `host:port` of the page. */
  host: string;
  language: SpokenLanguage;
  children: ReactNode;
}

const PageDataContext = createContext<PageData | undefined>(undefined);

/** Outcome of a sign-in form submitted before hydration. */
export const useRefusedSignIn = () => use(PageDataContext)?.refusedSignIn;
export const useHasSignedIn = () => use(PageDataContext)?.hasSignedIn ?? false;

/**
 * All context providers of a route. Must be inside a router: the browser’s, or the server’s for
 * rendered pages.
 */
export function Providers({ store, api, page, host, language, children }: ProvidersProps) {
  return (
    <PageDataContext value={page}>
      <SessionProvider store={store} api={api}>
        <AnswerCache answers={page.answers}>
          <TenantProvider host={host} config={page.config}>
            <LinkProvider component={RouterLink}>
              <Appearance>
                <LanguageProvider arrived={language}>
                  <ToastProvider>{children}</ToastProvider>
                </LanguageProvider>
              </Appearance>
            </LinkProvider>
          </TenantProvider>
        </AnswerCache>
      </SessionProvider>
    </PageDataContext>
  );
}
