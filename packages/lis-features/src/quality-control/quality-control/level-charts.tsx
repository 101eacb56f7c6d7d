import type { ControlledTest, ControlRun } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { ControlChart } from '@alms/ui/control-chart';
import { EmptyState } from '@alms/ui/empty-state';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Segmented } from '@alms/ui/segmented';
import { useMemo, useState } from 'react';
import { qualityControlMessages } from './words/index.ts';
import { levelSeries, type LevelSeries } from './level-series.ts';
import * as S from './quality-control.styles.ts';

export interface LevelChartsProps {
  test: ControlledTest['test'];
  /** QC runs, latest first. */
  runs: readonly ControlRun[];
  /** Opens the correction of a run from its point. */
  onOpen: (runId: string) => void;
  /** Loads older runs. When omitted, there are none. */
  onMore?: (() => void) | undefined;
}

/**
 * Heights of a drawing in px, so that two levels fit the first view: the last one has the dates.
 */
const HEIGHT = 208;
const LAST_HEIGHT = 232;

/** Levey-Jennings chart per level on a shared time axis, or the same data as tables. */
export function LevelCharts({ test, runs, onOpen, onMore }: LevelChartsProps) {
  const words = useMessages(qualityControlMessages);
  const format = useFormat();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const unit = test.unit_display ?? '';
  const series = useMemo(
    () =>
      levelSeries(runs, {
        value: (value) => [value, unit].filter(Boolean).join(' '),
        rules: (rules) => format.list(rules),
        newLot: (lot) => words.newLotEvent({ lot }),
        newReagentLot: (lot) => words.newReagentEvent({ lot }),
      }),
    [runs, unit, format, words],
  );
  const opening = useMemo(
    () => ({
      ids: new Set(
        runs.flatMap(({ violations, points }) =>
          violations.length > 0 ? points.map(({ id }) => id) : [],
        ),
      ),
      hint: words.openCorrection,
    }),
    [runs, words],
  );
  const openRunOf = (pointId: string) => {
    const run = runs.find(({ points }) => points.some(({ id }) => id === pointId));
    if (run) onOpen(run.id);
  };
  const oldest = runs.at(-1);
  const [latest] = runs;
  if (!oldest || !latest) {
    return (
      <Card heading={words.charts({ count: 0 })}>
        <EmptyState title={words.noRuns} body={words.noChartBody} headingLevel={3} />
      </Card>
    );
  }
  const choice = (
    <Segmented
      label={words.view}
      options={[
        { value: 'chart', label: words.chart },
        { value: 'table', label: words.table },
      ]}
      value={view}
      onValueChange={setView}
    />
  );
  return (
    <Card heading={words.charts({ count: runs.length })} headerActions={choice} body="flush">
      <S.Charts>
        {series.map((each, index) => {
          const isLast = index === series.length - 1;
          return (
            <ControlChart
              key={each.level}
              title={words.level({ level: each.level })}
              description={<LotText series={each} unit={unit} />}
              points={each.points}
              limits={each.limits}
              events={each.events}
              span={{ from: oldest.at, to: latest.at }}
              opening={{ ...opening, onOpen: openRunOf }}
              breakAfterHours={96}
              above={isLast ? series.slice(0, -1) : []}
              continued={!isLast}
              height={isLast ? LAST_HEIGHT : HEIGHT}
              view={view}
            />
          );
        })}
        {onMore && (
          <Button variant="quiet" onClick={onMore}>
            {words.olderRuns}
          </Button>
        )}
      </S.Charts>
    </Card>
  );
}

function LotText({ series: { last }, unit }: { series: LevelSeries; unit: string }) {
  const words = useMessages(qualityControlMessages);
  const { lot_number: lot, mean, sd } = last;
  return (
    <>
      {mean === null || sd === null
        ? words.levelNoTarget({ lot })
        : words.levelLot({ lot, mean: figure(mean), sd: figure(sd), unit })}
    </>
  );
}

/** Removes trailing zeros added by the database. */
export const figure = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
