import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

/** Security 4.6. */
describe('safeReturnPath', () => {
  it.each([
    '/app',
    '/app/dashboard',
    '/app/test-results?status=entered&q=a%20b',
    '/admin',
    '/admin/audit-logs',
    '/onboarding',
    '/app/patient-portal/1?a=/b//c',
  ])('returns to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['a fragment is dropped', '/app/dashboard#section', '/app/dashboard'],
    ['dots are resolved', '/app/x/../profile', '/app/profile'],
  ])('%s', (_, from, to) => {
    expect(safeReturnPath(from)).toBe(to);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    'app/dashboard',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/app',
    'javascript:alert(1)',
    'data:text/html,x',
    '/app\n/dashboard',
    '/app\t',
    ' /app',
    '/app /x',
    '/app\u0000',
    '/login',
    '/',
    '/landing',
    '/application',
    '/administrator',
    '/onboarding/x',
    '/app/../login',
    '/app/%2e%2e/login',
    '/app/..//evil.test',
    '/app%2f..%2fx',
    '/app/%2Fevil',
    '/app/%5cevil',
    '/app/%00',
    '/reset-password/token',
    `/app/${'x'.repeat(2048)}`,
    '/@evil.test/app',
    '/app/..%2flogin',
  ])('rejects %j', (from) => {
    expect(safeReturnPath(from)).toBe('/app/dashboard');
  });

  it('never leaves the site, for any input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5C',
      'app',
      'admin',
      'evil.test',
      '?',
      '#',
      '\t',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const url = new URL(safeReturnPath(parts.join('')), 'https://lab.example');
        expect(url.origin).toBe('https://lab.example');
        expect(url.pathname).toMatch(/^\/(app|admin|onboarding)/);
      }),
      { seed: 46, numRuns: 1000 },
    );
  });
});
