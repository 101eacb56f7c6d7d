import { mainSiteUrl, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { FastifyInstance } from 'fastify';
import type { SendPortalPage } from './pages.ts';
import { siteOf } from '../requests/site.ts';

/**
 * Serves the sign-in page for facilities and the main site. Other hosts redirect to the landing
 * page of the main site (specification, section 2). Its address comes from the configuration, never
 * from the request.
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
