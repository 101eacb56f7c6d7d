import { useEffect } from 'react';

/** Names the page in the tab and moves reading to its heading, as a full page load would. */
export function usePageTitle(title: string, facility?: string): void {
  useEffect(() => {
    document.title = facility ? `${title} · ${facility}` : title;
  }, [title, facility]);
}
