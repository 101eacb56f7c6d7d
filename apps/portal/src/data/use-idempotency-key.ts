import { useCallback, useMemo, useRef } from 'react';

/**
 * Returns an idempotency key for one creation, kept from opening the form until the outcome is
 * known, so that repeated submission creates once. Call `renew` after a definite response to start
 * another creation.
 * @param keptAs Storage name in this tab, so that a reload between request and response also
 * creates once. If omitted, a reload generates a new key.
 */
export function useIdempotencyKey(keptAs?: string) {
  const key = useRef<string>(undefined);
  const renew = useCallback(() => {
    key.current = crypto.randomUUID();
    if (keptAs !== undefined) sessionStorage.setItem(keptAs, key.current);
  }, [keptAs]);
  const read = useCallback(() => {
    const kept = keptAs === undefined ? null : sessionStorage.getItem(keptAs);
    if (kept !== null) key.current ??= kept;
    if (key.current === undefined) renew();
    return key.current ?? '';
  }, [keptAs, renew]);
  return useMemo(() => ({ read, renew }), [read, renew]);
}
