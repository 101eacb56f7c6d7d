import type { Density } from '@alms/ui/theme';
import { useSyncExternalStore } from 'react';

const KEY = 'alms.density';
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const read = (): Density => (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable');

function choose(density: Density) {
  localStorage.setItem(KEY, density);
  for (const listener of listeners) listener();
}

/** The row height this person chose, kept in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  // A page drawn by the server begins like everybody's.
  const density = useSyncExternalStore(subscribe, read, () => 'comfortable' as const);
  return [density, choose];
}
