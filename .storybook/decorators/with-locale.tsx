import { MessagesProvider, useLanguage, type Translations } from '@alms/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { AlmsGlobals } from '../globals.ts';

/** The portal's translations by locale; languages without a file fall back to English. */
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

/** Applies the toolbar's language and direction; the time zone is fixed, like the clock. */
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
