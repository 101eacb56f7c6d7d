import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadCode } from '../load-code/index.ts';
import type { PasswordStrength } from './estimate-strength.ts';

type Estimate = (password: string, knownWords: readonly string[]) => PasswordStrength;

/**
 * Returns the strength of a password, once the estimator has loaded. It is lazy-loaded on the first
 * character, because sign-in does not need it. Without it there is only no estimate.
 */
export function useStrength(
  password: string,
  enabled: boolean,
  knownWords: readonly string[],
): PasswordStrength | undefined {
  const [estimate, setEstimate] = useState<Estimate>();
  const needed = enabled && password !== '';
  useEffect(() => {
    if (!needed) return undefined;
    let isStale = false;
    // A failure deliberately stays unhandled, so that it reaches the app's error reporting.
    void loadCode(() => import('./estimate-strength.ts')).then(
      (module) => !isStale && setEstimate(() => module.estimateStrength),
    );
    return () => {
      isStale = true;
    };
  }, [needed]);
  const settled = useDeferredValue(password);
  return useMemo(
    () => (needed && settled !== '' ? estimate?.(settled, knownWords) : undefined),
    [estimate, needed, settled, knownWords],
  );
}
