import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { CallError, problemDocument } from '@alms/lis-domain/http';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function Broken({ error }: { error: Error }): never {
  throw error;
}

it.each([
  [
    'the server message of a rejected request',
    new CallError(
      'rejected',
      422,
      problemDocument('invalid', 'req-1', { message: 'The week is not over yet' }),
    ),
    'The week is not over yet',
  ],
  [
    'no details of a failed connection',
    new CallError('offline', 0),
    'An unexpected error occurred',
  ],
  [
    'no details of any other error',
    new Error('Ada Testwell, born 1980'),
    'An unexpected error occurred',
  ],
])('shows %s', (_case, error, text) => {
  renderUi(
    <ErrorBoundary
      fallback={({ message, reload }) => (
        <UncaughtErrorScreen {...(message !== undefined && { message })} onRefresh={reload} />
      )}
    >
      <Broken error={error} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});
