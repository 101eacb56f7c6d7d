import { languageAskedFor, languageOf, type LanguageTag } from '@alms/lis-domain/language';
import type { FastifyRequest } from 'fastify';
import { cookieValues } from '../auth/cookies.ts';

/** Remembers the language that a visitor chose at this address; it names nobody. A person's own choice stands in the account. */
const name = 'alms_language';
const YEAR = 31_536_000;

export interface LanguageWishes {
  /** What the visitor chose here, now or before. */
  chosen: LanguageTag | undefined;
  /** What the browser asks for. */
  asked: LanguageTag | undefined;
  /** The cookie that keeps a choice made just now. */
  cookie: string | undefined;
}

/** What a request for a page says about its language: `?language=fr` is a choice, the browser's list a wish. */
export function languageWishes({
  url,
  headers,
}: Pick<FastifyRequest, 'url' | 'headers'>): LanguageWishes {
  const now = languageOf(new URL(url, 'http://page.invalid').searchParams.get('language'));
  const before = languageOf(cookieValues(headers.cookie ?? '', name)[0]);
  return {
    chosen: now ?? before,
    asked: languageAskedFor(headers['accept-language']),
    cookie:
      now === undefined || now === before
        ? undefined
        : `${name}=${now}; Path=/; SameSite=Lax; Max-Age=${YEAR}`,
  };
}

/** What a request that shows no page of the portal would be answered in: what was chosen at this address, else what the browser asks for. */
export function askedLanguageOf(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
): LanguageTag | undefined {
  const { chosen, asked } = languageWishes(request);
  return chosen ?? asked;
}
