import { shownPassRate, type QualityMetrics, type Turnaround } from '@alms/lis-domain/analytics';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { allReady, ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Text } from '@alms/ui/text';
import { WindowDates } from '../window-dates.tsx';
import { weekCardMessages } from './words/index.ts';

export interface WeekCardProps {
  turnaround: Resource<Turnaround>;
  /** Quality indicators of the same period. */
  quality: Resource<QualityMetrics>;
  onRetry: () => void | Promise<void>;
}

/**
 * Turnaround time and rejected specimens over the last days. A percentage is rated only against a
 * configured target.
 */
export function WeekCard({ turnaround, quality, onRetry }: WeekCardProps) {
  const words = useMessages(weekCardMessages);
  return (
    <Card
      heading={words.title}
      {...(turnaround.status === 'ready' && {
        footer: <WindowDates {...turnaround.data.window} />,
      })}
    >
      <ResourceView
        resource={allReady(turnaround, quality)}
        label={words.title}
        skeleton={<Skeleton count={3} />}
        onRetry={onRetry}
      >
        {([times, rejections]) => <Figures turnaround={times} quality={rejections} />}
      </ResourceView>
    </Card>
  );
}

function Figures({ turnaround, quality }: { turnaround: Turnaround; quality: QualityMetrics }) {
  const words = useMessages(weekCardMessages);
  const format = useFormat();
  const { on_time_rate, on_time, with_target, median, p90 } = turnaround;
  const { rejection_rate_samples, samples_rejected, samples_assessed } = quality;
  const minutes = (value: number) => words.minutes({ minutes: Math.round(value) });
  return (
    <DescriptionList
      items={[
        {
          id: 'on-time',
          term: words.onTime,
          description:
            on_time_rate === null ? (
              words.noTarget
            ) : (
              <Figure
                value={words.rate({ rate: format.number(shownPassRate(on_time_rate)) })}
                note={words.part({ part: on_time, whole: with_target })}
              />
            ),
        },
        {
          id: 'median',
          term: words.median,
          description:
            median === null ? (
              words.noneMeasured
            ) : (
              <Figure
                value={minutes(median)}
                {...(p90 !== null && { note: words.slowest({ time: minutes(p90) }) })}
              />
            ),
        },
        {
          id: 'rejected',
          term: words.rejected,
          description:
            rejection_rate_samples === null ? (
              words.noneReceived
            ) : (
              <Figure
                value={words.rate({
                  rate: format.number(Math.round(rejection_rate_samples * 10) / 10),
                })}
                note={words.part({ part: samples_rejected, whole: samples_assessed })}
              />
            ),
        },
      ]}
    />
  );
}

function Figure({ value, note }: { value: string; note?: string }) {
  return (
    <>
      <Text as="span" strong figures>
        {value}
      </Text>{' '}
      {note !== undefined && (
        <Text as="span" tone="muted" figures>
          {note}
        </Text>
      )}
    </>
  );
}
