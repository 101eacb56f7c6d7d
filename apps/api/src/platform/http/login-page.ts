import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { FastifyInstance } from 'fastify';
import type { SendPortalPage } from './pages.ts';
import { siteOf } from './site.ts';

/**
 * The sign-in page is a facility's or the main site's; under every other host, where no facility can be meant, it leads to the landing page
 * of the main site (specification, section 2). Where that is, the configuration says, never the request.
 */
export function addLoginPage(
  app: FastifyInstance,
  { hosts, page }: { hosts: FacilityHosts; page: SendPortalPage },
): void {
  app.get('/login', async (request, reply) =>
    siteOf(request.headers.host, hosts.baseDomain).kind === 'unknown'
      ? reply.redirect(`${mainSiteUrl(hosts)}/landing`, 303)
      : page(request, reply),
  );
}
