/** Where the time comes from. Tests and stories of the demo hand in their own; nothing else reads the wall clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
