import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { FastifyInstance } from 'fastify';
import type { SendPortalPage } from './pages.ts';
import { siteOf } from '../requests/site.ts';

/** Public pages of the main site, where facilities register. */
const mainSitePages = ['/landing', '/pricing', '/register-lab', '/register-hospital'] as const;

/**
 * Redirects to the main site: its own pages from every other host, with the same path and query,
 * and the sign-in page from hosts that cannot have a facility (specification, section 2). The
 * address comes from the configuration, never from the request.
 */
export function addMainSitePages(
  app: FastifyInstance,
  { hosts, page }: { hosts: FacilityHosts; page: SendPortalPage },
): void {
  const kindOf = (host: string | undefined) => siteOf(host, hosts.baseDomain).kind;
  for (const path of mainSitePages)
    app.get(path, async (request, reply) =>
      kindOf(request.headers.host) === 'main'
        ? page(request, reply)
        : reply.redirect(mainSiteUrl(hosts) + request.url, 303),
    );
  app.get('/login', async (request, reply) =>
    kindOf(request.headers.host) === 'unknown'
      ? reply.redirect(`${mainSiteUrl(hosts)}/landing`, 303)
      : page(request, reply),
  );
}
