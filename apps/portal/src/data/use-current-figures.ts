import type { User } from '@alms/lis-domain/identity';
import type { Endpoint } from '@alms/lis-domain/http';
import { countRequestedReports, countResults, readOverview } from '@alms/lis-domain/results';
import { useEffect } from 'react';
import { useSWRConfig, type Arguments } from 'swr';
import { useApi, useSignedIn } from '../session/session-provider.tsx';
import { QUICK_STATS } from './use-quick-stats.ts';

/** Delay in ms, so that writes in quick succession reload the figures once. */
const SETTLED_MS = 500;

/**
 * Areas whose writes change a figure: tests, pending and released results, QC runs, patients,
 * revenue, or open work.
 */
const areasOfFigures = [
  'orders',
  'samples',
  'results',
  'result-import',
  'storage',
  'quality-control',
  'patients',
  'billing',
  'critical-calls',
  'inventory',
];

/** Returns whether a write can change the figures. */
export const changesFigures = ({ id, method }: Pick<Endpoint, 'id' | 'method'>): boolean =>
  method !== 'GET' && areasOfFigures.includes(id.split('.')[0] ?? '');

/** Returns a filter for cache keys of this user’s figures. */
const isOwnFigures = (user: Pick<User, 'tenant_id' | 'id'>) => (key: Arguments) =>
  Array.isArray(key) &&
  key[0] === user.tenant_id &&
  key[1] === user.id &&
  typeof key[2] === 'string' &&
  (key[2] === QUICK_STATS ||
    key[2] === countResults.id ||
    key[2] === readOverview.id ||
    key[2] === countRequestedReports.id ||
    key[2].startsWith('analytics.'));

/**
 * Reloads all displayed figures after each write that changes them: strip, cards, menu badges,
 * analytics and the
 * numbers of the work list and the inbox. Figures changed by other users follow with polling.
 */
export function useCurrentFigures(): void {
  const { writes } = useApi();
  const { mutate } = useSWRConfig();
  const { id, tenant_id } = useSignedIn().user;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = writes.subscribe((endpoint) => {
      if (!changesFigures(endpoint)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void mutate(isOwnFigures({ id, tenant_id })), SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [writes, mutate, id, tenant_id]);
}
