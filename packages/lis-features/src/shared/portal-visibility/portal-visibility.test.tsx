import { aResult } from '@alms/lis-domain/fixtures';
import { ClockProvider, systemClock } from '@alms/ui/clock';
import { renderUi } from '@alms/ui/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PortalVisibilityNote } from './index.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-05-12T03:44:50Z') }));
afterEach(() => vi.useRealTimers());

it('names the minute at which a result becomes visible to the patient, and disappears then', async () => {
  const result = {
    ...aResult({ number: 3, code: 'K', status: 'released' }),
    released_at: '2026-05-11T03:45:07.120Z',
    portal_from: '2026-05-12T03:45:07.120Z',
  };
  renderUi(
    <ClockProvider clock={systemClock}>
      <PortalVisibilityNote result={result} onShow={undefined} />
    </ClockProvider>,
  );
  expect(screen.getByText(/03:46$/)).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(17_000));
  expect(screen.getByText(/^Not yet in the patient/)).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByText(/^Not yet in the patient/)).not.toBeInTheDocument();
});
