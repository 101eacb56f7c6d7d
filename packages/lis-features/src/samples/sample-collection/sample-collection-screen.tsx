import type { Sample } from '@alms/lis-domain/samples';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Skeleton } from '@alms/ui/skeleton';
import { visitOf } from '../../shared/collection-visits/index.ts';
import { openedOf, useOpenedPanel } from '../../shared/opened-panel/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import { VisitList } from './visit-list.tsx';
import { VisitPanel, type CollectionActions } from './visit-panel.tsx';

export interface CollectionScreenProps extends CollectionActions {
  /** Specimens awaiting collection, urgent first, then oldest. */
  samples: Resource<readonly Sample[]>;
  /** Reloads the list. */
  onRetry?: () => void | Promise<void>;
  /** Loads the next page of the list. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Search text of the list. */
  query: string;
  onSearch: (query: string) => void;
  /** Current state of the open specimen, before or after collection. `idle` when none is open. */
  sample: Resource<Sample>;
  onOpen: (sampleId: string) => void;
  /** URL of the open specimen’s label; `idle` until collected. */
  label: Resource<string>;
  /**
   * Prints the page. While a label is shown, the print style sheet outputs only that label in label
   * size.
   */
  onPrintLabel: (printing: { sampleId: string }) => void;
}

/**
 * Specimen collection, one patient at a time, designed for phones first. A collection can be
 * recorded and a label printed only after name and date of birth are confirmed.
 */
export function CollectionScreen({
  samples,
  onRetry,
  onMore,
  query,
  onSearch,
  sample,
  onOpen,
  label,
  onPrintLabel,
  ...actions
}: CollectionScreenProps) {
  const words = useMessages(sampleCollectionMessages);
  const panel = useOpenedPanel<HTMLDivElement>(openedOf(sample));
  const expected = samples.status === 'ready' ? samples.data : [];
  const open = sample.status === 'ready' ? sample.data : undefined;
  return (
    <S.Root
      data-component="collection-screen"
      data-open={sample.status === 'idle' ? undefined : ''}
    >
      <PageHeader
        title={words.title}
        context={samples.status === 'ready' ? words.waiting({ count: expected.length }) : undefined}
      />
      <div data-part="panels">
        <div data-part="panel" ref={panel} tabIndex={-1}>
          {sample.status === 'idle' ? (
            <Card>
              <EmptyState title={words.chooseTitle} headingLevel={2} body={words.chooseBody} />
            </Card>
          ) : (
            <Card body="flush" aria-label={words.current}>
              <ResourceView
                resource={sample}
                label={words.current}
                skeleton={<PanelSkeleton />}
                flush
                {...(onRetry && { onRetry })}
              >
                {(current) => {
                  const visit = visitOf(current, expected);
                  return (
                    <VisitPanel
                      key={visit.id}
                      visit={visit}
                      sample={current}
                      onOpen={onOpen}
                      label={label}
                      onPrintLabel={onPrintLabel}
                      {...actions}
                    />
                  );
                }}
              </ResourceView>
            </Card>
          )}
        </div>
        <Card body="flush" heading={words.list}>
          <S.Search>
            <SearchField
              label={words.search}
              value={query}
              onChange={(event) => onSearch(event.target.value)}
            />
          </S.Search>
          <ResourceView
            resource={samples}
            label={words.list}
            skeleton={<ListSkeleton />}
            flush
            empty={{
              'none-yet': { title: words.noneYetTitle, body: words.noneYetBody },
              'no-match': {
                title: words.noMatchTitle,
                body: words.noMatchBody,
                action: <Button onClick={() => onSearch('')}>{words.showAll}</Button>,
              },
            }}
            {...(onRetry && { onRetry })}
          >
            {(list) => (
              <>
                <VisitList samples={list} openOrderId={open?.order_id} onOpen={onOpen} />
                {onMore && (
                  <S.More>
                    <Button variant="quiet" wide onClick={onMore}>
                      {words.more}
                    </Button>
                  </S.More>
                )}
              </>
            )}
          </ResourceView>
        </Card>
      </div>
    </S.Root>
  );
}

function PanelSkeleton() {
  return (
    <>
      <S.Section>
        <Skeleton width="12rem" height="20px" />
      </S.Section>
      <S.Section>
        <Skeleton width="10rem" height="20px" />
        <Skeleton width="10rem" height="20px" />
      </S.Section>
      <S.Section>
        <Skeleton width="18rem" height="44px" />
        <Skeleton width="16rem" height="44px" />
      </S.Section>
    </>
  );
}

function ListSkeleton() {
  return (
    <S.Visits>
      {['60%', '48%', '72%', '55%'].map((width) => (
        <li key={width}>
          <S.Section>
            <Skeleton width={width} />
            <Skeleton width="50%" />
          </S.Section>
        </li>
      ))}
    </S.Visits>
  );
}
