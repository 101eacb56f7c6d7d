import { describe, expect, it } from 'vitest';
import { languageWishes } from './page-language.ts';

describe('language of a page request', () => {
  it.each([
    [
      'a choice made now, which is kept',
      '/login?language=fr',
      { 'accept-language': 'es' },
      {
        chosen: 'fr',
        asked: 'es',
        cookie: 'alms_language=fr; Path=/; SameSite=Lax; Max-Age=31536000',
      },
    ],
    [
      'a choice made before',
      '/login',
      { cookie: 'a=b; alms_language=pt' },
      { chosen: 'pt', asked: undefined, cookie: undefined },
    ],
    [
      'a choice made again',
      '/login?language=pt',
      { cookie: 'alms_language=pt' },
      { chosen: 'pt', asked: undefined, cookie: undefined },
    ],
    [
      'another choice',
      '/login?language=ar',
      { cookie: 'alms_language=pt' },
      {
        chosen: 'ar',
        asked: undefined,
        cookie: 'alms_language=ar; Path=/; SameSite=Lax; Max-Age=31536000',
      },
    ],
    [
      'a language that is not spoken',
      '/login?language=de',
      { cookie: 'not_alms_language=fr', 'accept-language': 'de' },
      { chosen: undefined, asked: undefined, cookie: undefined },
    ],
    [
      'only the browser\u2019s',
      '/login',
      { 'accept-language': 'fr-CA,fr;q=0.8' },
      { chosen: undefined, asked: 'fr', cookie: undefined },
    ],
  ])('%s', (_, url, headers, expected) => {
    expect(languageWishes({ url, headers })).toEqual(expected);
  });
});
