import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Icon, RefreshGlyph } from '../icon/index.ts';
import { SampleFrame } from '../sample-frame/index.ts';
import { StaleNotice } from '../stale-notice/index.ts';
import {
  plainEmptyWords,
  failureWords,
  type EmptyReason,
  type EmptyWords,
} from './outcome-words.ts';
import { assertNever, type Resource } from './resource.ts';
import { resourceMessages } from './words/index.ts';
import * as S from './resource-view.styles.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useRetry } from './use-retry.ts';

type Ready<T> = Extract<Resource<T>, { status: 'ready' }>;

export interface ResourceViewProps<T> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'resource'
> {
  /** The resource to show, in any state. */
  resource: Resource<T>;
  /** Name of the content in announcements, e.g. "Deliveries". */
  label: string;
  /**
   * Renders the data. `freshness` is for content with actions: on `sample` data it must offer none.
   */
  children: (data: T, freshness: Ready<T>['freshness']) => ReactNode;
  /** Skeleton of the content, in its final layout. */
  skeleton: ReactNode;
  /** Texts of the empty state by reason. Reasons left out have default texts without an action. */
  empty?: Partial<Record<EmptyReason, EmptyWords>>;
  /**
   * Title of the error state; defaults to a text for the kind of failure. The explanation always
   * depends on the kind of failure.
   */
  failedTitle?: string;
  /**
   * Retries the request. A returned promise keeps the button busy until it settles; the result
   * arrives as `resource`. When omitted, there is no button.
   */
  onRetry?: () => void | Promise<void>;
  /** Heading level of the title in empty and error states. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /**
   * The content has its own padding, as in a flush `Card`: alerts above it then keep a distance
   * from the edge. @default false
   */
  flush?: boolean;
}

/**
 * Shows fetched data in every state: skeleton, empty, failed, stale, sample and ready. Screens only
 * provide the content, its skeleton and the texts of the empty state.
 */
export function ResourceView<T>({
  resource,
  label,
  children,
  skeleton,
  empty = {},
  failedTitle,
  onRetry,
  headingLevel = 3,
  flush = false,
  ...rest
}: ResourceViewProps<T>) {
  const words = useMessages(resourceMessages);
  const { retrying, handleRetry } = useRetry(resource, onRetry);
  const announcement = useAnnouncement(resource, label, empty, failedTitle);

  const retryButton = (text: string) =>
    onRetry && (
      <Button
        size="small"
        busy={retrying}
        leading={<Icon glyph={RefreshGlyph} size="small" />}
        onClick={handleRetry}
      >
        {text}
      </Button>
    );

  const content = () => {
    switch (resource.status) {
      case 'idle':
        return null;
      case 'loading':
        return (
          <div data-part="skeleton" aria-hidden="true">
            {skeleton}
          </div>
        );
      case 'empty': {
        const { title, body } = plainEmptyWords[resource.reason];
        return (
          <EmptyState
            headingLevel={headingLevel}
            title={words[title]}
            body={words[body]}
            {...empty[resource.reason]}
          />
        );
      }
      case 'error': {
        const { title, body, retryable } = failureWords[resource.error.kind];
        const action = retryable ? retryButton(words.retry) : undefined;
        return (
          <ErrorState
            headingLevel={headingLevel}
            title={failedTitle ?? words[title]}
            body={words[body]}
            requestId={resource.error.requestId}
            action={action}
          />
        );
      }
      case 'ready':
        return readyContent(resource);
      default:
        return assertNever(resource);
    }
  };

  const readyContent = ({ data, freshness, asOf }: Ready<T>) => {
    switch (freshness) {
      case 'fresh':
      case 'refreshing':
        return children(data, freshness);
      case 'stale':
        return (
          <>
            <div data-part="stale">
              <StaleNotice asOf={asOf} action={retryButton(words.refresh)} />
            </div>
            {children(data, freshness)}
          </>
        );
      case 'sample':
        return <SampleFrame flush={flush}>{children(data, freshness)}</SampleFrame>;
      default:
        return assertNever(freshness);
    }
  };

  return (
    <S.Root
      {...rest}
      role="group"
      aria-label={label}
      aria-busy={resource.status === 'loading' || undefined}
      tabIndex={-1}
      data-component="resource-view"
      data-flush={flush || undefined}
    >
      <div role="status" data-part="announcement">
        {announcement}
      </div>
      {content()}
    </S.Root>
  );
}
