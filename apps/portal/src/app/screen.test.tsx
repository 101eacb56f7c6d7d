import { act, cleanup, render, screen as page } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { loaded } from './screen.tsx';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => {});
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

function open(load: () => Promise<{ default: () => React.ReactNode }>) {
  const Part = loaded(load);
  render(
    <ErrorBoundary fallback={() => <h1>Error</h1>}>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
}

describe('code of a screen', () => {
  it('that hangs is requested again by a reload after 120 seconds', async () => {
    open(never);
    await pass(119_999);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
    expect(page.getByText('Loading')).toBeVisible();
  });

  it('that hangs again after the reload shows the error', async () => {
    // React logs every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open(never);
    await pass(120_000);
    cleanup();
    open(never);
    await pass(120_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  });

  it('that arrives in time is shown and never reloaded', async () => {
    open(
      () =>
        new Promise((resolve) =>
          setTimeout(() => resolve({ default: () => 'The screen' }), 119_000),
        ),
    );
    await pass(119_000);
    expect(page.getByText('The screen')).toBeVisible();
    await pass(120_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
