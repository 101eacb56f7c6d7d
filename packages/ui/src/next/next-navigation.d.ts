/** The one hook of Next.js in use; an application has the package itself. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(insert: () => ReactNode): void;
}
