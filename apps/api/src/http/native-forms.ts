import { facilityUrl, safeReturnPath, typedSubdomain, type FacilityHosts } from '@alms/lis-domain/tenancy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiBase } from './contract-routes.ts';
import type { SendPortalPage } from './pages.ts';

export interface NativeFormDependencies {
  hosts: FacilityHosts;
  page: SendPortalPage;
}

/** Only a page of this very site may sign somebody in: another could sign a person in to somebody else's account. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host);
}

/**
 * The forms of the landing and login pages, for whoever sends them before the portal's scripts are there. They lead to the same calls, and
 * answer with pages.
 */
export function addNativeForms(app: FastifyInstance, { hosts, page }: NativeFormDependencies): void {
  app.get('/go', async (request, reply) => {
    const typed = [(request.query as Record<string, string | string[] | undefined>)['subdomain'] ?? ''].flat().join();
    const { subdomain } = typedSubdomain(typed);
    return reply.redirect(subdomain === undefined ? `/landing?${new URLSearchParams({ subdomain: typed.slice(0, 60) }).toString()}` : facilityUrl(subdomain, hosts), 303);
  });

  app.post('/login', async (request, reply) => {
    if (!isOwnForm(request)) return reply.redirect('/login', 303);
    const form = (request.body ?? {}) as Record<string, unknown>;
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const [username, password] = [text('username'), text('password')];
    const caller = { headers: { host: request.headers.host ?? '', 'user-agent': request.headers['user-agent'] ?? '' }, remoteAddress: request.ip };
    const answer = await app.inject({
      ...caller, method: 'POST', url: `${apiBase}/auth/token`, payload: new URLSearchParams({ username, password }).toString(),
      headers: { ...caller.headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (answer.statusCode !== 200) {
      const { code } = answer.json<{ code: string }>();
      return page(request, reply.status(answer.statusCode), { code, username: username.slice(0, 254) });
    }
    const { access_token: token } = answer.json<{ access_token: string }>();
    const setUp = await app.inject({ ...caller, method: 'GET', url: `${apiBase}/onboarding/status`, headers: { ...caller.headers, authorization: `Bearer ${token}` } });
    const isOpen = setUp.statusCode === 200 && setUp.json<{ has_incomplete_onboarding: boolean }>().has_incomplete_onboarding;
    // Refused to who cannot do the set-up. The portal begins a session from the cookie alone.
    return reply.headers({ 'Set-Cookie': answer.headers['set-cookie'] ?? [] }).redirect(isOpen ? '/onboarding' : safeReturnPath(undefined), 303);
  });
}
