/**
 * Stops tests that hang. A generous limit, because a shared machine may be ten times slower at
 * times.
 */
export const hangs = { testTimeout: 300_000, hookTimeout: 300_000 };
