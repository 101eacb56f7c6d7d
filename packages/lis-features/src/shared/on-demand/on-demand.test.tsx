import { renderUi } from '@alms/ui/testing';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fetchParts, onDemand } from './index.ts';

interface NoteProps {
  asked: boolean;
}

const Note = ({ asked }: NoteProps) => (asked ? <p>Here</p> : null);

/** A part whose code comes, or does not, when it is told to. */
function aPart() {
  const requests: { come: () => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof Note>(
        (resolve, reject) =>
          void requests.push({ come: () => resolve(Note), fail: () => reject(new Error('gone')) }),
      ),
  );
  const next = () => requests.shift() ?? { come: () => {}, fail: () => {} };
  return {
    load,
    Part: onDemand<NoteProps>(load, ({ asked }) => asked),
    come: () => act(async () => next().come()),
    fail: () => act(async () => next().fail()),
  };
}

it('is fetched once the screen stands, before anybody asks for it', async () => {
  const { load, Part, come } = aPart();
  const { rerender } = renderUi(<Part asked={false} />);
  expect(load).toHaveBeenCalledOnce();
  await come();
  rerender(<Part asked />);
  expect(screen.getByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('is drawn when it comes after it was asked for', async () => {
  const { Part, come } = aPart();
  renderUi(<Part asked />);
  expect(screen.queryByText('Here')).toBeNull();
  await come();
  expect(screen.getByText('Here')).toBeVisible();
});

it('says nothing of code that did not come while nobody wants it, and fetches it again when somebody does', async () => {
  const { Part, come, fail } = aPart();
  const { rerender } = renderUi(<Part asked={false} />);
  await fail();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Part asked />);
  await come();
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells who wants it that it could not be fetched, and tries again when told to', async () => {
  const { Part, come, fail } = aPart();
  const { user } = renderUi(<Part asked />);
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

it('is drawn at once by whoever has fetched all parts before', async () => {
  const Part = onDemand<NoteProps>(
    async () => Note,
    ({ asked }) => asked,
  );
  await fetchParts();
  renderUi(<Part asked />);
  expect(screen.getByText('Here')).toBeVisible();
});

it('leaves its place empty on a server', () => {
  const { Part } = aPart();
  expect(renderToString(<Part asked={false} />)).toBe('');
});
