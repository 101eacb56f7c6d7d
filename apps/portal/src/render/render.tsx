import { FrameSkeleton } from '@alms/lis-features/layout/frame-skeleton';
import { readPublicInfo, type PublicInfo } from '@alms/lis-domain/facility';
import type { Endpoint } from '@alms/lis-domain/http';
import { chosenLanguage, directionOf, type LanguageTag } from '@alms/lis-domain/language';
import { tenantFromHost } from '@alms/lis-domain/tenancy';
import { ThemeScope, ThemeStyles } from '@alms/ui/theme';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
// oxlint-disable-next-line no-restricted-imports -- collects the styles of ui and lis-features; nothing is styled here
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/app.tsx';
import type { PortalConfig } from '../app/config.ts';
import { PAGE_DATA_ID, type PageData } from '../app/page-data.ts';
import { Providers } from '../app/providers.tsx';
import { drawnFirst } from '../app/router.tsx';
import type { Api } from '../data/api.ts';
import { cachedResponse } from '../data/use-endpoint.ts';
import { loadWords, type SpokenLanguage } from '../i18n/load-words.ts';
import { anonymousSession } from '../session/anonymous-session.ts';
import { hostsOf } from '../tenant/hosts-of.ts';
import { headOf } from './head.ts';
import { renderedPages } from './rendered-pages.ts';
import { extractStyleAttributes } from './style-attributes.ts';

export interface Build {
  /** `index.html` of the build. */
  template: string;
}

export interface PageRequest {
  /** Path without query. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** `host:port` as displayed by the browser. */
  host: string;
  config: PortalConfig;
  /** Language chosen by the visitor, and languages accepted by the browser. */
  preferences: { chosen?: LanguageTag | undefined; requested?: LanguageTag | undefined };
  refusedSignIn?: PageData['refusedSignIn'];
  /** Returns the response of a public GET endpoint for this visitor, or undefined if it fails. */
  ask: (path: string) => Promise<unknown>;
}

/** No requests are sent while rendering: all data is requested beforehand. */
const unanswered = async () => new Promise<never>(() => {});
const silentApi: Api = {
  call: unanswered,
  callUntil: () => unanswered,
  resume: async () => false,
  connection: {
    read: () => ({ isLost: false, isOutdated: false }),
    subscribe: () => () => {},
    send: unanswered,
    check: unanswered,
  },
  early: { ask: () => {}, take: () => undefined, forget: () => {} },
  writes: { subscribe: () => () => {} },
};

/** JSON that cannot end its HTML element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Renders public pages of one build. Each page contains `%CSP_NONCE%` as placeholder for its nonce.
 */
