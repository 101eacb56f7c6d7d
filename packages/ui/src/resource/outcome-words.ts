import type { EmptyStateProps } from '../empty-state/index.ts';
import type { Resource, ResourceError } from './resource.ts';

export type EmptyReason = Extract<Resource<unknown>, { status: 'empty' }>['reason'];

/** Texts, action and picture of an empty state. */
export type EmptyWords = Pick<EmptyStateProps, 'body' | 'action' | 'picture'> & { title: string };

/** Message keys of each kind of failure, and whether a retry can help. */
export const failureWords = {
  offline: { title: 'offlineTitle', body: 'offlineBody', retryable: true },
  unauthenticated: { title: 'unauthenticatedTitle', body: 'unauthenticatedBody', retryable: false },
  forbidden: { title: 'forbiddenTitle', body: 'forbiddenBody', retryable: false },
  'not-found': { title: 'notFoundTitle', body: 'notFoundBody', retryable: false },
  conflict: { title: 'conflictTitle', body: 'conflictBody', retryable: true },
  server: { title: 'serverTitle', body: 'serverBody', retryable: true },
  'invalid-response': {
    title: 'invalidResponseTitle',
    body: 'invalidResponseBody',
    retryable: true,
  },
} as const satisfies Record<ResourceError['kind'], object>;

/** Default message keys of an empty state. */
export const plainEmptyWords = {
  'none-yet': { title: 'noneYetTitle', body: 'noneYetBody' },
  'no-match': { title: 'noMatchTitle', body: 'noMatchBody' },
} as const satisfies Record<EmptyReason, object>;
