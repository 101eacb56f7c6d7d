import { ClockProvider, frozenClock } from '@alms/ui/clock';
import type { Decorator } from '@storybook/react-vite';

const clock = frozenClock('2026-05-12T08:42:00Z');

/** Fixes the current time, so that relative times such as "six minutes ago" are stable. */
export const withFrozenClock: Decorator = (Story) => (
  <ClockProvider clock={clock}>
    <Story />
  </ClockProvider>
);
