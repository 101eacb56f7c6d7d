import { CallError } from '@alms/lis-domain/http';
import { Component, type ReactNode } from 'react';
import { RedirectLoop } from '../session/redirect-record.ts';

export interface ShownError {
  /** Safe to display; undefined if the error’s text may contain anything. */
  message: string | undefined;
  /** Reloading would repeat the redirect loop: the user must sign in instead. */
  isLoop: boolean;
  reload: () => void;
}

export interface ErrorBoundaryProps {
  fallback: (shown: ShownError) => ReactNode;
  children: ReactNode;
}

/**
 * Prevents a render error from emptying the page. Only the server’s text for a failed request is
 * displayed, because other texts may contain anything.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const message =
      error instanceof CallError ? (error.problem?.message ?? error.problem?.detail) : undefined;
    return this.props.fallback({
      message,
      isLoop: error instanceof RedirectLoop,
      reload: () => window.location.reload(),
    });
  }
}
