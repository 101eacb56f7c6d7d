import type { Endpoint } from '@alms/lis-domain/http';

type Listener = (endpoint: Endpoint) => void;

/** Successful writes of this tab, for data that they change elsewhere on the page. */
export interface Writes {
  /** Calls the listener after each successful write. Returns the function that ends it. */
  subscribe: (listener: Listener) => () => void;
}

export function openWrites(): Writes & { announce: Listener } {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce(endpoint) {
      for (const listener of listeners) listener(endpoint);
    },
  };
}