export function createRenderer({ template }: Build) {
  // Cache of rendered pages, shared while their content is unchanged.
  const drawnBefore = new LRUCache<string, string>({ max: 500 });
  const [pageData = ''] = /<script [^>]*>%ALMS_PAGE%<\/script>/.exec(template) ?? [];
  // Scripts, fonts and the data that only scripts read are at the end of a rendered page, after
  // everything that is visible.
  const loading: string[] = [];
  const content = template
    .replace(pageData, '')
    .replace(
      /\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|stylesheet)"[^>]*)>/g,
      (tag) => {
        loading.push(tag.trim());
        return '';
      },
    );

  return {
    frame: drawnFrame(),
    /**
     * Returns the rendered page of an address, or undefined if only the application can render it.
     */
    async draw({
      path,
      search,
      host,
      config,
      preferences,
      refusedSignIn,
      ask,
    }: PageRequest): Promise<string | undefined> {
      const page = renderedPages[path];
      if (!page) return undefined;
      await drawnFirst[path]?.preload();
      const isFacility = tenantFromHost(host, { baseDomain: config.baseDomain }) !== undefined;
      const endpoints: readonly Endpoint[] = [
        ...(isFacility ? [readPublicInfo] : []),
        ...(page.answers ?? []),
      ];
      const answers = await Promise.all(
        endpoints.map(async (endpoint) => [endpoint, await ask(endpoint.path)] as const),
      );
      // If a request fails, the application repeats it and reports the error.
      if (answers.some(([, answer]) => answer === undefined)) return undefined;

      const info = answers.find(([endpoint]) => endpoint === readPublicInfo)?.[1] as
        | PublicInfo
        | undefined;
      const language = chosenLanguage(
        preferences.chosen,
        info?.settings.language,
        preferences.requested,
      );
      const key = JSON.stringify([
        path,
        search,
        host,
        config,
        language,
        refusedSignIn,
        answers.map(([, answer]) => answer),
      ]);
      const before = drawnBefore.get(key);
      if (before !== undefined) return before;

      const data: PageData = {
        config,
        language,
        answers: Object.fromEntries(
          answers.map(([endpoint, answer]) => cachedResponse(endpoint, {}, answer)),
        ),
        ...(refusedSignIn && { refusedSignIn }),
      };
      const spoken = await loadWords(language);
      const { html, styles } = drawn(path + search, host, data, spoken);
      const finished = content
        .replace(
          '<html lang="en" dir="ltr">',
          `<html lang="${language}" dir="${directionOf(language)}">`,
        )
        .replace(/<title>.*<\/title>/, () =>
          headOf({
            page,
            path,
            hosts: hostsOf(host, config.baseDomain),
            language: spoken,
            facility: info?.facility_name,
          }),
        )
        .replace('<!--alms:styles-->', () => paintedWhenRead(html) + styles)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
        .replace(/<noscript>.*<\/noscript>/, '')
        .replace(
          '</body>',
          () =>
            `${[pageData.replace('%ALMS_PAGE%', () => jsonText(data)), ...loading].join(
              '\n    ',
            )}\n  </body>`,
        );
      drawnBefore.set(key, finished);
      return finished;
    },
  };
}

/**
 * Delays the first paint until the page is parsed: a busy browser would otherwise paint half of it
 * and shift it later. On phones, whose scroll bars take no space, it waits only for
 * `first-view-end`, the element after everything that the first view shows: the browser waits for
 * the start tag of an element, not for its content.
 */
function paintedWhenRead(html: string): string {
  const wait = (id: string, media = '') =>
    `<link rel="expect" href="#${id}" blocking="render"${media} />`;
  if (!html.includes(' id="first-view-end"')) return wait(PAGE_DATA_ID);
  return (
    wait('first-view-end', ' media="(max-width: 600px)"') +
    wait(PAGE_DATA_ID, ' media="(min-width: 600.02px)"')
  );
}

/** Hides the frame once a screen is shown, and where no script will show one. */
const FRAME_RULES =
  '<style>#root:has(main) ~ #frame { display: none; }</style>' +
  '<noscript><style>#frame { display: none; }</style></noscript>';

/**
 * Returns the frame of the signed-in area, which the shell shows until the application does. In the
 * colour scheme of the device: that of the user is known to scripts only.
 */
function drawnFrame(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <ThemeStyles page />
          <ThemeScope>
            <FrameSkeleton />
          </ThemeScope>
        </>,
      ),
    );
    const { html, rules } = extractStyleAttributes(markup);
    return {
      html: `<div id="frame">${html}</div>`,
      styles: nonced(`${sheet.getStyleTags()}<style>${rules}</style>${FRAME_RULES}`),
    };
  } finally {
    sheet.seal();
  }
}

/** Style elements that the content security policy of the page admits. */
const nonced = (styles: string) => styles.replaceAll('<style', '<style nonce="%CSP_NONCE%"');

function drawn(
  location: string,
  host: string,
  page: PageData,
  language: SpokenLanguage,
): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticRouter location={location}>
          <Providers
            store={anonymousSession}
            api={silentApi}
            page={page}
            host={host}
            language={language}
          >
            <App />
          </Providers>
        </StaticRouter>,
      ),
    );
    const { html, rules } = extractStyleAttributes(markup);
    const styles = sheet.getStyleTags() + `<style>${rules}</style>`;
    return { html, styles: nonced(styles) };
  } finally {
    sheet.seal();
  }
}
