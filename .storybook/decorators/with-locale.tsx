import { MessagesProvider, useLanguage, type Translations } from '@alms/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { AlmsGlobals } from '../globals.ts';

/** The portal's translations, by locale; a language without a file shows English words. */
const catalogues = import.meta.glob<Translations>('../../apps/portal/src/i18n/catalogues/*.ts', {
  eager: true,
  import: 'words',
});

function Page({ children }: { children: ReactNode }) {
  const { locale, direction } = useLanguage();
  return (
    <div lang={locale === 'ar-XB' ? 'en' : locale} dir={direction}>
      {children}
    </div>
  );
}

/** The toolbar's language and its direction; the time zone is fixed, as the clock is. */
export const withLocale: Decorator = (Story, { globals }) => {
  const { locale } = globals as unknown as AlmsGlobals;
  const translations = catalogues[`../../apps/portal/src/i18n/catalogues/${locale}.ts`];
  return (
    <MessagesProvider locale={locale} timeZone="UTC" {...(translations && { translations })}>
      <Page>
        <Story />
      </Page>
    </MessagesProvider>
  );
};
