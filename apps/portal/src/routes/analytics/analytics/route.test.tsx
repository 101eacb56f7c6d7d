import { aKeyMetrics, aSession, aSubscription } from '@alms/lis-domain/fixtures';
import { readKeyMetrics } from '@alms/lis-domain/analytics';
import { CallError, type Endpoint } from '@alms/lis-domain/http';
import { readSubscription } from '@alms/lis-domain/subscription';
import { systemClock } from '@alms/ui/clock';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { paths } from '../../../app/paths.ts';
import type { Api } from '../../../data/api.ts';
import { openEarlyAnswers } from '../../../data/early-answers.ts';
import { english } from '../../../i18n/load-words.ts';
import { openSessionStore } from '../../../session/session-store.ts';
import AnalyticsRoute from './route.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Opens `/app/analytics` in a plan; without analytics, the server refuses all figures. */
function open(analytics: boolean) {
  const { features } = aSubscription();
  const subscription = aSubscription({
    plan_name: 'Starter',
    features: { ...features, analytics },
  });
  const call = async (spec: Endpoint): Promise<unknown> => {
    if (spec === readSubscription) return subscription;
    if (!analytics && spec.feature === 'analytics') throw new CallError('rejected', 402);
    return spec === readKeyMetrics ? aKeyMetrics() : new Promise<never>(() => {});
  };
  const store = openSessionStore(window);
  store.start(aSession('lab_manager'));
  const api = { call, early: openEarlyAnswers(systemClock) } as unknown as Api;
  render(
    <MemoryRouter initialEntries={[`${paths.analytics}?period=year`]}>
      <Providers
        store={store}
        api={api}
        page={{
          config: { baseDomain: 'alms.localhost', demo: false, beta: true, operator: {} },
          language: 'en',
          answers: {},
        }}
        host="north.alms.localhost"
        language={english}
      >
        <AnalyticsRoute />
      </Providers>
    </MemoryRouter>,
  );
}

it('offers the upgrade instead of figures in a plan without analytics', async () => {
  open(false);
  expect(
    await screen.findByRole('heading', {
      name: 'Analytics is not included in the Starter plan',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
    'href',
    paths.contactSales,
  );
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/pricing$/),
  );
  expect(screen.queryByText('At a glance')).toBeNull();
});

it('shows the figures in a plan with analytics', async () => {
  open(true);
  expect(await screen.findByText('Results released')).toBeInTheDocument();
  expect(screen.queryByText(/is not included/)).toBeNull();
});
