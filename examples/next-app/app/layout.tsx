import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './providers.tsx';

export const metadata: Metadata = { title: 'Northside Clinic', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
