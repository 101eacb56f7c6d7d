import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PasswordStrength } from './estimate-strength.ts';

type Estimate = (password: string, knownWords: readonly string[]) => PasswordStrength;

/**
 * How strong a password is, as far as that is known yet. The estimator comes over the network with the first letter,
 * because who only signs in needs none of it; without it there is no estimate, and nothing else is missing.
 */
export function useStrength(
  password: string,
  asked: boolean,
  knownWords: readonly string[],
): PasswordStrength | undefined {
  const [estimate, setEstimate] = useState<Estimate>();
  const needed = asked && password !== '';
  useEffect(() => {
    if (!needed) return undefined;
    let isStale = false;
    // A failure stays unhandled on purpose, so that it reaches the app's error report.
    void import('./estimate-strength.ts').then(
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
