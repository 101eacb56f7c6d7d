import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from '../internal/index.ts';

export interface EmptyStateProps extends StateMessageProps {
  /** An icon or a small drawing of what belongs here; decoration only. */
  picture?: ReactNode;
}

/** Says what belongs in an empty place and how the first one comes there. For a failure use `ErrorState`. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} component="empty-state" />;
}
