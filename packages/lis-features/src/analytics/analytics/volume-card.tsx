import type { TestStatus, TestVolume } from '@alms/lis-domain/analytics';
import { BarChart } from '@alms/ui/bar-chart';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { LineChart } from '@alms/ui/line-chart';
import type { Resource } from '@alms/ui/resource';
import { analyticsMessages } from './words/index.ts';
import { FigureCard, type FigureCardProps, type ListLink } from './figure-card.tsx';
import { figureWordsMessages } from '../../shared/words/figure-words/index.ts';

type Shared = Pick<FigureCardProps<unknown>, 'onExport' | 'onRetry'>;

/** Maximum number of days that fit as labelled bars. */
const MAX_BARS = 14;

/** Number of tests ordered per day. */
export function VolumeCard({ volume, ...shared }: Shared & { volume: Resource<TestVolume> }) {
  const words = useMessages(analyticsMessages);
  return (
    <FigureCard
      {...shared}
      heading={words.volume}
      meaning={({ total }) => words.volumeMeaning({ total })}
      resource={volume}
      table="test-volume"
    >
      {({ items, total }) => (
        <VolumeChart
          items={total === 0 ? [] : items}
          title={words.volume}
          series={words.tests}
          emptyBody={words.nothing}
        />
      )}
    </FigureCard>
  );
}

function VolumeChart({
  items,
  title,
  series,
  emptyBody,
}: {
  items: TestVolume['items'];
  title: string;
  series: string;
  emptyBody: string;
}) {
  const format = useFormat();
  const frame = { title, titleHidden: true, headingLevel: 2, emptyBody } as const;
  if (items.length > MAX_BARS)
    return (
      <LineChart
        {...frame}
        area
        series={[
          {
            id: 'tests',
            name: series,
            points: items.map(({ date, count }) => ({ at: `${date}T00:00:00Z`, value: count })),
          },
        ]}
      />
    );
  return (
    <BarChart
      {...frame}
      sequential
      categories={items.map(({ date }) => ({ id: date, name: format.dayMonth(date) }))}
      series={[{ id: 'tests', name: series, values: items.map(({ count }) => count) }]}
    />
  );
}

/** Number of ordered tests by status. */
export function StatusCard({
  status,
  workListHref,
  ...shared
}: Shared & { status: Resource<TestStatus>; workListHref?: string | undefined }) {
  const words = useMessages(analyticsMessages);
  const names = useMessages(figureWordsMessages);
  const links: ListLink[] =
    workListHref === undefined ? [] : [{ href: workListHref, label: words.workList }];
  const states = [
    ['ordered', names.is_ordered],
    ['collected', names.is_collected],
    ['in_process', words.in_process],
    ['verified', names.is_verified],
    ['released', names.is_released],
    ['cancelled', names.is_cancelled],
    ['rejected', names.is_rejected],
  ] as const;
  return (
    <FigureCard
      {...shared}
      heading={words.status}
      meaning={words.statusMeaning}
      resource={status}
      table="test-status"
      links={links}
    >
      {({ items, status_distribution }) => {
        // `pending` counts all tests without a verified result, whenever they were ordered.
        const ordered = items.find(({ status: each }) => each === 'ordered')?.count ?? 0;
        const counts = { ...status_distribution, ordered };
        const isEmpty = states.every(([id]) => counts[id] === 0);
        return (
          <BarChart
            title={words.status}
            titleHidden
            headingLevel={2}
            orientation="horizontal"
            emptyBody={words.nothing}
            categories={isEmpty ? [] : states.map(([id, name]) => ({ id, name }))}
            series={[{ id: 'tests', name: words.tests, values: states.map(([id]) => counts[id]) }]}
          />
        );
      }}
    </FigureCard>
  );
}
