import { useMessages } from '@alms/ui/i18n';
import { useEffect } from 'react';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { pageTitlesMessages } from './words/page-titles/index.ts';

/** A page's name in the catalogue. */
export type PageTitle = Exclude<keyof typeof pageTitlesMessages.messages, 'product'>;

/** What the browser's tab says: the page, and the place it belongs to. */
export const titleText = (page: string, place: string): string =>
  page === place ? place : `${page} · ${place}`;

/** Names the page in the browser's tab, with the facility it belongs to or else the product. */
export function usePageTitle(title: PageTitle): void {
  const words = useMessages(pageTitlesMessages);
  const { facility } = useTenant();
  const place = facility.status === 'ready' ? facility.data.facility_name : words.product;
  const page = words[title];
  useEffect(() => {
    document.title = titleText(page, place);
  }, [page, place]);
}
