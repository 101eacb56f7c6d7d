import type { Density } from '@alms/ui/theme';
import { useCallback, useState } from 'react';

const KEY = 'alms.density';

/** The row height this person chose, kept in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable'));
  const choose = useCallback((next: Density) => {
    localStorage.setItem(KEY, next);
    setDensity(next);
  }, []);
  return [density, choose];
}
