import { languages } from '@alms/lis-domain/language';
import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Catalogue } from '@alms/ui/i18n';
import { titleText } from '../app/page-title.ts';
import { pageTitlesMessages } from '../app/words/page-titles/index.ts';
import type { SpokenLanguage } from '../i18n/load-words.ts';
import { pageDescriptionsMessages } from './words/page-descriptions/index.ts';
import type { RenderedPage } from './rendered-pages.ts';

export interface HeadOf {
  page: RenderedPage;
  path: string;
  hosts: FacilityHosts;
  language: SpokenLanguage;
  /** The facility at this address; undefined on the main site. */
  facility: string | undefined;
}

const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A message without parameters, in the page’s language. */
function textIn<Id extends string>(
  { words }: SpokenLanguage,
  { name, messages }: Catalogue<Record<Id, string>>,
  id: Id,
): string {
  const translated = words[name]?.[id];
  return typeof translated === 'string' ? translated : messages[id];
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeText(content)}" />`;

/**
 * Returns the metadata for browsers, search engines and link previews: title, description,
 * canonical address, alternative languages and a picture. Facility pages are marked as not
 * indexable.
 */
export function headOf({ page, path, hosts, language, facility }: HeadOf): string {
  const product = textIn(language, pageTitlesMessages, 'product');
  const title = titleText(textIn(language, pageTitlesMessages, page.title), facility ?? product);
  const name = `<title>${escapeText(title)}</title>`;
  if (facility !== undefined) return [name, meta('name', 'robots', 'noindex')].join('\n    ');
  const description = textIn(language, pageDescriptionsMessages, page.description);
  const original = mainSiteUrl(hosts) + (page.canonical ?? path);
  const addressIn = (locale: string) =>
    locale === 'en' ? original : `${original}?language=${locale}`;
  const address = addressIn(language.locale);
  return [
    name,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeText(address)}" />`,
    ...languages.map(
      (locale) =>
        `<link rel="alternate" hreflang="${locale}" href="${escapeText(addressIn(locale))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeText(original)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', language.locale),
    meta('property', 'og:site_name', product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${mainSiteUrl(hosts)}/pictures/sharing.jpg`),
    meta('property', 'og:image:alt', product),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
