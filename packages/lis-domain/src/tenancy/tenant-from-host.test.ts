import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facilityUrl, mainSiteUrl } from './facility-url.ts';
import { checkSubdomain } from './subdomain.ts';
import { tenantFromHost } from './tenant-from-host.ts';

/** Laboratory cases 5.11. */
describe('tenant from host, base domain example.com', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '192.168.1.10',
    '[::1]',
    '[::1]:4173',
    'example.com',
    'example.com.',
    'www.example.com',
    'alms.example.com',
    '',
  ])('%s: no facility', (host) => {
    expect(tenantFromHost(host, { baseDomain: 'example.com' })).toBeUndefined();
  });

  it.each([
    'lab1.example.com',
    'LAB1.Example.com:8080',
    'www.lab1.example.com',
    'ww2.lab1.example.com',
    'alms.lab1.example.com',
    'lab1.alms.example.com',
    'lab1.example.com.',
    'www.lab1.alms.example.com',
  ])('%s: lab1', (host) => {
    expect(tenantFromHost(host, { baseDomain: 'example.com' })).toBe('lab1');
  });

  it('finds the same facility if the product label belongs to the base domain', () => {
    expect(tenantFromHost('lab1.alms.example.com', { baseDomain: 'alms.example.com' })).toBe(
      'lab1',
    );
  });
});

/** Security 4.5. */
describe('guarded host rule, base domain lis.test', () => {
  it.each([
    ['city-lab.lis.test', 'city-lab'],
    ['www.city-lab.lis.test', 'city-lab'],
    ['alms.city-lab.lis.test', 'city-lab'],
    ['CITY-LAB.LIS.TEST', 'city-lab'],
    ['www.lis.test', undefined],
    ['alms.lis.test', undefined],
    ['wwf-lab.lis.test', undefined],
    ['www.wwf-lab.lis.test', undefined],
    ['api.lis.test', undefined],
    ['xn--80ak6aa92e.lis.test', undefined],
    ['city--lab.lis.test', undefined],
    ['city_lab.lis.test', undefined],
    ['-x.lis.test', undefined],
    ['a.b.lis.test', undefined],
    ['lab1.lab2.lis.test', undefined],
    ['city-lab.lis.test.evil.test', undefined],
    ['city-lab.evillis.test', undefined],
    ['127.0.0.1.nip.io', undefined],
    ['2130706433', undefined],
    ['city-lab.localhost', undefined],
    ['.lis.test', undefined],
    ['city-lab.lis.test@evil.test', undefined],
  ])('%s: %s', (host, expected) => {
    expect(tenantFromHost(host, { baseDomain: 'lis.test' })).toBe(expected);
  });

  it('does not treat a suffix such as co.uk as a facility', () => {
    expect(tenantFromHost('example.co.uk', { baseDomain: 'example.co.uk' })).toBeUndefined();
  });

  it.each([
    ['demo.alms.localhost:4173', 'demo'],
    ['alms.localhost:4173', undefined],
    ['localhost:4173', undefined],
  ])('in development, %s: %s', (host, expected) => {
    expect(tenantFromHost(host, { baseDomain: 'alms.localhost' })).toBe(expected);
  });

  it('returns only valid facility subdomains', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{0,12}$/);
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 4 }),
        fc.constantFrom('lis.test', 'evil.test', 'test'),
        (labels, base) => {
          const tenant = tenantFromHost([...labels, base].join('.'), { baseDomain: 'lis.test' });
          expect(
            tenant === undefined ||
              (base === 'lis.test' && labels.includes(tenant) && checkSubdomain(tenant) === null),
          ).toBe(true);
        },
      ),
      { seed: 22 },
    );
  });
});

describe('facility address', () => {
  it.each([
    ['lab1', { baseDomain: 'example.com' }, 'https://lab1.example.com', 'https://example.com'],
    [
      'lab1',
      { baseDomain: 'example.com', port: '' },
      'https://lab1.example.com',
      'https://example.com',
    ],
    [
      'demo',
      { baseDomain: 'alms.localhost', port: 4173 },
      'http://demo.alms.localhost:4173',
      'http://alms.localhost:4173',
    ],
    [
      'demo',
      { baseDomain: 'localhost', port: '4173' },
      'http://demo.localhost:4173',
      'http://localhost:4173',
    ],
    ['demo', { baseDomain: 'notlocalhost' }, 'https://demo.notlocalhost', 'https://notlocalhost'],
  ])('%s at %j', (subdomain, hosts, facility, main) => {
    expect(facilityUrl(subdomain, hosts)).toBe(facility);
    expect(mainSiteUrl(hosts)).toBe(main);
  });
});
