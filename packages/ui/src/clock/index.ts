export { ClockProvider, frozenClock, systemClock, useClock, useNow } from './clock-provider.tsx';
export type { Clock, ClockProviderProps } from './clock-provider.tsx';
