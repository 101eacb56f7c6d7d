import { CallError } from '@alms/lis-domain/http';
import { Component, type ReactNode } from 'react';
import { RedirectLoop } from '../session/redirect-record.ts';

export interface ShownError {
  /** Fit for a reader; undefined when the error's own text may hold anything. */
  message: string | undefined;
  /** Loading the page anew would go round in circles again: the way out is to sign in. */
  isLoop: boolean;
  reload: () => void;
}

export interface ErrorBoundaryProps {
  fallback: (shown: ShownError) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one render from emptying the page. Only what our server says of a refused call is shown: other texts may hold anything. */
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
