import { useMessages } from '@alms/ui/i18n';
import { useEffect } from 'react';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { pageTitlesMessages } from './words/page-titles/index.ts';

/** Key of a page title in the message catalogue. */
export type PageTitle = Exclude<keyof typeof pageTitlesMessages.messages, 'product'>;

/** Title of the browser tab: the page, and the facility or product. */
export const titleText = (page: string, place: string): string =>
  page === place ? place : `${page} · ${place}`;

/** Sets the title of the browser tab, with the facility or otherwise the product. */
export function usePageTitle(title: PageTitle): void {
  const words = useMessages(pageTitlesMessages);
  const { facility } = useTenant();
  const place = facility.status === 'ready' ? facility.data.facility_name : words.product;
  const page = words[title];
  useEffect(() => {
    document.title = titleText(page, place);
  }, [page, place]);
}
