import {
  coverageOf,
  hoursOf,
  LIFE,
  type Age,
  type AgeStretch,
  type Population,
  type RangeScope,
} from '@alms/lis-domain/catalogue';
import { Chart } from '@alms/ui/chart';
import { useMessages } from '@alms/ui/i18n';
import { Table } from '@alms/ui/table';
import type { CSSProperties } from 'react';
import { usePopulationWords } from '../../shared/interval-text/index.ts';
import * as S from './coverage-view.styles.ts';
import { coverageViewMessages } from './words/coverage-view/index.ts';

export interface CoverageViewProps {
  /** The intervals, in numbered order. */
  ranges: readonly RangeScope[];
  /** The shown type of interval. */
  type: 'reference' | 'critical';
}

const TICKS = [0, 1, 5, 12, 18, 40, 65, 90, 120];
const SEXES = ['female', 'male', 'unknown'] as const satisfies readonly Population['sex'][];

/**
 * Position of an age on the line, from 0 to 1. Childhood, where intervals change most, gets the
 * most space.
 */
const placeOf = (age: Age): number => Math.sqrt(Math.min(1, hoursOf(age) / hoursOf(LIFE.to)));

const stateOf = ({ row, rows, tied }: AgeStretch) => {
  if (tied) return 'tie';
  if (row === null) return 'gap';
  return rows.length > 1 ? 'overlap' : 'covered';
};

/**
 * Shows which interval applies at each age, with one line per sex from birth to 120 years. Ages
 * without an interval are hatched; where two intervals tie, no flag is assigned.
 *
 * Updates while typing, and offers the same data as a table.
 */
export function CoverageView({ ranges, type }: CoverageViewProps) {
  const words = useMessages(coverageViewMessages);
  return (
    <S.Root data-component="coverage-view">
      <Chart
        title={words[type]}
        headingLevel={3}
        table={<CoverageTable title={words[type]} ranges={ranges} type={type} />}
      >
        {SEXES.map((sex) => (
          <Line key={sex} name={words[sex]} stretches={coverageOf(ranges, type, { sex })} />
        ))}
        <div data-part="ticks" aria-hidden="true">
          {TICKS.map((value) => (
            <span key={value} style={{ '--at': placeOf({ value, unit: 'a' }) } as CSSProperties}>
              {words.year({ value })}
            </span>
          ))}
        </div>
      </Chart>
      <S.Legend aria-hidden="true">
        {(['covered', 'overlap', 'gap', 'tie'] as const).map((state) => (
          <li key={state}>
            <i data-state={state} />
            {words[state]}
          </li>
        ))}
      </S.Legend>
    </S.Root>
  );
}

interface Row {
  id: string;
  who: string;
  stretch: AgeStretch;
}

/** The same lines as table rows, one per age range. */
function CoverageTable({ title, ranges, type }: CoverageViewProps & { title: string }) {
  const words = useMessages(coverageViewMessages);
  const population = usePopulationWords();
  const rows = SEXES.flatMap((sex) =>
    coverageOf(ranges, type, { sex }).map((stretch, index): Row => ({
      id: `${sex} ${index}`,
      who: words[sex],
      stretch,
    })),
  );
  return (
    <Table<Row>
      caption={title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'who', header: words.who, rowHeader: true, render: ({ who }) => who },
        {
          id: 'ages',
          header: words.ages,
          render: ({ stretch: { from, to } }) =>
            population({ sex: 'any', age_min: from, age_max: to, applies_to: 'any' }),
        },
        {
          id: 'what',
          header: words.decides,
          render: ({ stretch }) =>
            words.stretchState({
              state: stateOf(stretch),
              rows: stretch.rows.map((row) => row + 1).join(', '),
            }),
        },
      ]}
    />
  );
}

function Line({ name, stretches }: { name: string; stretches: readonly AgeStretch[] }) {
  const words = useMessages(coverageViewMessages);
  const population = usePopulationWords();
  const labels = stretches.map((stretch) => {
    const ages = population({
      sex: 'any',
      age_min: stretch.from,
      age_max: stretch.to,
      applies_to: 'any',
    });
    return words.stretch({
      ages,
      state: stateOf(stretch),
      rows: stretch.rows.map((row) => row + 1).join(', '),
    });
  });
  return (
    <div data-part="line">
      <span data-part="name" aria-hidden="true">
        {name}
      </span>
      <div
        data-part="track"
        role="img"
        aria-label={words.line({ name, stretches: labels.join('; ') })}
      >
        {stretches.map((stretch) => {
          const [from, to] = [placeOf(stretch.from), placeOf(stretch.to)];
          return (
            <span
              key={from}
              data-state={stateOf(stretch)}
              style={{ '--from': from, '--length': to - from } as CSSProperties}
            >
              {stretch.rows.map((row) => row + 1).join(' · ')}
            </span>
          );
        })}
      </div>
    </div>
  );
}
