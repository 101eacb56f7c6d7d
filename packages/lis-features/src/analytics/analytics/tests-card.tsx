import type { TestStats } from '@alms/lis-domain/analytics';
import { useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Table } from '@alms/ui/table';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { useFigures } from './use-figures.ts';

export interface TestsCardProps extends Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> {
  stats: Resource<TestStats>;
  /** Returns the catalogue link of a test code. When omitted, test names are not links. */
  testHref?: ((code: string) => string) | undefined;
}

/** Status counts by test, most ordered first. */
export function TestsCard({ stats, testHref, ...shared }: TestsCardProps) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  const counted = (['ordered', 'completed', 'pending', 'rejected', 'critical_count'] as const).map(
    (id) => ({
      id,
      header: names[id],
      align: 'end' as const,
      render: (row: TestStats['items'][number]) => figures.count(row[id]),
    }),
  );
  return (
    <FigureCard
      {...shared}
      heading={words.byTest}
      meaning={words.byTestMeaning}
      resource={stats}
      table="test-stats"
    >
      {({ items }) => (
        <Table
          caption={words.byTest}
          rows={items}
          rowKey={({ test_id }) => test_id}
          emptyLabel={words.nothing}
          {...(testHref && { rowHref: ({ code }: TestStats['items'][number]) => testHref(code) })}
          columns={[
            {
              id: 'name',
              header: names.test,
              rowHeader: true,
              width: '12rem',
              render: ({ name }) => name,
            },
            ...counted,
            {
              id: 'abnormal_rate',
              header: names.abnormal_rate,
              align: 'end',
              render: ({ abnormal_rate }) => figures.rate(abnormal_rate),
            },
            {
              id: 'mean_tat_minutes',
              header: names.mean_tat_minutes,
              align: 'end',
              render: ({ mean_tat_minutes }) => figures.number(mean_tat_minutes),
            },
          ]}
        />
      )}
    </FigureCard>
  );
}
