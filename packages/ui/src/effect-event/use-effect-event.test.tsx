import { renderHook } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useEffectEvent } from './index.ts';

it('calls the latest callback from an effect that does not run again', () => {
  const onConnect = vi.fn<(text: string) => void>();
  const effects = vi.fn<() => void>();
  const { rerender } = renderHook(
    ({ text, room }) => {
      const connected = useEffectEvent(() => onConnect(text));
      useEffect(() => {
        effects();
        connected();
        // oxlint-disable-next-line react/exhaustive-deps -- the room is the trigger
      }, [room]);
    },
    { initialProps: { text: 'first', room: 1 } },
  );
  rerender({ text: 'second', room: 1 });
  expect(effects).toHaveBeenCalledTimes(1);
  rerender({ text: 'third', room: 2 });
  expect(onConnect.mock.calls).toEqual([['first'], ['third']]);
});

it('is up to date in layout effects of the same render', () => {
  const seen = vi.fn<(text: string) => void>();
  const { rerender } = renderHook(
    ({ text }) => {
      const show = useEffectEvent(() => seen(text));
      useLayoutEffect(() => show());
    },
    { initialProps: { text: 'first' } },
  );
  rerender({ text: 'second' });
  expect(seen.mock.calls).toEqual([['first'], ['second']]);
});
