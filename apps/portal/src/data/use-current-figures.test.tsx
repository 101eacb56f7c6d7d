import {
  readKeyMetrics,
  readQualityMetrics,
  readTestStatus,
  type OpenWork,
} from '@alms/lis-domain/analytics';
import { contract } from '@alms/lis-domain/contract';
import { aKeyMetrics, aQualityMetrics, aSession, aTestStatus } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import { markNotificationRead } from '@alms/lis-domain/notifications';
import { cancelTests, placeOrder } from '@alms/lis-domain/orders';
import { createStockItem } from '@alms/lis-domain/inventory';
import {
  countResults,
  enterResults,
  recordCallAttempt,
  verifyResults,
} from '@alms/lis-domain/results';
import { collectSample, receiveSample, rejectSamples, undoReceipt } from '@alms/lis-domain/samples';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionStore } from '../session/session-store.ts';
import { changesFigures, useCurrentFigures } from './use-current-figures.ts';
import { useAction } from './use-action.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useQuickStats } from './use-quick-stats.ts';
import { openWrites } from './writes.ts';
import { testApi, TestPage } from '../testing/test-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const openWork = (to_receive: number): OpenWork => ({
  to_collect: null,
  to_receive,
  qc_on_hold: null,
  stock_alerts: null,
  critical_open: null,
  orders_waiting: null,
  open_balances: null,
});

/** Opens a page with the badge and a work list; a write through `useAction` lowers the figure. */
async function open() {
  let pending = 5;
  const writes = openWrites();
  const asked: string[] = [];
  const answers = new Map<Endpoint, () => unknown>([
    [readKeyMetrics, () => aKeyMetrics({ pending_tests: pending, open_work: openWork(pending) })],
    [readTestStatus, () => aTestStatus()],
    [readQualityMetrics, () => aQualityMetrics()],
    [countResults, () => ({ pending })],
  ]);
  const call = async (spec: Endpoint): Promise<unknown> => {
    asked.push(spec.id);
    if (spec.method !== 'GET') writes.announce(spec);
    return answers.get(spec)?.() ?? new Promise<never>(() => {});
  };
  function Page() {
    useCurrentFigures();
    const { live, work } = useQuickStats();
    const { resource } = useEndpoint(countResults, { query: {} });
    const verify = useAction(verifyResults);
    return (
      <>
        <button onClick={() => void verify.submit({} as never)}>Verify</button>
        <p>Badge {live?.pendingTests}</p>
        <p>To receive {work?.to_receive}</p>
        <p>Tabs {resource.status === 'ready' && resource.data.pending}</p>
      </>
    );
  }
  const store = openSessionStore(window);
  store.start(aSession('lab_manager'));
  const api = testApi({ call, writes });
  render(
    <TestPage store={store} api={api}>
      <Page />
    </TestPage>,
  );
  await pass(0);
  return {
    asked,
    /** Sends writes in quick succession. */
    async work(...specs: Endpoint[]) {
      for (const spec of specs) {
        pending -= 1;
        act(() => (spec === verifyResults ? screen.getByRole('button').click() : void call(spec)));
        await pass(100);
      }
      await pass(500);
    },
  };
}

describe('figures on the page', () => {
  it.each([
    placeOrder,
    collectSample,
    receiveSample,
    undoReceipt,
    rejectSamples,
    enterResults,
    verifyResults,
    cancelTests,
    recordCallAttempt,
    createStockItem,
  ])('are reloaded after $id', async (endpoint) => {
    const { work } = await open();
    expect(screen.getByText('Badge 5')).toBeInTheDocument();
    await work(endpoint);
    expect(screen.getByText('Badge 4')).toBeInTheDocument();
    expect(screen.getByText('To receive 4')).toBeInTheDocument();
    expect(screen.getByText('Tabs 4')).toBeInTheDocument();
  });

  it('are reloaded once after several writes in quick succession', async () => {
    const { asked, work } = await open();
    const before = asked.filter((id) => id === readKeyMetrics.id).length;
    await work(enterResults, enterResults);
    expect(asked.filter((id) => id === readKeyMetrics.id).length).toBe(before + 1);
    expect(screen.getByText('Badge 3')).toBeInTheDocument();
  });

  it('are not reloaded after a write that changes none', async () => {
    const { asked, work } = await open();
    await work(markNotificationRead);
    expect(asked.filter((id) => id === readKeyMetrics.id)).toHaveLength(1);
  });

  it('depend on every write of laboratory work, and on no reading', () => {
    const ofWork = /^\/(test-orders|test-results|samples)(\/|$)/;
    const missed = contract.filter((each) => ofWork.test(each.path) && each.method !== 'GET');
    expect(missed.length).toBeGreaterThan(20);
    expect(missed.filter((each) => !changesFigures(each)).map(({ id }) => id)).toEqual([]);
    expect(contract.filter((each) => each.method === 'GET' && changesFigures(each))).toEqual([]);
  });
});
