import { describe, expect, it } from 'vitest';
import { languagePreferences } from './page-language.ts';

describe('language of a page request', () => {
  it.each([
    [
      'a new choice, which is stored',
      '/login?language=fr',
      { 'accept-language': 'es' },
      {
        chosen: 'fr',
        requested: 'es',
        cookie: 'alms_language=fr; Path=/; SameSite=Lax; Max-Age=31536000',
      },
    ],
    [
      'a stored choice',
      '/login',
      { cookie: 'a=b; alms_language=pt' },
      { chosen: 'pt', requested: undefined, cookie: undefined },
    ],
    [
      'a repeated choice',
      '/login?language=pt',
      { cookie: 'alms_language=pt' },
      { chosen: 'pt', requested: undefined, cookie: undefined },
    ],
    [
      'another choice',
      '/login?language=ar',
      { cookie: 'alms_language=pt' },
      {
        chosen: 'ar',
        requested: undefined,
        cookie: 'alms_language=ar; Path=/; SameSite=Lax; Max-Age=31536000',
      },
    ],
    [
      'an unsupported language',
      '/login?language=de',
      { cookie: 'not_alms_language=fr', 'accept-language': 'de' },
      { chosen: undefined, requested: undefined, cookie: undefined },
    ],
    [
      'only the browser’s preference',
      '/login',
      { 'accept-language': 'fr-CA,fr;q=0.8' },
      { chosen: undefined, requested: 'fr', cookie: undefined },
    ],
  ])('%s', (_, url, headers, expected) => {
    expect(languagePreferences({ url, headers })).toEqual(expected);
  });
});
