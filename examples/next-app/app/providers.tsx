'use client';

import { MessagesProvider } from '@alms/ui/i18n';
import { LinkProvider } from '@alms/ui/link';
import { ServerStyles } from '@alms/ui/next';
import { ThemeScope, ThemeStyles } from '@alms/ui/theme';
import Link from 'next/link';
import type { ReactNode } from 'react';

const brand = { primary: '#0f766e', solid: '#0f766e' };

/** Styles, language, colours and links of every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ServerStyles>
      <MessagesProvider locale="en" timeZone="Europe/Dublin" dateFormat="DD/MM/YYYY">
        <LinkProvider component={Link}>
          <ThemeStyles page />
          <ThemeScope page brand={brand}>
            {children}
          </ThemeScope>
        </LinkProvider>
      </MessagesProvider>
    </ServerStyles>
  );
}
