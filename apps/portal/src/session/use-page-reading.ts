import type { Resource } from '@alms/ui/resource';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, patternOf } from '../app/paths.ts';
import { useBrowserLog } from './use-browser-log.ts';

/**
 * Leads to `/unauthorized` when the server refuses the data that a page consists of (specification,
 * section 8; safe reading 42). Not for cards beside it, which show the refusal in their place (safe
 * reading 20).
 */
export function usePageReading(resource: Resource<unknown>): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const log = useBrowserLog();
  const isRefused = resource.status === 'error' && resource.error.kind === 'forbidden';
  useEffect(() => {
    if (!isRefused) return;
    log.warn('page_refused', patternOf(pathname), 'always');
    void navigate(paths.unauthorized, { replace: true });
  }, [isRefused, log, navigate, pathname]);
}
