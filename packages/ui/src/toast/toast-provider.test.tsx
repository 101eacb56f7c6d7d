import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClockProvider, type Clock } from '../clock/index.ts';
import { ToastProvider, useToasts, type ToastInput, type Toasts } from './index.ts';

/** A clock controlled by the test. */
function handClock() {
  let now = 0;
  const ticks = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    subscribe: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };
  const pass = (ms: number) =>
    act(() => {
      now += ms;
      for (const tick of ticks) tick();
    });
  return { clock, pass };
}

function draw() {
  const { clock, pass } = handClock();
  const receive = vi.fn<(toasts: Toasts) => void>();
  function Page() {
    receive(useToasts());
    return <button type="button">Work</button>;
  }
  render(
    <ClockProvider clock={clock}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </ClockProvider>,
  );
  const toasts = receive.mock.lastCall![0];
  const show = (toast: Partial<ToastInput> = {}) => {
    let id = 0;
    act(() => {
      id = toasts.show({ tone: 'info', message: 'Parcel signed for', ...toast });
    });
    return id;
  };
  return {
    user: userEvent.setup(),
    pass,
    show,
    dismiss: (id: number) => act(() => toasts.dismiss(id)),
  };
}

const visibleToasts = () => screen.queryAllByText(/^Parcel/).map((each) => each.textContent);
const region = () => screen.getByRole('region', { name: 'Messages' });
const hideTab = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => vi.restoreAllMocks());

describe('toasts', () => {
  it.each([
    ['info', 'status', 'Information'],
    ['positive', 'status', 'Success'],
    ['caution', 'status', 'Warning'],
    ['critical', 'alert', 'Error'],
  ] as const)('%s is announced as %s, with its tone in text', (tone, role, word) => {
    const { show } = draw();
    // The live region exists before the announcement.
    const live = screen.getByRole(role);
    show({ tone });
    expect(live).toHaveTextContent('Parcel signed for');
    expect(within(live).getByText(word)).toBeInTheDocument();
  });

  it.each([
    ['positive', 3000],
    ['info', 3000],
    ['caution', 4000],
    ['critical', 5000],
  ] as const)('%s disappears after %s ms', (tone, ms) => {
    const { show, pass } = draw();
    show({ tone });
    pass(ms - 1);
    expect(visibleToasts()).toHaveLength(1);
    pass(1);
    expect(visibleToasts()).toHaveLength(0);
  });

  it('is shown for the given duration', () => {
    const { show, pass } = draw();
    show({ tone: 'critical', durationMs: 6000 });
    pass(5999);
    expect(visibleToasts()).toHaveLength(1);
  });

  it('can be dismissed by the user and by the caller', async () => {
    const { user, show, dismiss } = draw();
    const first = show({ message: 'Parcel 1' });
    show({ message: 'Parcel 2' });
    dismiss(first);
    expect(visibleToasts()).toEqual(['Parcel 2']);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(visibleToasts()).toEqual([]);
  });

  it('closes after its action', async () => {
    const onAction = vi.fn();
    const { user, show } = draw();
    show({ action: { label: 'Undo', onAction } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(visibleToasts()).toEqual([]);
  });
});

describe('more than three toasts', () => {
  it('are queued, and then shown for their full duration', () => {
    const { show, pass } = draw();
    for (const number of [1, 2, 3, 4]) show({ message: `Parcel ${number}` });
    expect(visibleToasts()).toEqual(['Parcel 1', 'Parcel 2', 'Parcel 3']);
    pass(3000);
    expect(visibleToasts()).toEqual(['Parcel 4']);
    pass(2999);
    expect(visibleToasts()).toEqual(['Parcel 4']);
  });

  it('never delay an error', () => {
    const { show, pass } = draw();
    for (const number of [1, 2, 3, 4, 5]) show({ message: `Parcel ${number}` });
    show({ tone: 'critical', message: 'Parcel lost' });
    pass(3000);
    expect(visibleToasts()).toEqual(['Parcel lost', 'Parcel 4', 'Parcel 5']);
  });
});

describe('toast timer pauses', () => {
  it('while the pointer is over the toasts', async () => {
    const { user, show, pass } = draw();
    show();
    pass(2000);
    await user.hover(screen.getByText('Parcel signed for'));
    pass(60_000);
    expect(visibleToasts()).toHaveLength(1);
    await user.unhover(screen.getByText('Parcel signed for'));
    pass(999);
    expect(visibleToasts()).toHaveLength(1);
    pass(1);
    expect(visibleToasts()).toHaveLength(0);
  });

  it('while focus is on the toasts', async () => {
    const { user, show, pass } = draw();
    show();
    await user.click(screen.getByRole('button', { name: 'Work' }));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    pass(60_000);
    expect(visibleToasts()).toHaveLength(1);
    await user.tab({ shift: true });
    pass(3000);
    expect(visibleToasts()).toHaveLength(0);
  });

  it('while the tab is hidden', () => {
    const { show, pass } = draw();
    show();
    hideTab(true);
    pass(60_000);
    expect(visibleToasts()).toHaveLength(1);
    hideTab(false);
    pass(3000);
    expect(visibleToasts()).toHaveLength(0);
  });

  it('but not for the next toast after a hovered one is dismissed', async () => {
    const { user, show, pass } = draw();
    show();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    show({ message: 'Parcel 2' });
    pass(3000);
    expect(visibleToasts()).toEqual([]);
  });
});

describe('toast keyboard support', () => {
  it('F6 moves to the toasts and back', async () => {
    const { user, show } = draw();
    show();
    screen.getByRole('button', { name: 'Work' }).focus();
    await user.keyboard('{F6}');
    expect(region()).toHaveFocus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Work' })).toHaveFocus();
  });

  it('Escape returns focus', async () => {
    const { user, show } = draw();
    show();
    screen.getByRole('button', { name: 'Work' }).focus();
    await user.keyboard('{F6}{Tab}{Escape}');
    expect(screen.getByRole('button', { name: 'Work' })).toHaveFocus();
    expect(visibleToasts()).toHaveLength(1);
  });

  it('keeps focus on the remaining toasts after a dismissal, and restores it after the last', async () => {
    const { user, show } = draw();
    show({ message: 'Parcel 1' });
    show({ message: 'Parcel 2' });
    screen.getByRole('button', { name: 'Work' }).focus();
    await user.keyboard('{F6}{Tab}{Enter}');
    expect(visibleToasts()).toEqual(['Parcel 2']);
    expect(region()).toHaveFocus();
    await user.keyboard('{Tab}{Enter}');
    expect(screen.getByRole('button', { name: 'Work' })).toHaveFocus();
  });

  it('ignores F6 without toasts', async () => {
    const { user } = draw();
    screen.getByRole('button', { name: 'Work' }).focus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: 'Work' })).toHaveFocus();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('useToasts', () => {
  it('throws without a provider', () => {
    function Lost() {
      useToasts();
      return null;
    }
    expect(() => render(<Lost />)).toThrow(
      '@alms/ui: useToasts was called outside a ToastProvider',
    );
  });
});
