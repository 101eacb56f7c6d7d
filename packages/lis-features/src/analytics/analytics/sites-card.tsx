import type { LaboratoryFigures } from '@alms/lis-domain/analytics';
import { useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Table } from '@alms/ui/table';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';
import { useFigures } from './use-figures.ts';
import { analyticsMessages } from './words/index.ts';

export interface SitesCardProps extends Pick<FigureCardProps<unknown>, 'onRetry'> {
  sites: Resource<LaboratoryFigures>;
}

/** The sites of the facility side by side. */
export function SitesCard({ sites, ...shared }: SitesCardProps) {
  const words = useMessages(analyticsMessages);
  return (
    <FigureCard {...shared} heading={words.sites} meaning={words.sitesMeaning} resource={sites}>
      {({ items }) => <SitesTable items={items} />}
    </FigureCard>
  );
}

function SitesTable({ items }: Pick<LaboratoryFigures, 'items'>) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  type Row = LaboratoryFigures['items'][number];
  const column = (
    id: Exclude<keyof Row, 'laboratory'>,
    write: (value: number | null) => string,
  ) => ({
    id,
    header: names[`figure_${id}`],
    align: 'end' as const,
    render: (row: Row) => write(row[id]),
  });
  return (
    <Table<Row>
      caption={words.sites}
      rows={items}
      rowKey={({ laboratory }) => laboratory.id}
      emptyLabel={words.nothing}
      columns={[
        {
          id: 'site',
          header: words.site,
          rowHeader: true,
          width: '14rem',
          render: ({ laboratory }) => laboratory.name,
        },
        column('total_orders', figures.number),
        column('total_patients', figures.number),
        column('completed_tests', figures.number),
        column('pending_tests', figures.number),
        column('median_tat', figures.minutes),
        column('on_time_rate', figures.rate),
        column('rejection_rate_samples', figures.rate),
        column('pass_rate', figures.rate),
      ]}
    />
  );
}
