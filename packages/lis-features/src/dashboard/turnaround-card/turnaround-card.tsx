import { ON_TIME_GOAL, type Turnaround } from '@alms/lis-domain/analytics';
import { Card } from '@alms/ui/card';
import { DotScale } from '@alms/ui/dot-scale';
import { EmptyState } from '@alms/ui/empty-state';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { Skeleton } from '@alms/ui/skeleton';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useWindowText } from '../window-dates.tsx';
import { turnaroundCardMessages } from './words/index.ts';

export const turnaroundPeriods = ['today', 'week'] as const;

export type TurnaroundPeriod = (typeof turnaroundPeriods)[number];

export interface TurnaroundCardProps {
  /** Turnaround time in the selected period. */
  turnaround: Resource<Turnaround>;
  period: TurnaroundPeriod;
  onPeriodChange: (period: TurnaroundPeriod) => void;
  onRetry: () => void | Promise<void>;
}

/** Returns the start of the scale, below the lowest percentage so that every point is on it. */
const floorOf = (rates: readonly number[]) =>
  [0.7, 0.5].find((floor) => rates.every((rate) => rate / 100 >= floor)) ?? 0;

/**
 * Share of results on time by department, with the goal for that share and the median turnaround
 * time. Targets are those of the tests.
 */
export function TurnaroundCard({
  turnaround,
  period,
  onPeriodChange,
  onRetry,
}: TurnaroundCardProps) {
  const words = useMessages(turnaroundCardMessages);
  const windowText = useWindowText();
  return (
    <Card
      heading={words.title}
      headerActions={
        <Segmented
          label={words.period}
          options={turnaroundPeriods.map((value) => ({ value, label: words[value] }))}
          value={period}
          onValueChange={onPeriodChange}
        />
      }
      {...(turnaround.status === 'ready' && {
        footer: words.meaning({
          on_time: turnaround.data.on_time,
          count: turnaround.data.with_target,
          window: windowText(turnaround.data),
        }),
      })}
    >
      <ResourceView
        resource={turnaround}
        label={words.title}
        skeleton={<Skeleton count={5} height="32px" />}
        onRetry={onRetry}
      >
        {({ by_department }) => <Shares departments={by_department} />}
      </ResourceView>
    </Card>
  );
}

function Shares({ departments }: { departments: Turnaround['by_department'] }) {
  const words = useMessages(turnaroundCardMessages);
  const names = useDepartmentWords();
  const format = useFormat();
  if (departments.length === 0)
    return <EmptyState title={words.noTargetTitle} body={words.noTargetBody} />;
  return (
    <DotScale
      label={words.title}
      from={floorOf(departments.map(({ on_time_rate }) => on_time_rate))}
      goal={ON_TIME_GOAL / 100}
      heads={{
        name: words.department,
        scale: words.goal({ goal: format.number(ON_TIME_GOAL) }),
        figure: words.onTime,
        note: words.withinTarget,
        detail: words.median,
        status: words.status,
      }}
      // Percentages are never rounded up to 100.
      shares={departments.map(({ department, on_time, with_target, on_time_rate, median }) => ({
        id: department,
        name: names[department],
        share: Math.floor(on_time_rate * 10) / 1000,
        note: words.part({ part: on_time, whole: with_target }),
        ...(median !== null && {
          detail: (
            <>
              <VisuallyHidden>{words.median} </VisuallyHidden>
              {words.minutes({ minutes: Math.round(median) })}
            </>
          ),
        }),
      }))}
    />
  );
}
