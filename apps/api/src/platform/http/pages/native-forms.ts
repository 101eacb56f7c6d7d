import { mayCall } from '@alms/lis-domain/access';
import type { AnswerOf } from '@alms/lis-domain/http';
import {
  handOverPath,
  liveDemoPath,
  twoStepQuery,
  type signIn,
  type SignedIn,
} from '@alms/lis-domain/identity';
import { readOnboardingStatus } from '@alms/lis-domain/onboarding';
import {
  facilityUrl,
  safeReturnPath,
  typedSubdomain,
  type FacilityHosts,
} from '@alms/lis-domain/tenancy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedInCookie } from '../../auth/host-cookie.ts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../refusals/problems.ts';
import { apiBase } from '../requests/api-base.ts';
import type { SendPortalPage } from './pages.ts';

export interface NativeFormDependencies {
  hosts: FacilityHosts;
  clock: Clock;
  page: SendPortalPage;
}

/** Page that requests a code after the password; its form posts back here. */
const twoStep = '/login/two-step';

/** Time allowed to load the page after sign-in, in ms. */
const ARRIVAL = 60_000;

/** Returns a form of another site to the sign-in page: its sender sees no error document. */
function onForeignForm(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal && error.code === 'foreign_origin')
    return reply.redirect('/login', 303);
  throw error;
}

const form = { errorHandler: onForeignForm, config: { form: true } };

/**
 * Handles the forms of the landing and sign-in pages when submitted before the portal's scripts
 * have loaded. They use the same endpoints and respond with pages.
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

  /** Sends an API request on behalf of the form's sender. */
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
  /**
   * Whether this user should finish the set-up. Checked only for permitted users: otherwise a
   * rejection would be audited although the user attempted nothing.
   */
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
  /** Continues after sign-in: the portal opens a session from the cookie alone. */
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

  /** Continues after a correct password or code: with the second step, if the account has one. */
  const goOnAfter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Awaited<ReturnType<typeof callAs>>,
  ) => {
    const cookie = answer.headers['set-cookie'] ?? [];
    const begun = answer.json<AnswerOf<typeof signIn>>();
    if (!('two_step' in begun)) return goOn(request, reply, begun, cookie);
    return reply
      .headers({ 'Set-Cookie': cookie })
      .redirect(`${twoStep}?${twoStepQuery(begun.two_step.ways)}`, 303);
  };

  // The main site submits its one-time code here as a form: a form reveals its origin, and the code
  // appears in no address.
  app.post(
    handOverPath,
    { errorHandler: onForeignForm, config: { fromMainSite: true, form: true } },
    async (request, reply) => {
      const answer = await callAs(request, {
        method: 'POST',
        path: '/auth/hand-over/finish',
        payload: JSON.stringify({ code: textIn(request, 'code') }),
        headers: { 'content-type': 'application/json' },
      });
      return answer.statusCode === 200
        ? goOnAfter(request, reply, answer)
        : reply.redirect('/login?reason=hand_over_expired', 303);
    },
  );

  app.post(liveDemoPath, form, async (request, reply) => {
    const answer = await callAs(request, {
      method: 'POST',
      path: '/auth/live-demo',
      payload: JSON.stringify({ role: textIn(request, 'role') }),
      headers: { 'content-type': 'application/json' },
    });
    return answer.statusCode === 200
      ? goOnAfter(request, reply, answer)
      : reply.redirect(`${liveDemoPath}?failed`, 303);
  });

  app.post('/login', form, async (request, reply) => {
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
    return goOnAfter(request, reply, answer);
  });

  app.post(twoStep, form, async (request, reply) => {
    const answer = await callAs(request, {
      method: 'POST',
      path: '/auth/two-step',
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
