import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts forms that pages of the main site submit to a facility’s address. */
    fromMainSite?: boolean;
  }
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Rejects every state-changing request that a browser sends from another origin, including the site
 * of another facility: it could use the session of the user or sign the user in to a foreign
 * account. A single check before all routes, so that no route can omit it. Routes with
 * `fromMainSite` also accept the main site, by its exact origin.
 */
export function checkOrigin(app: FastifyInstance, hosts: FacilityHosts): void {
  const { protocol, host } = new URL(mainSiteUrl(hosts));
  // The other names of the main site (`siteOf`); the names of no facility.
  const mainOrigins = ['', 'www.', 'alms.'].map((prefix) => `${protocol}//${prefix}${host}`);
  app.addHook('onRequest', async (request) => {
    if (readOnly.has(request.method) || request.is404 || isSameOrigin(request)) return;
    const { fromMainSite = false } = request.routeOptions.config;
    if (!fromMainSite || !mainOrigins.includes(request.headers.origin ?? ''))
      throw new Refusal('foreign_origin');
  });
}

/**
 * Browsers state the relation in `Sec-Fetch-Site` (`none`: the user started the request), or only
 * the `Origin` where the connection is not secure. Other clients send neither and hold no cookies
 * of another site.
 */
function isSameOrigin({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': relation, origin, host } = headers;
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
