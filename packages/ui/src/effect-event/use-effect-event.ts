import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that always calls the latest `callback` and never changes, so that an effect
 * can call it without depending on it. Not for calls during rendering. React has the same hook
 * since 19.2; this one also works with 19.0.
 */
export function useEffectEvent<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
