import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import { titleText } from '../app/page-title.ts';
import { pageTitlesMessages } from '../app/page-titles.messages.ts';
import { pageDescriptionsMessages } from './page-descriptions.messages.ts';
import type { RenderedPage } from './rendered-pages.ts';

export interface HeadOf {
  page: RenderedPage;
  path: string;
  hosts: FacilityHosts;
  /** The facility at this address; undefined on the main site. */
  facility: string | undefined;
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const meta = (kind: 'name' | 'property', key: string, content: string) => `<meta ${kind}="${key}" content="${escapeText(content)}" />`;

/**
 * What browsers, search engines and who shares a link read of a page: its name, what it is, its one address and a picture. A facility's
 * address is its own affair: search engines are asked to leave it alone.
 */
export function headOf({ page, path, hosts, facility }: HeadOf): string {
  const { product, ...titles } = pageTitlesMessages.messages;
  const title = titleText(titles[page.title], facility ?? product);
  const name = `<title>${escapeText(title)}</title>`;
  if (facility !== undefined) return [name, meta('name', 'robots', 'noindex')].join('\n    ');
  const description = pageDescriptionsMessages.messages[page.description];
  const address = mainSiteUrl(hosts) + (page.canonical ?? path);
  return [
    name,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeText(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${mainSiteUrl(hosts)}/pictures/sharing.jpg`),
    meta('property', 'og:image:alt', product),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
