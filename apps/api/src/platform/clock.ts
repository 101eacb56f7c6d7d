/**
 * Source of the current time, replaceable in tests and demo data. No other code reads the system
 * clock.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
