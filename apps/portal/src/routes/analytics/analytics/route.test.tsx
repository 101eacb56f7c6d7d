import { aKeyMetrics, aSession, aSubscription } from '@alms/lis-domain/fixtures';
import { readKeyMetrics } from '@alms/lis-domain/analytics';
import { CallError, type Endpoint } from '@alms/lis-domain/http';
import { readSubscription } from '@alms/lis-domain/subscription';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { openSessionStore } from '../../../session/session-store.ts';
import AnalyticsRoute from './route.tsx';
import { testApi, TestPage } from '../../../testing/test-page.tsx';

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
  const api = testApi({ call });
  render(
    <TestPage store={store} api={api} address={`${paths.analytics}?period=year`}>
      <AnalyticsRoute />
    </TestPage>,
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
