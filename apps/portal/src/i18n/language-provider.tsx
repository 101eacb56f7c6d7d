import { languageNames, languages } from '@alms/lis-domain/language';
import { MessagesProvider, useLanguage } from '@alms/ui/i18n';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session-provider.tsx';
import { useKnownZone } from '../session/use-zone.ts';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { loadWords, type SpokenLanguage } from './load-words.ts';

/** Sets language and direction on the document for assistive technology and CSS. */
function DocumentLanguage() {
  const { locale, direction } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return null;
}

/**
 * The current page in each language: addresses served by the server, so that they work before any
 * script.
 */
function useAlternatives() {
  const { pathname, search } = useLocation();
  return useMemo(
    () =>
      languages.map((locale) => {
        const query = new URLSearchParams(search);
        query.set('language', locale);
        return { locale, name: languageNames[locale], href: `${pathname}?${query.toString()}` };
      }),
    [pathname, search],
  );
}

export interface LanguageProviderProps {
  /** Language of the page as sent, or the user’s earlier choice. */
  arrived: SpokenLanguage;
  children: ReactNode;
}

/**
 * Provides message catalogue, direction, zone and date format in the language of the signed-in
 * user, otherwise the page’s. The previous language stays until the new catalogue is loaded.
 */
export function LanguageProvider({ arrived, children }: LanguageProviderProps) {
  const chosen = useSession()?.user.language;
  const { facility } = useTenant();
  const [spoken, setSpoken] = useState(arrived);
  const wanted = chosen ?? arrived.locale;
  const settings = facility.status === 'ready' ? facility.data.settings : undefined;
  const zone = useKnownZone();
  const alternatives = useAlternatives();

  useEffect(() => {
    if (wanted === spoken.locale) return;
    let isCurrent = true;
    const speak = (next: SpokenLanguage) => {
      if (isCurrent) startTransition(() => setSpoken(next));
    };
    // Without a connection the current language stays: a page in another language is better than
    // none.
    loadWords(wanted).then(speak, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [wanted, spoken]);

  return (
    <MessagesProvider
      locale={spoken.locale}
      translations={spoken.words}
      alternatives={alternatives}
      {...(zone !== undefined && { timeZone: zone })}
      {...(settings && { dateFormat: settings.date_format })}
    >
      <DocumentLanguage />
      {children}
    </MessagesProvider>
  );
}
