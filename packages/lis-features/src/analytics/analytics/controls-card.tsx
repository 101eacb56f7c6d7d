import type { QcStatus, QualityMetrics } from '@alms/lis-domain/analytics';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, CriticalGlyph, InfoGlyph, WarningGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { Table } from '@alms/ui/table';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { useFigures } from './use-figures.ts';

const appearances: Record<QcStatus, Pick<ChipProps, 'tone' | 'glyph'>> = {
  pass: { tone: 'positive', glyph: CheckGlyph },
  warning: { tone: 'caution', glyph: WarningGlyph },
  fail: { tone: 'critical', glyph: CriticalGlyph },
  unknown: { glyph: InfoGlyph },
};

/** QC outcomes by test. */
export function ControlsCard({
  quality,
  ...shared
}: Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> & { quality: Resource<QualityMetrics> }) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  const format = useFormat();
  return (
    <FigureCard
      {...shared}
      heading={words.qualityByTest}
      meaning={words.qualityByTestMeaning}
      resource={quality}
      table="quality-by-test"
    >
      {({ by_test }) => (
        <Table
          caption={words.qualityByTest}
          rows={by_test}
          rowKey={({ test_id }) => test_id}
          emptyLabel={words.noControls}
          columns={[
            {
              id: 'name',
              header: names.test,
              rowHeader: true,
              width: '12rem',
              render: ({ name }) => name,
            },
            {
              id: 'status',
              header: names.status,
              render: ({ status }) => (
                <Chip {...appearances[status]}>{names[`quality_${status}`]}</Chip>
              ),
            },
            {
              id: 'pass_rate',
              header: names.pass_rate,
              align: 'end',
              render: ({ pass_rate }) => figures.rate(pass_rate),
            },
            {
              id: 'runs',
              header: names.runs,
              align: 'end',
              render: ({ runs }) => figures.count(runs),
            },
            {
              id: 'last_run_at',
              header: names.last_run_at,
              align: 'end',
              render: ({ last_run_at }) =>
                last_run_at === null ? words.never : format.dateTime(last_run_at),
            },
          ]}
        />
      )}
    </FigureCard>
  );
}
