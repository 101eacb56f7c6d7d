import { useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import {
  plainEmptyWords,
  failureWords,
  type EmptyReason,
  type EmptyWords,
} from './outcome-words.ts';
import { assertNever, type Resource } from './resource.ts';
import { resourceMessages } from './words/index.ts';

/**
 * Text of the live region. "Loaded" is announced only after loading, not for content that was
 * present from the start.
 */
export function useAnnouncement<T>(
  resource: Resource<T>,
  label: string,
  empty: Partial<Record<EmptyReason, EmptyWords>>,
  failedTitle?: string,
): string {
  const words = useMessages(resourceMessages);
  const [waited, setWaited] = useState(false);
  if (resource.status === 'loading' && !waited) setWaited(true);
  switch (resource.status) {
    case 'idle':
      return '';
    case 'loading':
      return words.loading({ label });
    case 'empty':
      return words.outcome({
        label,
        title: empty[resource.reason]?.title ?? words[plainEmptyWords[resource.reason].title],
      });
    case 'error':
      return words.outcome({
        label,
        title: failedTitle ?? words[failureWords[resource.error.kind].title],
      });
    case 'ready':
      if (resource.freshness === 'stale') return words.isStale({ label });
      if (resource.freshness === 'sample') return words.isSample({ label });
      return waited ? words.loaded({ label }) : '';
    default:
      return assertNever(resource);
  }
}
