import { mayCall } from '@alms/lis-domain/access';
import type { AnswerOf } from '@alms/lis-domain/http';
import { secondStepQuery, type signIn, type SignedIn } from '@alms/lis-domain/identity';
import { readOnboardingStatus } from '@alms/lis-domain/onboarding';
import {
  facilityUrl,
  safeReturnPath,
  typedSubdomain,
  type FacilityHosts,
} from '@alms/lis-domain/tenancy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from '../auth/host-cookie.ts';
import type { Clock } from '../clock.ts';
import { apiBase } from './api-base.ts';
import type { SendPortalPage } from './pages.ts';

export interface NativeFormDependencies {
  hosts: FacilityHosts;
  clock: Clock;
  page: SendPortalPage;
}

/** The page that asks for a code after the password, which its form comes back to. */
const secondStep = '/login/second-step';

/** How long the page that a sign-in leads to may take to arrive, ms. */
const ARRIVAL = 60_000;

/** Only a page of this very site may sign somebody in: another could sign a person in to somebody else's account. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return (
    headers.origin === undefined ||
    (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host)
  );
}

/**
 * The forms of the landing and login pages, for whoever sends them before the portal's scripts are there. They lead to the same calls, and
 * answer with pages.
 */
export function addNativeForms(
  app: FastifyInstance,
  { hosts, clock, page }: NativeFormDependencies,
): void {
  app.get('/go', async (request, reply) => {
    const typed = [
      (request.query as Record<string, string | string[] | undefined>)['subdomain'] ?? '',
    ]
      .flat()
      .join();
    const { subdomain } = typedSubdomain(typed);
    return reply.redirect(
      subdomain === undefined
        ? `/landing?${new URLSearchParams({ subdomain: typed.slice(0, 60) }).toString()}`
        : facilityUrl(subdomain, hosts),
      303,
    );
  });

  /** Makes a call as whoever sent the form. */
  const callAs = (
    request: FastifyRequest,
    call: {
      method: 'GET' | 'POST';
      path: string;
      payload?: string;
      headers?: Record<string, string>;
    },
  ) =>
    app.inject({
      method: call.method,
      url: apiBase + call.path,
      remoteAddress: request.ip,
      ...(call.payload !== undefined && { payload: call.payload }),
      headers: {
        host: request.headers.host ?? '',
        'user-agent': request.headers['user-agent'] ?? '',
        ...call.headers,
      },
    });
  const textIn = ({ body }: FastifyRequest, name: string) => {
    const value = ((body ?? {}) as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : '';
  };
  /** Whether the set-up is this person's to finish. Nobody else is asked about it: a refusal would stand in the record, and nobody has tried anything. */
  const hasSetUpOpen = async (request: FastifyRequest, { access_token, user }: SignedIn) => {
    if (!mayCall(user, readOnboardingStatus.access).allowed) return false;
    const answer = await callAs(request, {
      method: 'GET',
      path: '/onboarding/status',
      headers: { authorization: `Bearer ${access_token}` },
    });
    return (
      answer.statusCode === 200 &&
      answer.json<AnswerOf<typeof readOnboardingStatus>>().has_incomplete_onboarding
    );
  };
  /** Somebody has signed in: the portal begins a session from the cookie alone. */
  const goOn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    signedIn: SignedIn,
    cookies: string | string[],
  ) => {
    const isOpen = await hasSetUpOpen(request, signedIn);
    const now = clock.now();
    const word = signedInCookie.set('1', new Date(now.getTime() + ARRIVAL), now);
    return reply
      .headers({ 'Set-Cookie': [cookies, word].flat() })
      .redirect(isOpen ? '/onboarding' : safeReturnPath(undefined), 303);
  };

  app.post('/login', async (request, reply) => {
    if (!isOwnForm(request)) return reply.redirect('/login', 303);
    const [username, password] = [textIn(request, 'username'), textIn(request, 'password')];
    const answer = await callAs(request, {
      method: 'POST',
      path: '/auth/token',
      payload: new URLSearchParams({ username, password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (answer.statusCode !== 200) {
      const { code } = answer.json<{ code: string }>();
      return page(request, reply.status(answer.statusCode), {
        code,
        username: username.slice(0, 254),
      });
    }
    const cookie = answer.headers['set-cookie'] ?? [];
    const begun = answer.json<AnswerOf<typeof signIn>>();
    if (!('second_step' in begun)) return goOn(request, reply, begun, cookie);
    return reply
      .headers({ 'Set-Cookie': cookie })
      .redirect(`${secondStep}?${secondStepQuery(begun.second_step.ways)}`, 303);
  });

  app.post(secondStep, async (request, reply) => {
    if (!isOwnForm(request)) return reply.redirect('/login', 303);
    const answer = await callAs(request, {
      method: 'POST',
      path: '/auth/second-step',
      payload: JSON.stringify({ code: textIn(request, 'code') }),
      headers: { 'content-type': 'application/json', cookie: request.headers.cookie ?? '' },
    });
    if (answer.statusCode !== 200)
      return page(request, reply.status(answer.statusCode), {
        code: answer.json<{ code: string }>().code,
        username: '',
      });
    return goOn(request, reply, answer.json<SignedIn>(), answer.headers['set-cookie'] ?? []);
  });
}
