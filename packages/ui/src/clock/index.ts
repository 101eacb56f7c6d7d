export { ClockProvider, frozenClock, systemClock, useClock, useNow } from './clock-provider.js';
export type { Clock, ClockProviderProps } from './clock-provider.js';
