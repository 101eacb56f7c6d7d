import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from '../internal/index.ts';

export interface EmptyStateProps extends StateMessageProps {
  /** Decorative icon or small illustration. */
  picture?: ReactNode;
}

/** Explains an empty area and how to add the first item. For a failure use `ErrorState`. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} component="empty-state" />;
}
