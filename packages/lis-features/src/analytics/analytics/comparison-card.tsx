import { type Comparison, comparedFigures, type Change } from '@alms/lis-domain/analytics';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ArrowDownGlyph, ArrowUpGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { useFigures } from './use-figures.ts';

/**
 * Compares the period with the preceding one. Words state an improvement or deterioration; colour
 * only repeats it.
 */
export function ComparisonCard({
  comparison,
  ...shared
}: Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> & { comparison: Resource<Comparison> }) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const format = useFormat();
  const figures = useFigures();
  const daysOf = ({ window: { start, end } }: Comparison['current']) =>
    [format.longDate(start), format.longDate(instantBefore(end))] as const;
  const meaning = ({ current, previous }: Comparison) => {
    const [[from, to], [before, until]] = [daysOf(current), daysOf(previous)];
    return words.comparisonMeaning({ from, to, before, until });
  };
  return (
    <FigureCard
      {...shared}
      heading={words.comparison}
      meaning={meaning}
      resource={comparison}
      table="comparative-metrics"
    >
      {({ current, previous, change }) => (
        <Table
          caption={words.comparison}
          rows={comparedFigures.map((figure) => ({
            figure,
            now: current[figure],
            before: previous[figure],
            change: change[figure],
          }))}
          rowKey={({ figure }) => figure}
          columns={[
            {
              id: 'figure',
              header: names.figure,
              rowHeader: true,
              width: '16rem',
              render: ({ figure }) => names[`figure_${figure}`],
            },
            {
              id: 'current',
              header: names.current,
              align: 'end',
              render: ({ figure, now }) => figures.compared(figure, now),
            },
            {
              id: 'previous',
              header: names.previous,
              align: 'end',
              render: ({ figure, before }) => figures.compared(figure, before),
            },
            {
              id: 'change',
              header: names.change,
              width: '18rem',
              render: (row) => <ChangeWords {...row.change} />,
            },
          ]}
        />
      )}
    </FigureCard>
  );
}

/** Returns the last instant before the exclusive end of a window. */
// oxlint-disable-next-line no-restricted-globals -- derives the instant from the given one, reads no clock
const instantBefore = (end: string) => new Date(Date.parse(end) - 1).toISOString();

function ChangeWords({ absolute, percent, direction, better }: Change) {
  const words = useMessages(analyticsMessages);
  const figures = useFigures();
  if (direction === 'unknown' || absolute === null)
    return (
      <Text as="span" tone="muted">
        {words.unknown}
      </Text>
    );
  if (direction === 'flat') return <Text as="span">{words.flat}</Text>;
  const [way, by] = [words[direction], figures.change(absolute)];
  return (
    <Inline gap="s2">
      <Text as="span" figures>
        {percent === null
          ? words.moved({ way, by })
          : words.movedBy({ way, by, percent: figures.percentChange(percent) })}
      </Text>
      {better !== null && (
        <Chip
          tone={better ? 'positive' : 'caution'}
          glyph={direction === 'up' ? ArrowUpGlyph : ArrowDownGlyph}
        >
          {better ? words.better : words.worse}
        </Chip>
      )}
    </Inline>
  );
}
