import { useCallback, useRef } from 'react';

/**
 * A key for one creation, made when the form opens and kept until the outcome is known: sending twice creates once.
 * `renew` after a definite answer, so that the next creation is another one.
 */
export function useIdempotencyKey() {
  const key = useRef<string>(undefined);
  key.current ??= crypto.randomUUID();
  const renew = useCallback(() => {
    key.current = crypto.randomUUID();
  }, []);
  const read = useCallback(() => key.current ?? '', []);
  return { read, renew };
}
