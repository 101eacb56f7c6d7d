import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../print-sheet/index.ts';

const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/**
 * Whether every row must be in the page now: while it is printed, and from the moment the browser's own search is
 * opened, which sees only what is there.
 */
export function useEveryRow(): boolean {
  const printing = usePrinting();
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    // The browser searches what is there when the listener returns.
    const notice = (event: KeyboardEvent) => isFind(event) && flushSync(() => setSearching(true));
    window.addEventListener('keydown', notice);
    return () => window.removeEventListener('keydown', notice);
  }, []);
  return printing || searching;
}
