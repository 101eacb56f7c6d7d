import type { Turnaround } from '@alms/lis-domain/analytics';
import { BarChart } from '@alms/ui/bar-chart';
import { useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { StatStrip, StatTile } from '@alms/ui/stat-strip';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';
import { useFigures } from './use-figures.ts';

/** Turnaround time: overall, by phase and its distribution. */
export function TurnaroundCard({
  turnaround,
  ...shared
}: Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> & { turnaround: Resource<Turnaround> }) {
  const words = useMessages(analyticsMessages);
  return (
    <FigureCard
      {...shared}
      heading={words.turnaround}
      meaning={words.turnaroundMeaning}
      resource={turnaround}
      table="turnaround-time"
    >
      {(times) => (
        <Stack gap="s5">
          <Middle {...times} />
          <Spread histogram={times.histogram} />
          <Stretches segments={times.segments} />
        </Stack>
      )}
    </FigureCard>
  );
}

function Middle({
  median,
  p90,
  working,
  on_time_rate,
  on_time,
  with_target,
  excluded,
}: Turnaround) {
  const words = useMessages(analyticsMessages);
  const figures = useFigures();
  return (
    <Stack gap="s2">
      <StatStrip>
        <StatTile label={words.median} value={median === null ? null : figures.minutes(median)} />
        <StatTile label={words.slowest} value={p90 === null ? null : figures.minutes(p90)} />
        {working && (
          <StatTile
            label={words.workingMedian}
            value={working.median === null ? null : figures.minutes(working.median)}
          />
        )}
        {working && (
          <StatTile
            label={words.workingSlowest}
            value={working.p90 === null ? null : figures.minutes(working.p90)}
          />
        )}
        <StatTile
          label={words.onTime}
          value={on_time_rate === null ? null : figures.rate(on_time_rate)}
          note={
            on_time_rate === null
              ? words.noTarget
              : words.part({ part: on_time, whole: with_target })
          }
        />
      </StatStrip>
      <Text size="small" tone="muted">
        {words.onTimeMeaning} {working ? words.workingMeaning : words.workingUnknown}{' '}
        {excluded > 0 && words.excluded({ count: excluded })}
      </Text>
    </Stack>
  );
}

function Spread({ histogram }: Pick<Turnaround, 'histogram'>) {
  const words = useMessages(analyticsMessages);
  const figures = useFigures();
  const measured = histogram.some(({ count }) => count > 0);
  return (
    <BarChart
      title={words.spread}
      emptyBody={words.nothing}
      categories={
        measured
          ? histogram.map(({ upper }) => ({
              id: String(upper),
              name: upper === null ? words.longer : words.upTo({ upper: figures.count(upper) }),
            }))
          : []
      }
      series={[{ id: 'results', name: words.results, values: histogram.map(({ count }) => count) }]}
    />
  );
}

function Stretches({ segments }: Pick<Turnaround, 'segments'>) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  const columns = (['mean', 'median', 'p90', 'min', 'max', 'sd'] as const).map((id) => ({
    id,
    header: names[id],
    align: 'end' as const,
    render: (row: Turnaround['segments'][number]) => figures.number(row[id]),
  }));
  return (
    <Table
      caption={words.stretches}
      captionVisible
      rows={segments}
      rowKey={({ from, to }) => `${from}-${to}`}
      columns={[
        {
          id: 'stretch',
          header: words.stretchName,
          rowHeader: true,
          width: '13rem',
          render: ({ from, to }) =>
            words.stretch({ from: names[`event_${from}`], to: names[`event_${to}`] }),
        },
        { id: 'n', header: names.n, align: 'end', render: ({ n }) => figures.count(n) },
        ...columns,
      ]}
    />
  );
}

/** Turnaround time of each test against its target. */
export function TargetsCard({
  turnaround,
  ...shared
}: Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'> & { turnaround: Resource<Turnaround> }) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const figures = useFigures();
  return (
    <FigureCard
      {...shared}
      heading={words.targets}
      meaning={words.onTimeMeaning}
      resource={turnaround}
      table="turnaround-by-test"
    >
      {({ by_test }) => (
        <Table
          caption={words.targets}
          rows={by_test}
          rowKey={({ test_id }) => test_id}
          emptyLabel={words.nothing}
          columns={[
            {
              id: 'name',
              header: names.test,
              rowHeader: true,
              width: '12rem',
              render: ({ name }) => name,
            },
            { id: 'n', header: names.n, align: 'end', render: ({ n }) => figures.count(n) },
            {
              id: 'median',
              header: names.median,
              align: 'end',
              render: ({ median }) => figures.number(median),
            },
            {
              id: 'p90',
              header: names.p90,
              align: 'end',
              render: ({ p90 }) => figures.number(p90),
            },
            {
              id: 'working_median',
              header: names.working_median,
              align: 'end',
              render: ({ working_median }) => figures.number(working_median),
            },
            {
              id: 'working_p90',
              header: names.working_p90,
              align: 'end',
              render: ({ working_p90 }) => figures.number(working_p90),
            },
            {
              id: 'target',
              header: names.target,
              align: 'end',
              render: ({ target }) => (target === null ? words.noTarget : figures.count(target)),
            },
            {
              id: 'on_time_rate',
              header: names.on_time_rate,
              align: 'end',
              render: ({ on_time_rate, with_target }) =>
                with_target === 0 ? words.noTarget : figures.rate(on_time_rate),
            },
          ]}
        />
      )}
    </FigureCard>
  );
}
