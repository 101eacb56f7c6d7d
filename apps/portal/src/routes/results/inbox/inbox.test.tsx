import type { Role } from '@alms/lis-domain/access';
import { aRequestedReport, aSession } from '@alms/lis-domain/fixtures';
import type { Endpoint } from '@alms/lis-domain/http';
import {
  countRequestedReports,
  listRequestedReports,
  markNormalSeen,
  markResultsSeen,
} from '@alms/lis-domain/results';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from '../../../app/router.tsx';
import { openSessionStore } from '../../../session/session-store.ts';
import { testApi, TestPage } from '../../../testing/test-page.tsx';

// All screens are loaded first, so that compile time on a busy machine does not affect the tests.
import.meta.glob('../../*/*.route.tsx', { eager: true });

const first = aRequestedReport({ number: 1 });
const second = aRequestedReport({ number: 2 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the inbox of a user with two normal reports; returns the requests sent. */
function open(role: Role, address = '/app/inbox') {
  const sent: [id: string, input: unknown][] = [];
  let unseen = [first, second];
  const answers = new Map<Endpoint, () => unknown>([
    [
      countRequestedReports,
      () => ({ to_read: unseen.length, critical: 0, pending: 0, normal: unseen.length }),
    ],
    [listRequestedReports, () => ({ items: unseen, next_cursor: null })],
    [markResultsSeen, () => void (unseen = [second])],
    [
      markNormalSeen,
      () => {
        unseen = [];
        return { reports: 2 };
      },
    ],
  ]);
  const store = openSessionStore(window);
  store.start(aSession(role));
  const api = testApi({
    call: (spec, input) => {
      sent.push([spec.id, input]);
      const answer = answers.get(spec);
      return answer ? Promise.resolve(answer()) : new Promise<never>(() => {});
    },
  });
  render(
    <TestPage store={store} api={api} address={address}>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
    </TestPage>,
  );
  const inputsOf = ({ id }: Endpoint) =>
    sent.filter(([each]) => each === id).map(([, input]) => input);
  return { user: userEvent.setup(), inputsOf };
}

const menuEntry = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: /^Inbox/,
  });

describe('inbox', () => {
  it('counts unseen reports in the menu, and falls when one is marked', async () => {
    const { user, inputsOf } = open('doctor');
    await waitFor(async () =>
      expect((await menuEntry()).textContent).toBe('Inbox22 reports to read'),
    );
    const [mark] = await screen.findAllByRole('button', { name: /^Mark as seen/ });
    if (!mark) throw new Error('There is nothing to mark.');
    await user.click(mark);
    await waitFor(async () =>
      expect((await menuEntry()).textContent).toBe('Inbox11 report to read'),
    );
    expect(inputsOf(markResultsSeen)).toEqual([
      { body: { items: first.results.map(({ id, version }) => ({ id, version })) } },
    ]);
  });

  it('marks all normal reports up to the newest one shown, and reports how many', async () => {
    const { user, inputsOf } = open('doctor');
    await user.click(await screen.findByRole('button', { name: 'Mark all normal as seen' }));
    expect(await screen.findByText('2 reports marked as seen')).toBeVisible();
    expect(inputsOf(markNormalSeen)).toEqual([{ body: { released_until: first.released_at } }]);
    expect(await screen.findByText('No results to read')).toBeVisible();
  });

  it('requests the tab in the address', async () => {
    const { inputsOf } = open('nurse', '/app/inbox?tab=pending');
    await waitFor(() =>
      expect(inputsOf(listRequestedReports)).toContainEqual({ query: { tab: 'pending' } }),
    );
    expect(screen.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['nurse', 'Chart', `/app/patient-portal/${first.patient.id}`],
    ['doctor', 'Chart', `/app/patients/${first.patient.id}`],
  ] as const)('opens for a %s: %s', async (role, label, href) => {
    open(role);
    const links = await screen.findAllByRole('link', { name: new RegExp(`^${label}: `) });
    expect(links[0]).toHaveAttribute('href', href);
    expect(screen.getAllByRole('link', { name: /^Reorder: / })[0]).toHaveAttribute(
      'href',
      `/app/patient-portal/${first.patient.id}/order?reorder=${first.order_id}`,
    );
  });

  it('is not counted for users who have the work list instead', async () => {
    const { inputsOf } = open('technician', '/app/profile');
    await screen.findByRole('navigation', { name: 'Main' });
    expect(inputsOf(countRequestedReports)).toEqual([]);
  });
});
