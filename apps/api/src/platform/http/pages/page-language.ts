import { preferredLanguage, languageOf, type LanguageTag } from '@alms/lis-domain/language';
import type { FastifyRequest } from 'fastify';
import { cookieValues } from '../../auth/cookies.ts';

/**
 * Cookie for the visitor's language choice at this address; it identifies no user. A user's own
 * choice is stored in the account.
 */
const name = 'alms_language';
const YEAR = 31_536_000;

export interface LanguagePreferences {
  /** Language chosen here, now or earlier. */
  chosen: LanguageTag | undefined;
  /** Language requested by the browser. */
  requested: LanguageTag | undefined;
  /** Cookie that stores a choice made in this request. */
  cookie: string | undefined;
}

/**
 * Language preferences of a page request: `?language=fr` is a choice, the browser's list a
 * preference.
 */
export function languagePreferences({
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'>): LanguagePreferences {
  const now = languageOf(new URL(url, 'http://page.invalid').searchParams.get('language'));
  const before = languageOf(cookieValues(headers.cookie ?? '', name)[0]);
  return {
    chosen: now ?? before,
    requested: preferredLanguage(headers['accept-language']),
    cookie:
      now === undefined || now === before
        ? undefined
        : `${name}=${now}; Path=/; SameSite=Lax; Max-Age=${YEAR}`,
  };
}

/**
 * Language for responses other than portal pages: the choice at this address, else the browser's
 * preference.
 */
export function requestLanguageOf(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
): LanguageTag | undefined {
  const { chosen, requested } = languagePreferences(request);
  return chosen ?? requested;
}
