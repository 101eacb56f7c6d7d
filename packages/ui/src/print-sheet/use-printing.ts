import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; partially rendered content is then rendered completely. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    // The browser prints the content that is rendered when the listener returns.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => ends.abort();
  }, []);
  return printing;
}
