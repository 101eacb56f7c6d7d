import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ClockProvider, type Clock } from '../clock/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { FROZEN_INSTANT, renderUi } from '../testing/index.ts';
import { SessionWarning, type SessionWarningProps } from './index.ts';

const START = Date.parse(FROZEN_INSTANT);

describeConformance(SessionWarning, {
  component: 'session-warning',
  props: { endsAt: START + 60_000, onStay: () => {}, onSignOut: () => {} },
});

/** A clock controlled by the test. */
function handClock() {
  const ticks = new Set<() => void>();
  let now = START;
  const clock: Clock = {
    now: () => now,
    subscribe: (tick) => (ticks.add(tick), () => ticks.delete(tick)),
  };
  const goTo = (seconds: number) => {
    now = START + seconds * 1000;
    act(() => ticks.forEach((tick) => tick()));
  };
  return { clock, goTo };
}

function show(props: Partial<SessionWarningProps> = {}) {
  const { clock, goTo } = handClock();
  const given = {
    endsAt: START + 120_000,
    onStay: vi.fn<() => void>(),
    onSignOut: vi.fn<() => void>(),
    ...props,
  };
  const rendered = renderUi(
    <ClockProvider clock={clock}>
      <SessionWarning {...given} />
    </ClockProvider>,
  );
  return { ...rendered, ...given, goTo };
}

const time = () => screen.getByRole('timer', { name: 'Time left' }).textContent;
const announcement = () => screen.getByRole('status').textContent;

describe('SessionWarning', () => {
  it('is not rendered while no warning is due', () => {
    show({ endsAt: undefined });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts down every second, and stops at zero', () => {
    const { goTo } = show();
    const times = [0, 1, 61, 119, 120, 500].map((second) => {
      goTo(second);
      return time();
    });
    expect(times).toEqual(['2:00', '1:59', '0:59', '0:01', '0:00', '0:00']);
  });

  it('announces the time at three moments only, because announcing every second would mask everything else', () => {
    const { goTo } = show();
    const announcements = new Set<string>();
    for (let second = 0; second <= 120; second += 1) {
      goTo(second);
      announcements.add(announcement());
    }
    expect([...announcements]).toEqual([
      '',
      'You will be signed out in one minute.',
      'You will be signed out in 30 seconds.',
      'You will be signed out in 10 seconds.',
    ]);
  });

  it('announces why it asks', () => {
    show();
    expect(
      screen.getByRole('dialog', { name: 'Are you still there?' }),
    ).toHaveAccessibleDescription(/^You will soon be signed/);
  });

  it('is dismissed with one key, and only by an answer', async () => {
    const { user, onStay, onSignOut } = show();
    await user.keyboard('{Escape}');
    expect(onStay).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    await user.keyboard(' ');
    expect(onStay).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
