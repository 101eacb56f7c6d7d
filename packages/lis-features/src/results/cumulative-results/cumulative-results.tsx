import { departments } from '@alms/lis-domain/catalogue';
import type { ChartResult } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { SelectField } from '@alms/ui/select-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { useRef, type RefObject } from 'react';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useShortcuts } from '../../shared/shortcuts/index.ts';
import { chartPeriods, filteredResults, hidesResults, type ChartFilter } from './chart-filter.ts';
import { ChartTable } from './cumulative-table.tsx';
import type { OpenedTestProps } from './opened-test.tsx';
import { PaperHead, type Paper } from './paper-head.tsx';
import { ReportList } from './report-list.tsx';
import { cumulativeResultsMessages } from './words/index.ts';
import { PageStyles } from './paper.styles.ts';
import * as S from './cumulative-results.styles.ts';

export interface CumulativeResultsProps {
  /** Results of the period, latest collection first. */
  results: Resource<readonly ChartResult[]>;
  /** Loads earlier results of the period. When omitted, all are loaded. */
  onMore?: (() => void) | undefined;
  filter: ChartFilter;
  onFilterChange: (filter: ChartFilter) => void;
  /** Key of the opened test; null for none. */
  openedKey: string | null;
  onOpenedChange: (key: string | null) => void;
  /** Results of the opened test in every period, latest collection first. */
  history: Resource<readonly ChartResult[]>;
  /** Downloads a result that is a file. When omitted, it is only named. */
  onOpenFile?: OpenedTestProps['onOpenFile'];
  onRetry: () => void | Promise<void>;
  hrefs: OpenedTestProps['hrefs'];
  /** Identification on printouts. When omitted, there is no print button. */
  paper?: Paper | undefined;
}

/**
 * Results of one patient in staff view: one row per test, collection dates as columns, latest
 * first. An opened test shows its trend, each value with its verifier, and the link to reorder it.
 */
export function CumulativeResults({
  results,
  onMore,
  filter,
  onFilterChange,
  openedKey,
  onOpenedChange,
  history,
  onOpenFile,
  onRetry,
  hrefs,
  paper,
}: CumulativeResultsProps) {
  const words = useMessages(cumulativeResultsMessages);
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isForeign = results.status === 'error' && results.error.kind === 'not-found';
  const isOpened = openedKey !== null && hrefs.reorder !== undefined;
  useShortcuts([
    ...(isForeign
      ? []
      : [{ key: '/', label: words.keyFilter, run: () => search.current?.focus() }]),
    ...(isOpened
      ? [
          {
            key: 'o',
            label: words.keyReorder,
            run: () =>
              root.current?.querySelector<HTMLAnchorElement>('a[data-action="reorder"]')?.click(),
          },
        ]
      : []),
  ]);
  const loaded = results.status === 'ready' ? results.data : [];
  const clear = () =>
    onFilterChange({ ...filter, test: '', department: '', outside: false, period: 'all' });

  return (
    <S.Root ref={root} data-component="cumulative-results">
      {paper && !isForeign && (
        <>
          <PageStyles />
          <PaperHead
            paper={paper}
            filter={filter}
            isComplete={onMore === undefined}
            asOf={results.status === 'ready' ? results.asOf : undefined}
          />
        </>
      )}
      {!isForeign && (
        <Filters
          filter={filter}
          onFilterChange={onFilterChange}
          results={loaded}
          search={search}
          onPrint={results.status === 'ready' ? paper?.onPrint : undefined}
        />
      )}
      <Card body="flush" aria-label={words.label}>
        {isForeign ? (
          <EmptyState title={words.notOwnTitle} body={words.notOwnBody} />
        ) : (
          <ResourceView
            resource={results}
            label={words.label}
            headingLevel={2}
            flush
            skeleton={
              <S.Waiting>
                <Skeleton count={12} />
              </S.Waiting>
            }
            empty={{
              'none-yet':
                filter.period === 'all'
                  ? { title: words.noneTitle, body: words.noneBody }
                  : {
                      title: words.noMatchTitle,
                      body: words.noMatchBody,
                      action: <Button onClick={clear}>{words.clear}</Button>,
                    },
            }}
            onRetry={onRetry}
          >
            {(all) => {
              const shown = filteredResults(all, filter);
              if (shown.length === 0)
                return (
                  <EmptyState
                    title={words.noMatchTitle}
                    body={words.noMatchBody}
                    action={<Button onClick={clear}>{words.clear}</Button>}
                  />
                );
              return filter.layout === 'report' ? (
                <ReportList results={shown} orderHref={hrefs.order} onOpenFile={onOpenFile} />
              ) : (
                <ChartTable
                  results={shown}
                  isComplete={onMore === undefined}
                  openedKey={openedKey}
                  onOpenedChange={onOpenedChange}
                  opened={{ history, onOpenFile, onRetry, hrefs }}
                />
              );
            }}
          </ResourceView>
        )}
        {onMore && results.status === 'ready' && (
          <S.More>
            <Button variant="quiet" onClick={onMore}>
              {words.more}
            </Button>
            {hidesResults(filter) && (
              <Text as="span" size="small" tone="muted">
                {words.moreHint}
              </Text>
            )}
          </S.More>
        )}
      </Card>
      <Text as="p" size="small" tone="muted" data-part="updated">
        {results.status === 'ready' &&
          results.asOf !== undefined &&
          words.updated({ time: format.time(results.asOf) })}
      </Text>
    </S.Root>
  );
}

function Filters({
  filter,
  onFilterChange,
  results,
  search,
  onPrint,
}: Pick<CumulativeResultsProps, 'filter' | 'onFilterChange'> & {
  results: readonly ChartResult[];
  search: RefObject<HTMLInputElement | null>;
  onPrint: (() => void) | undefined;
}) {
  const words = useMessages(cumulativeResultsMessages);
  const departmentWords = useDepartmentWords();
  const change = (part: Partial<ChartFilter>) => onFilterChange({ ...filter, ...part });
  const present = departments.filter(
    (each) => each === filter.department || results.some(({ test }) => test.department === each),
  );
  return (
    <S.Filters>
      <SearchField
        ref={search}
        label={words.test}
        shortcut="/"
        value={filter.test}
        onChange={(event) => change({ test: event.target.value })}
      />
      <SelectField
        dense
        label={words.department}
        labelVisibility="hidden"
        placeholder={words.anyDepartment}
        options={present.map((value) => ({ value, label: departmentWords[value] }))}
        value={filter.department}
        onChange={(event) =>
          change({ department: departments.find((each) => each === event.target.value) ?? '' })
        }
      />
      <SelectField
        dense
        label={words.period}
        labelVisibility="hidden"
        options={chartPeriods.map((value) => ({ value, label: words[`period_${value}`] }))}
        value={filter.period}
        onChange={(event) =>
          change({ period: chartPeriods.find((each) => each === event.target.value) ?? 'year' })
        }
      />
      <Button aria-pressed={filter.outside} onClick={() => change({ outside: !filter.outside })}>
        {words.outside}
      </Button>
      <Segmented
        label={words.layout}
        options={[
          { value: 'cumulative', label: words.cumulative },
          { value: 'report', label: words.report },
        ]}
        value={filter.layout}
        onValueChange={(layout) => change({ layout })}
      />
      {onPrint && (
        <Button leading={<Icon glyph={PrintGlyph} size="small" />} onClick={onPrint}>
          {words.print}
        </Button>
      )}
    </S.Filters>
  );
}
