import type { Resource } from '@alms/ui/resource';

/** First page of a list. */
export interface Listed<T> {
  items: readonly T[];
  /** Null when this page is the complete list. */
  nextCursor: string | null;
}

export type ListedResource<T> = Resource<Listed<T>>;
