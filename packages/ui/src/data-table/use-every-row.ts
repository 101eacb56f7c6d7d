import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../print-sheet/index.ts';

const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/**
 * Whether every row must be rendered: while printing, and from the moment find-in-page opens, which
 * only searches rendered content.
 */
export function useEveryRow(): boolean {
  const printing = usePrinting();
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    // The browser searches the content that is rendered when the listener returns.
    const notice = (event: KeyboardEvent) => isFind(event) && flushSync(() => setSearching(true));
    window.addEventListener('keydown', notice);
    return () => window.removeEventListener('keydown', notice);
  }, []);
  return printing || searching;
}
