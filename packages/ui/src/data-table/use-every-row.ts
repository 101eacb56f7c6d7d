import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/**
 * Whether every row must be in the page now: while it is printed, and from the moment the browser's own search is
 * opened, which sees only what is there.
 */
export function useEveryRow(): boolean {
  const [printing, setPrinting] = useState(false);
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    // The browser prints, or searches, what is there when the listener returns.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    window.addEventListener('keydown', (event) => isFind(event) && flushSync(() => setSearching(true)), { signal });
    return () => ends.abort();
  }, []);
  return printing || searching;
}
