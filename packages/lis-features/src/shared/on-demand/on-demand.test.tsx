import { renderUi } from '@alms/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchParts, onDemand } from './index.ts';

interface NoteProps {
  open: boolean;
}

const Note = ({ open }: NoteProps) => (open ? <p>Here</p> : null);

/** A component whose code loads or fails on request. */
function aPart() {
  const requests: { come: () => void; fail: () => void }[] = [];
  let isOver = false;
  // The part stays registered: the preload of a later file must not wait for it.
  onTestFinished(() => {
    isOver = true;
    for (const request of requests.splice(0)) request.come();
  });
  const load = vi.fn(() =>
    isOver
      ? Promise.resolve(Note)
      : new Promise<typeof Note>(
          (resolve, reject) =>
            void requests.push({
              come: () => resolve(Note),
              fail: () => reject(new Error('gone')),
            }),
        ),
  );
  const next = () => requests.shift() ?? { come: () => {}, fail: () => {} };
  return {
    load,
    Part: onDemand<NoteProps>(load, ({ open }) => open),
    come: () => act(async () => next().come()),
    /** Fails the request and its one repetition. */
    fail: async () => {
      await act(async () => next().fail());
      await act(async () => next().fail());
    },
  };
}

it('onDemand preloads the component once the screen is rendered', async () => {
  const { load, Part, come } = aPart();
  const { rerender } = renderUi(<Part open={false} />);
  expect(load).toHaveBeenCalledOnce();
  await come();
  rerender(<Part open />);
  expect(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('onDemand renders the component when it loads after the request', async () => {
  const { Part, come } = aPart();
  renderUi(<Part open />);
  expect(screen.queryByText('Here')).toBeNull();
  await come();
  expect(screen.getByText('Here')).toBeVisible();
});

it('onDemand hides a failed preload, and loads again on request', async () => {
  const { Part, come, fail } = aPart();
  const { rerender } = renderUi(<Part open={false} />);
  await fail();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Part open />);
  expect(screen.queryByRole('alert')).toBeNull();
  await come();
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('onDemand reports a failed load on request, and retries', async () => {
  const { Part, come, fail } = aPart();
  const { user } = renderUi(<Part open />);
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This part of the page could not be loaded. Please check the connection.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await fail();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await come();
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('onDemand reports code that hangs, and shows it when it arrives later', async () => {
  vi.useFakeTimers();
  const { Part, come } = aPart();
  renderUi(<Part open />);
  await act(async () => vi.advanceTimersByTimeAsync(119_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // The request that hung, and the one of the retry.
  await come();
  await come();
  expect(screen.getByText('Here')).toBeVisible();
  vi.useRealTimers();
});

it('onDemand renders immediately after all components were preloaded', async () => {
  const Part = onDemand<NoteProps>(
    async () => Note,
    ({ open }) => open,
  );
  await fetchParts();
  renderUi(<Part open />);
  expect(screen.getByText('Here')).toBeVisible();
});

it('onDemand renders nothing on a server', () => {
  const { Part } = aPart();
  expect(renderToString(<Part open={false} />)).toBe('');
});
