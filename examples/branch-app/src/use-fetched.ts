import { loading, ready, type Resource } from '@alms/ui/resource';
import { useEffect, useState } from 'react';

/**
 * Fetches once, and returns the response as the `Resource` that the packages' components accept.
 */
export function useFetched<T>(ask: () => Promise<T>): Resource<T> {
  const [resource, setResource] = useState<Resource<T>>(loading);
  useEffect(() => {
    let wanted = true;
    const settle = (next: Resource<T>) => wanted && setResource(next);
    ask().then(
      (data) => settle(ready(data)),
      () => settle({ status: 'error', error: { kind: 'server' } }),
    );
    return () => {
      wanted = false;
    };
  }, [ask]);
  return resource;
}
