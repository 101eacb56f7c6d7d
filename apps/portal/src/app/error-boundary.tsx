import { CallError } from '@alms/lis-domain/http';
import { Component, type ReactNode } from 'react';

export interface ShownError {
  /** Fit for a reader; undefined when the error's own text may hold anything. */
  message: string | undefined;
  reload: () => void;
}

export interface ErrorBoundaryProps {
  fallback: (shown: ShownError) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one render from emptying the page. Only messages of our own calls are shown: others may hold anything. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const message = error instanceof CallError ? error.message : undefined;
    return this.props.fallback({ message, reload: () => window.location.reload() });
  }
}
