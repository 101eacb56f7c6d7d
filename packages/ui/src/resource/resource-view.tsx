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
  /** What is shown, in whatever state it is. */
  resource: Resource<T>;
  /** Names the content for announcements, e.g. "Deliveries". */
  label: string;
  /** Draws the data. `freshness` is for content that offers acts: on `sample` data it must offer none. */
  children: (data: T, freshness: Ready<T>['freshness']) => ReactNode;
  /** The shape of the content, with everything in its final place. */
  skeleton: ReactNode;
  /** What to say when there is nothing, by reason. A reason left out has plain words without a way on. */
  empty?: Partial<Record<EmptyReason, EmptyWords>>;
  /** What to say when there is nothing to show because it failed. When omitted, plain words for the kind of failure; these explain it in any case. */
  failedTitle?: string;
  /**
   * Asks again; a promise keeps the button busy until it settles, its result arrives as `resource`.
   * When omitted, no button is drawn.
   */
  onRetry?: () => void | Promise<void>;
  /** The place in the page's outline of the title that stands where there is nothing to show. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The content brings its own padding, as in a flush `Card`: notices above it then keep a distance from the edge. @default false */
  flush?: boolean;
}

/**
 * Shows fetched data in every state it can have: skeleton, nothing, failure, old, invented, ready. Screens say only what
 * is theirs: the content, its skeleton and what belongs in an empty place.
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
