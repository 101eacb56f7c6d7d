import { ClockProvider, frozenClock } from '@alms/ui/clock';
import type { Decorator } from '@storybook/react-vite';

const clock = frozenClock('2026-05-12T08:42:00Z');

/** One fixed present, so that "six minutes ago" says the same tomorrow. */
export const withFrozenClock: Decorator = (Story) => (
  <ClockProvider clock={clock}>
    <Story />
  </ClockProvider>
);
