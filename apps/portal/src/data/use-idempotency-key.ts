import { useCallback, useMemo, useRef } from 'react';

/**
 * Returns an idempotency key for one creation, kept from opening the form until the outcome is
 * known, so that repeated submission creates once. Call `renew` after a definite response to start
 * another creation.
 * @param storageKey Storage name in this tab, so that a reload between request and response also
 * creates once. If omitted, a reload generates a new key.
 */
export function useIdempotencyKey(storageKey?: string) {
  const key = useRef<string>(undefined);
  const renew = useCallback(() => {
    key.current = crypto.randomUUID();
    if (storageKey !== undefined) sessionStorage.setItem(storageKey, key.current);
  }, [storageKey]);
  const read = useCallback(() => {
    const stored = storageKey === undefined ? null : sessionStorage.getItem(storageKey);
    if (stored !== null) key.current ??= stored;
    if (key.current === undefined) renew();
    return key.current ?? '';
  }, [storageKey, renew]);
  return useMemo(() => ({ read, renew }), [read, renew]);
}
