import {
  readKeyMetrics,
  readQualityMetrics,
  readTestStatus,
  readTurnaround,
} from '@alms/lis-domain/analytics';
import {
  aKeyMetrics,
  anOnboardingResume,
  aQualityMetrics,
  aSession,
  aTestStatus,
  aTurnaround,
  FIXTURE_NOW,
  someLaboratoryFigures,
} from '@alms/lis-domain/fixtures';
import { readRevenueMetrics } from '@alms/lis-domain/billing';
import type { NamedLaboratory } from '@alms/lis-domain/facility';
import { listStockAlerts } from '@alms/lis-domain/inventory';
import type { User } from '@alms/lis-domain/identity';
import { listOrders } from '@alms/lis-domain/orders';
import { readOverview } from '@alms/lis-domain/results';
import { countCollection } from '@alms/lis-domain/samples';
import type { Role } from '@alms/lis-domain/access';
import { CallError, takesLaboratory, type Endpoint } from '@alms/lis-domain/http';
import { resumeOnboarding, type OnboardingResume } from '@alms/lis-domain/onboarding';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionStore } from '../../session/session-store.ts';
import DashboardRoute, { preloadParts } from './route.tsx';
import { testApi, TestPage } from '../../testing/test-page.tsx';

const FIVE_MINUTES = 300_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse(FIXTURE_NOW) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Opens the dashboard, by default for a user who only views figures; `fails` makes later requests
 * fail.
 */
async function open(
  role: Role = 'report_viewer',
  failing: readonly Endpoint[] = [],
  user: Partial<User> = {},
) {
  let works = true;
  let answerSetup: (resume: OnboardingResume) => void = () => {};
  const setup = new Promise<OnboardingResume>((resolve) => (answerSetup = resolve));
  const answers = new Map<Endpoint, unknown>([
    [resumeOnboarding, setup],
    [readKeyMetrics, aKeyMetrics()],
    [readTestStatus, aTestStatus()],
    [readQualityMetrics, aQualityMetrics()],
    [readTurnaround, aTurnaround()],
  ]);
  const call = vi.fn((spec: Endpoint, _input?: object): Promise<unknown> => {
    if (!answers.has(spec)) return new Promise<never>(() => {});
    return works && !failing.includes(spec)
      ? Promise.resolve(answers.get(spec))
      : Promise.reject(new CallError('server', 500));
  });
  const store = openSessionStore(window);
  store.start(aSession(role, user));
  const api = testApi({ call });
  render(
    <TestPage store={store} api={api}>
      <DashboardRoute />
    </TestPage>,
  );
  await pass(0);
  return {
    store,
    call,
    metricsRequests: () => call.mock.calls.filter(([spec]) => spec === readKeyMetrics).length,
    fails: () => (works = false),
    answersSetup: async (resume: OnboardingResume) => {
      answerSetup(resume);
      await pass(0);
    },
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function refreshByHand() {
  act(() => screen.getByRole('button', { name: 'Refresh statistics' }).click());
  await pass(0);
}

const announcement = () => screen.queryByText('Statistics updated');

describe('dashboard figures', () => {
  it('are refreshed every five minutes without a message', async () => {
    const { metricsRequests } = await open();
    expect(metricsRequests()).toBe(1);
    await pass(FIVE_MINUTES - 1);
    expect(metricsRequests()).toBe(1);
    await pass(1);
    expect(metricsRequests()).toBe(2);
    expect(announcement()).toBeNull();
  });

  it('are not refreshed while the page is hidden, but when it becomes visible', async () => {
    const { metricsRequests } = await open();
    see('hidden');
    await pass(3 * FIVE_MINUTES);
    expect(metricsRequests()).toBe(1);
    see('visible');
    await pass(0);
    expect(metricsRequests()).toBe(2);
    expect(announcement()).toBeNull();
  });

  it('are confirmed as updated after a manual refresh', async () => {
    const { metricsRequests } = await open();
    await pass(60_000);
    await refreshByHand();
    expect(metricsRequests()).toBe(2);
    expect(announcement()).toBeInTheDocument();
  });

  it('are not confirmed as updated after a server error, although the last ones stay', async () => {
    const { fails } = await open();
    fails();
    await pass(60_000);
    await refreshByHand();
    expect(announcement()).toBeNull();
    expect(screen.getByText('Tests today')).toBeInTheDocument();
  });

  it.each([
    ['key metrics', readKeyMetrics, 'key_metrics_failed'],
    ['the test status', readTestStatus, 'key_metrics_failed'],
    ['quality metrics', readQualityMetrics, 'quality_metrics_failed'],
  ])('are logged with a warning without %s', async (_case, endpoint, warning) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open('report_viewer', [endpoint]);
    expect(warn.mock.calls).toEqual([[`ALMS: ${warning}`, '/app/dashboard']]);
  });
});

describe('dashboard of a facility with two sites', () => {
  const [main, north] = someLaboratoryFigures().items.map(({ laboratory }) => laboratory) as [
    NamedLaboratory,
    NamedLaboratory,
  ];
  const cards = [
    readKeyMetrics,
    readTestStatus,
    readQualityMetrics,
    readTurnaround,
    readRevenueMetrics,
    listOrders,
    readOverview,
    countCollection,
    listStockAlerts,
  ];

  beforeAll(preloadParts);

  it('requests every card for the chosen site, and again for another one', async () => {
    const { store, call } = await open('admin', [], {
      laboratories: [main, north].map((each) => ({ ...each, time_zone: 'Europe/Berlin' })),
      laboratory_id: north.id,
    });
    /** Sites requested since the last look, of endpoints that can be limited to one. */
    const requested = async () => {
      await vi.dynamicImportSettled();
      await pass(0);
      const calls = call.mock.calls.splice(0).filter(([spec]) => takesLaboratory(spec));
      return {
        endpoints: new Set(calls.map(([spec]) => spec.id)),
        sites: new Set(
          calls.map(
            ([, input]) => (input as { query?: { laboratory_id?: string } }).query?.laboratory_id,
          ),
        ),
      };
    };
    const before = await requested();
    expect([...before.endpoints].toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
    expect(before.sites).toEqual(new Set([north.id]));
    act(() => {
      const session = store.read();
      if (session) store.replaceUser({ ...session.user, laboratory_id: main.id });
    });
    const after = await requested();
    expect(after.endpoints).toEqual(before.endpoints);
    expect(after.sites).toEqual(new Set([main.id]));
  });

  it('requests no site in a facility with one', async () => {
    const { call } = await open('admin');
    await vi.dynamicImportSettled();
    await pass(0);
    const queries = call.mock.calls.map(([, input]) => JSON.stringify(input) ?? '');
    expect(queries.filter((query) => query.includes('laboratory_id'))).toEqual([]);
  });
});

describe('setup card', () => {
  const card = () => screen.queryByText('Welcome! Finish setting up your laboratory');

  it.each([
    ['is never shown when no setup step is open', 'completed', false],
    ['appears once an open step is known', 'system_preferences', true],
  ] as const)('%s', async (_, next_step, isThere) => {
    const { answersSetup } = await open('admin');
    await vi.dynamicImportSettled();
    await pass(0);
    expect(card()).toBeNull();
    await answersSetup(anOnboardingResume({ next_step }));
    expect(card() !== null).toBe(isThere);
  });
});
