import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { Resource } from './resource.ts';

/**
 * Runs one retry at a time. When the response removes the pressed button, focus moves to the view.
 */
export function useRetry<T>(
  resource: Resource<T>,
  onRetry: (() => void | Promise<void>) | undefined,
) {
  const [retrying, setRetrying] = useState(false);
  const view = useRef<HTMLElement>(null);

  const handleRetry = async (event: MouseEvent<HTMLElement>) => {
    view.current = event.currentTarget.closest<HTMLElement>("[data-component='resource-view']");
    setRetrying(true);
    try {
      await onRetry?.();
    } finally {
      setRetrying(false);
    }
  };

  useEffect(() => {
    if (view.current === null || document.activeElement !== document.body) return;
    view.current.focus({ preventScroll: true });
    view.current = null;
  }, [resource]);

  return { retrying, handleRetry };
}
