import type { EmptyStateProps } from '../empty-state/index.ts';
import type { Resource, ResourceError } from './resource.ts';

export type EmptyReason = Extract<Resource<unknown>, { status: 'empty' }>['reason'];

/** The words, the way on and the picture of an empty place. */
export type EmptyWords = Pick<EmptyStateProps, 'body' | 'action' | 'picture'> & { title: string };

/** Which words tell of a failure, and whether asking again can help. */
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

/** The words of an empty place whose owner gave none. */
export const plainEmptyWords = {
  'none-yet': { title: 'noneYetTitle', body: 'noneYetBody' },
  'no-match': { title: 'noMatchTitle', body: 'noMatchBody' },
} as const satisfies Record<EmptyReason, object>;
