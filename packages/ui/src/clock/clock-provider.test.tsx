import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ClockProvider, useNow, type Clock } from './index.ts';

const RENDERED_AT = '2026-05-12T08:42:10.000Z';

function Time() {
  return <time>{new Date(useNow(1000)).toISOString()}</time>;
}

const page = (clock: Clock) => (
  <ClockProvider clock={clock} renderedAt={RENDERED_AT}>
    <Time />
  </ClockProvider>
);

it('renders at the instant of the server first, then at the time of the clock', async () => {
  const now = vi.fn(() => Date.parse('2026-05-12T08:45:00.000Z'));
  const clock: Clock = { now, subscribe: () => () => {} };
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(clock));
  expect(container.textContent).toBe(RENDERED_AT);
  expect(now).not.toHaveBeenCalled();

  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, page(clock), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('2026-05-12T08:45:00.000Z');
});
