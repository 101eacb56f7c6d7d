import { useMessages } from '@alms/ui/i18n';
import { useEffect } from 'react';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { pageTitlesMessages } from './page-titles.messages.ts';

/** A page's name in the catalogue. */
export type PageTitle = Exclude<keyof typeof pageTitlesMessages.messages, 'product'>;

/** Names the page in the browser's tab, with the facility it belongs to or else the product. */
export function usePageTitle(title: PageTitle): void {
  const words = useMessages(pageTitlesMessages);
  const { facility } = useTenant();
  const place = facility.status === 'ready' ? facility.data.facility_name : words.product;
  const page = words[title];
  useEffect(() => {
    document.title = page === place ? place : `${page} · ${place}`;
  }, [page, place]);
}
