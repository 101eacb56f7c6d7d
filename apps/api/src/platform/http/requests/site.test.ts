import { describe, expect, it } from 'vitest';
import { siteOf } from './site.ts';

describe('siteOf', () => {
  it.each([
    'alms.localhost',
    'ALMS.localhost:4173',
    'alms.localhost.',
    'www.alms.localhost',
    'alms.alms.localhost',
    'localhost:4173',
    '127.0.0.1',
    '[::1]:4173',
    '10.0.0.7:80',
  ])('%s is the main site', (host) => {
    expect(siteOf(host, 'alms.localhost')).toEqual({ kind: 'main' });
  });

  it.each(['demo.alms.localhost', 'Demo.alms.localhost:4173', 'www.demo.alms.localhost'])(
    '%s is the facility demo',
    (host) => {
      expect(siteOf(host, 'alms.localhost')).toEqual({ kind: 'facility', subdomain: 'demo' });
    },
  );

  it.each([
    undefined,
    '',
    'evil.test',
    'alms.localhost.evil.test',
    'api.alms.localhost',
    'a.b.alms.localhost',
    'demo.localhost',
    '[not]',
  ])('%s is unknown', (host) => {
    expect(siteOf(host, 'alms.localhost')).toEqual({ kind: 'unknown' });
  });
});
