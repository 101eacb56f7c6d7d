import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoMode } from '@alms/lis-domain/identity';
import { chosenLanguage, directionOf, type LanguageTag } from '@alms/lis-domain/language';
import {
  facilityUrl,
  mainSiteUrl,
  type FacilityHosts,
  type Operator,
} from '@alms/lis-domain/tenancy';
import { isRegistered } from '../../auth/access.ts';
import { signedInCookie } from '../../auth/host-cookie.ts';
import type { Database } from '../../db/database.ts';
import { tenantTransaction } from '../../db/tenant-transaction.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import {
  requestLanguageOf,
  languagePreferences,
  type LanguagePreferences,
} from './page-language.ts';
import { Refusal } from '../refusals/problems.ts';
import { pagePolicy, reportPath } from '../responses/security-headers.ts';
import { siteOf, type Site } from '../requests/site.ts';
import type english from './words/en.json';

/** Configuration passed to every page. */
export interface PageConfig {
  baseDomain: string;
  demo: DemoMode;
  beta: boolean;
  operator: Operator;
}

export interface PageDependencies {
  db: Database;
  config: PageConfig;
  hosts: FacilityHosts;
  /** Directory of the portal's build, with the public page renderer in `.render`. */
  portalDirectory: string;
}

/** Public page renderer of the portal's build; `%CSP_NONCE%` is the nonce placeholder. */
interface Renderer {
  /** Frame of the signed-in area, shown by the shell until the application is. */
  frame: { html: string; styles: string };
  draw(request: {
    path: string;
    search: string;
    host: string;
    config: PageConfig;
    preferences: LanguagePreferences;
    refusedSignIn?: RefusedSignIn;
    ask: (path: string) => Promise<unknown>;
  }): Promise<string | undefined>;
}

/** Reason for rejecting the sign-in form, and the value of its first field. */
export interface RefusedSignIn {
  code: string;
  username: string;
}

/** Sends the page of an address, optionally with the rejection of its form. */
export type SendPortalPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusedSignIn?: RefusedSignIn,
) => Promise<FastifyReply>;

/** JSON that is safe inside an HTML script element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Sends HTML under the page policy. Not cacheable because each nonce is valid for one page. */
export async function sendPage(
  reply: FastifyReply,
  html: (nonce: string) => string,
  formTargets: readonly string[] = [],
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(nonce, formTargets),
    'Reporting-Endpoints': `csp="${reportPath}"`,
    'Cache-Control': 'no-store',
  });
  return reply.send(html(nonce));
}

interface PlainText {
  title: string;
  text: string;
  link?: { href: string; label: string };
}

const pageWords = catalogue<typeof english>(new URL('./words/', import.meta.url));

/** Text for a host without a facility. */
function unknownHostText(language: LanguageTag, mainSite: string): PlainText {
  const words = pageWords(language);
  return {
    title: words('unknownHostTitle'),
    text: words('unknownHostText'),
    link: { href: `${mainSite}/landing`, label: words('unknownHostLink') },
  };
}

/** For server operators; in English, like the commands and the reference. */
const notBuilt: PlainText = {
  title: 'The portal is not built',
  text:
    'Run <code>npm start</code>, which builds it, or <code>npm run build</code>. ' +
    'The API is available: see <a href="/api/docs">its reference</a>.',
};

const plainPageCss = `
body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 40rem; margin: 15vh auto; padding: 1rem }
`;

const plainPage =
  ({ title, text, link }: PlainText, language: LanguageTag) =>
  (nonce: string) =>
    `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style nonce="${nonce}">${plainPageCss}</style>
<h1>${title}</h1>
<p>${text}</p>
${link ? `<p><a href="${link.href}">${link.label}</a></p>` : ''}
</html>`;

async function openRenderer(
  portalDirectory: string,
  template: string,
): Promise<Renderer | undefined> {
  const file = join(portalDirectory, '.render', 'render.js');
  if (!existsSync(file)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(file).href)) as {
    createRenderer: (build: { template: string }) => Renderer;
  };
  return createRenderer({ template });
}

/**
 * Serves the portal's files, and its page for all other addresses: rendered where the build can
 * draw it, otherwise as a shell. Built asset names contain their hash, so browsers may cache them
 * indefinitely. Returns the function that sends the page.
 */
