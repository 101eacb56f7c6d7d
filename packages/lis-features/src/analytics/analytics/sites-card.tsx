import { comparedFigures, type LaboratoryFigures } from '@alms/lis-domain/analytics';
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
        ...comparedFigures.map((figure) => ({
          id: figure,
          header: names[`figure_${figure}`],
          align: 'end' as const,
          render: (row: Row) => figures.compared(figure, row[figure]),
        })),
      ]}
    />
  );
}
