import { describe, expect, it } from 'vitest';
import { problemDocument, problems, type ProblemCode } from '../http/index.ts';
import {
  idleRuleFor,
  idleState,
  PROTECTED_IDLE,
  REDIRECT_WINDOW_MS,
  redirectLoops,
  SESSION_IDLE,
  sessionEndFor,
} from './session-rules.ts';

describe('sessionEndFor', () => {
  it.each([
    [401, undefined, 'session_expired'],
    [403, 'No permission for tenant', 'access_denied'],
    [403, 'Wrong Tenant', 'access_denied'],
    [403, 'Permission missing', 'access_denied'],
    [403, 'Not allowed', undefined],
    [403, undefined, undefined],
    [404, 'Tenant not found', 'tenant_not_found'],
    [404, 'TENANT NOT FOUND', 'tenant_not_found'],
    [404, 'hospital not found', 'tenant_not_found'],
    [404, 'Not found', undefined],
    [404, 'The tenant not found in this list', undefined],
    [404, undefined, undefined],
    [409, 'Tenant not found', undefined],
    [422, 'permission', undefined],
    [500, 'tenant', undefined],
  ])('%i %s', (status, detail, expected) => {
    expect(sessionEndFor(status, detail === undefined ? undefined : { detail })).toBe(expected);
  });

  it.each([
    [403, 'forbidden', 'You lack a permission', undefined],
    [403, 'tenant_mismatch', 'Elsewhere', 'access_denied'],
    [404, 'not_found', 'Tenant not found', undefined],
    [404, 'tenant_not_found', 'Tenant not found', 'tenant_not_found'],
  ])('%i is decided by the code %s before the text', (status, code, detail, expected) => {
    expect(sessionEndFor(status, { code, detail })).toBe(expected);
  });

  it('ends the session only for the intended problems', () => {
    const ending = (Object.keys(problems) as ProblemCode[]).filter(
      (code) => sessionEndFor(problems[code].status, problemDocument(code, 'r1')) !== undefined,
    );
    expect(ending).toEqual([
      'unauthenticated',
      'invalid_credentials',
      'refresh_reused',
      'tenant_mismatch',
      'tenant_not_found',
    ]);
  });

  it.each([
    [{ page: '/login' }, undefined],
    [{ page: '/unauthorized' }, undefined],
    [{ page: '/app/dashboard' }, 'session_expired'],
    [{ call: '/auth/token' }, undefined],
    [{ call: '/auth/verify-session' }, undefined],
    [{ call: '/health/ready' }, undefined],
    [{ call: '/hospitals/public/info' }, undefined],
    [{ call: '/subscription/plans' }, undefined],
    [{ call: '/patients', page: '/app/dashboard' }, 'session_expired'],
    [{ call: '/patients', page: '/login' }, undefined],
  ])('401 at %j', (place, expected) => {
    expect(sessionEndFor(401, undefined, place)).toBe(expected);
  });
});

describe('redirectLoops', () => {
  const now = 1_000_000;
  const from = (page: string, ...ages: number[]) =>
    ages.map((age) => ({ at: now - age, from: page, to: '/login' }));
  it.each([
    ['three returns', from('/app', 2000, 1000, 0), false],
    ['four returns', from('/app', 3000, 2000, 1000, 0), true],
    [
      'four returns, one outside the window',
      from('/app', REDIRECT_WINDOW_MS, 2000, 1000, 0),
      false,
    ],
    ['four returns, the first just within the window', from('/app', 9999, 2000, 1000, 0), true],
    [
      'four bookmarks, opened while signed out',
      ['/app/a', '/app/b', '/app/c', '/app/d'].flatMap((page, age) => from(page, age)),
      false,
    ],
    [
      'one page and many others',
      [...from('/app/a', 4, 3, 2, 1), ...from('/app/b', 1), ...from('/app/c', 0)],
      true,
    ],
    ['times in the future', from('/app', -5, -6, -7, 0), false],
    ['none', [], false],
  ])('%s', (_, redirects, expected) => {
    expect(redirectLoops(redirects, now)).toBe(expected);
  });
});

it('uses the idle limits of the specification, section 9', () => {
  expect([SESSION_IDLE, PROTECTED_IDLE]).toEqual([
    { limitMs: 60 * 60 * 1000, everyMs: 5 * 60 * 1000 },
    { limitMs: 30 * 60 * 1000, everyMs: 2 * 60 * 1000, firstMs: 5000 },
  ]);
});

it.each([
  ['/app', PROTECTED_IDLE],
  ['/app/test-results', PROTECTED_IDLE],
  ['/admin/audit-logs', PROTECTED_IDLE],
  ['/onboarding', SESSION_IDLE],
  ['/landing', SESSION_IDLE],
  ['/application', SESSION_IDLE],
  ['/', SESSION_IDLE],
])('%s has its own idle limit', (path, rule) => {
  expect(idleRuleFor(path)).toBe(rule);
});

describe('idleState', () => {
  const minute = 60_000;
  const last = 1_000_000_000;
  const warning = (rule: typeof PROTECTED_IDLE | typeof SESSION_IDLE) =>
    last + rule.limitMs - 2 * minute;

  it.each([
    [
      'is active just after user activity',
      PROTECTED_IDLE,
      0,
      { phase: 'in-use', until: warning(PROTECTED_IDLE) },
    ],
    [
      'is in use until two minutes before the limit',
      PROTECTED_IDLE,
      28 * minute - 1,
      { phase: 'in-use', until: warning(PROTECTED_IDLE) },
    ],
    [
      'is ending from then on',
      PROTECTED_IDLE,
      28 * minute,
      { phase: 'ending', until: last + 30 * minute },
    ],
    [
      'is ending to the last millisecond',
      PROTECTED_IDLE,
      30 * minute - 1,
      { phase: 'ending', until: last + 30 * minute },
    ],
    ['is over at the limit', PROTECTED_IDLE, 30 * minute, { phase: 'over' }],
    [
      'is over when a machine wakes up hours later',
      PROTECTED_IDLE,
      480 * minute,
      { phase: 'over' },
    ],
    [
      'lasts an hour elsewhere',
      SESSION_IDLE,
      58 * minute - 1,
      { phase: 'in-use', until: warning(SESSION_IDLE) },
    ],
    ['warns there, too', SESSION_IDLE, 58 * minute, { phase: 'ending', until: last + 60 * minute }],
    ['ends there, too', SESSION_IDLE, 60 * minute, { phase: 'over' }],
  ] as const)('%s', (_, rule, idleMs, expected) => {
    expect(idleState(rule, last, last + idleMs)).toEqual(expected);
  });
});