export async function addPages(
  app: FastifyInstance,
  { db, config, hosts, portalDirectory }: PageDependencies,
): Promise<SendPortalPage> {
  // The form of the landing page leads to the facilities.
  const formTargets = [facilityUrl('*', hosts)];
  const file = join(portalDirectory, 'index.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const renderer =
    template === undefined ? undefined : await openRenderer(portalDirectory, template);
  if (template !== undefined) {
    await app.register(fastifyStatic, {
      root: portalDirectory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', '.render/**'],
      setHeaders: (reply, path) => {
        if (!path.includes('/assets/')) {
          void reply.header('Cache-Control', 'public, max-age=3600');
          return;
        }
        void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
        // Never requested again, so nothing is compared.
        for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges'])
          void reply.removeHeader(name);
      },
    });
  }

  const drawn = async (
    request: FastifyRequest,
    preferences: LanguagePreferences,
    refusedSignIn: RefusedSignIn | undefined,
  ) => {
    const { pathname, search } = addressOf(request);
    const host = request.headers.host ?? '';
    const ask = async (path: string) => {
      const answer = await app.inject({
        method: 'GET',
        url: `/api/v1${path}`,
        headers: { host },
        remoteAddress: request.ip,
      });
      return answer.statusCode === 200 ? answer.json<unknown>() : undefined;
    };
    return renderer?.draw({
      path: pathname,
      search,
      host,
      config,
      preferences,
      ask,
      ...(refusedSignIn && { refusedSignIn }),
    });
  };
  const shell = async (
    request: FastifyRequest,
    html: string,
    site: Site,
    preferences: LanguagePreferences,
    hasSignedIn: boolean,
  ) => {
    const { brand, language: facilityLanguage } = await looksOf(site, db);
    const language = chosenLanguage(preferences.chosen, facilityLanguage, preferences.requested);
    const frame = /^\/(app|admin)(\/|\?|$)/.test(request.url) ? renderer?.frame : undefined;
    return html
      .replace(
        '<html lang="en" dir="ltr">',
        `<html lang="${language}" dir="${directionOf(language)}">`,
      )
      .replace('%ALMS_PAGE%', () =>
        jsonText({ config, language, ...(hasSignedIn && { hasSignedIn }) }),
      )
      .replace('<div id="root"></div>', (root) => root + (frame?.html ?? ''))
      .replace(
        '<!--alms:styles-->',
        () =>
          (brand
            ? `<style nonce="%CSP_NONCE%">:root{--alms-tenant-primary:${brand}}</style>`
            : '') + (frame?.styles ?? ''),
      );
  };

  app.get('/robots.txt', async (request, reply) => {
    const isMain = siteOf(request.headers.host, config.baseDomain).kind === 'main';
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${(isMain ? ['/app', '/admin', '/api'] : ['/']).map((path) => `Disallow: ${path}\n`).join('')}`,
      );
  });

  return async (request, reply, refusedSignIn) => {
    addressOf(request);
    const site = siteOf(request.headers.host, config.baseDomain);
    if (
      site.kind === 'unknown' ||
      (site.kind === 'facility' && !(await isRegistered(db, site.subdomain)))
    ) {
      const language = chosenLanguage(requestLanguageOf(request));
      const text = unknownHostText(language, mainSiteUrl(hosts));
      return sendPage(reply.status(421), plainPage(text, language));
    }
    // A file of another build: a page in its place would be parsed as code.
    if (request.url.startsWith('/assets/')) throw new Refusal('not_found');
    if (template === undefined) {
      return sendPage(reply.status(503), plainPage(notBuilt, 'en'));
    }
    // Forms of the main site name their origin to the facility: with `no-referrer` it would be
    // `null`.
    if (site.kind === 'main') void reply.header('Referrer-Policy', 'strict-origin');
    const preferences = languagePreferences(request);
    if (preferences.cookie !== undefined) void reply.header('Set-Cookie', preferences.cookie);
    const hasSignedIn = signedInCookie.read(request.headers.cookie ?? '') !== undefined;
    if (hasSignedIn) void reply.header('Set-Cookie', signedInCookie.removed);
    const html =
      (await drawn(request, preferences, refusedSignIn)) ??
      (await shell(request, template, site, preferences, hasSignedIn));
    return sendPage(reply, (nonce) => html.replaceAll('%CSP_NONCE%', nonce), formTargets);
  };
}

/**
 * Returns the address of a request. Throws not found for a path that a URL parser would read as a
 * host (`//`) or refuse (`//[`).
 */
function addressOf({ url }: FastifyRequest): URL {
  const base = 'http://page.invalid';
  if (/^[/\\]{2}/.test(url) || !URL.canParse(url, base)) throw new Refusal('not_found');
  return new URL(url, base);
}

/** The facility's language and colour, for the first paint. The column contains only `#rrggbb`. */
async function looksOf(
  site: Site,
  db: Database,
): Promise<{ brand?: string | undefined; language?: LanguageTag | null | undefined }> {
  if (site.kind !== 'facility') return {};
  const tenant = await db
    .selectFrom('tenant')
    .select('id')
    .where('subdomain', '=', site.subdomain)
    .executeTakeFirst();
  if (!tenant) return {};
  const settings = await tenantTransaction(db, tenant.id, (tx) =>
    tx
      .selectFrom('facility_profile')
      .select(['primary_color', 'language'])
      .where('tenant_id', '=', tenant.id)
      .executeTakeFirst(),
  );
  return {
    brand: /^#[0-9a-f]{6}$/i.exec(settings?.primary_color ?? '')?.[0],
    language: settings?.language,
  };
}
