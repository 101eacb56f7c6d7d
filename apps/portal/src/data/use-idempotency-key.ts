import { useCallback, useRef } from 'react';

/**
 * A key for one creation, made when the form opens and kept until the outcome is known: sending twice creates once.
 * `renew` after a definite answer, so that the next creation is another one.
 * @param keptAs the name under which this tab keeps it, so that a reload between sending and the answer creates once, too. When omitted, a
 * reload makes another key.
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
  return { read, renew };
}
