import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import {
  Chart,
  ChartLegend,
  seriesFill,
  SeriesFills,
  type ChartFrameProps,
} from '../chart/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { Table } from '../table/index.ts';
import { t } from '../theme/index.ts';
import { donutChartMessages } from './words/index.ts';
import { ringPath, sharesOf, type DonutSlice } from './shares.ts';

const Root = /* @__PURE__ */ styled(Chart)`
  container-type: inline-size;
  [data-part='donut'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space.s6};
  }
  [data-part='ring'] {
    flex: none;
    inline-size: 176px;
    block-size: 176px;
  }
  [data-part='ring'] > g > path {
    stroke: ${t.color.surface};
    stroke-width: 2;
  }
  svg [data-part='total'] {
    font-size: ${t.size.s4};
    font-weight: ${t.weight.figure};
  }
  [data-part='legend'] {
    flex: 1 1 12rem;
    max-inline-size: 24rem;
  }
  @media (forced-colors: active) {
    [data-part='ring'] > g > path {
      stroke: Canvas;
    }
  }
`;

/** Outer and inner radius of the ring in its box of 176 px. */
const [OUTER, INNER] = [86, 58];

export interface DonutChartProps extends ChartFrameProps {
  /** Slices. With more than six, the five largest and "Other" are shown. */
  slices: readonly DonutSlice[];
  /** Label under the total in the middle. @default 'in all' */
  totalLabel?: string;
}

/**
 * The parts of a whole, with the total in the middle and every figure in the legend. For
 * percentages close to 100 use `DotScale`; to compare amounts `BarChart`, because lengths are
 * compared more accurately than angles.
 */
export function DonutChart({ slices, totalLabel, title, ...rest }: DonutChartProps) {
  const words = useMessages(donutChartMessages);
  const format = useFormat();
  const fills = useId();
  const drawn = useMemo(() => sharesOf(slices, words.other), [slices, words]);

  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const total = format.number(whole);
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const starts = drawn.map((_, index) =>
    drawn.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  const picture = words.picture({
    title,
    total,
    shares: drawn.map(({ name, share }) => words.share({ name, share: percent(share) })).join(', '),
  });

  return (
    <Root
      {...rest}
      title={title}
      height={176}
      content={drawn.length === 0 ? 'empty' : 'drawn'}
      table={
        <Table
          caption={title}
          rows={slices}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: words.name, rowHeader: true, render: ({ name }) => name },
            {
              id: 'amount',
              header: words.amount,
              align: 'end',
              render: ({ value }) => format.number(value),
            },
            {
              id: 'share',
              header: words.shareColumn,
              align: 'end',
              render: ({ value }) => percent(value / whole),
            },
          ]}
        />
      }
      data-component="donut-chart"
    >
      <div data-part="donut">
        <svg data-part="ring" viewBox="-88 -88 176 176" role="img" aria-label={picture}>
          <SeriesFills id={fills} count={drawn.length} />
          {drawn.map(({ id, share }, index) => (
            <g key={id} data-series={index + 1}>
              <path
                d={ringPath(starts[index] ?? 0, share, OUTER, INNER)}
                fill={seriesFill(fills, index + 1)}
              />
            </g>
          ))}
          <text data-part="total" textAnchor="middle" y="2">
            {total}
          </text>
          <text textAnchor="middle" y="20" data-quiet>
            {totalLabel ?? words.total}
          </text>
        </svg>
        <ChartLegend
          layout="stacked"
          entries={drawn.map(({ id, name, value, share }, series) => ({
            id,
            name,
            swatch: { series, as: 'fill' },
            figure: words.figure({ value: format.number(value), share: percent(share) }),
          }))}
        />
      </div>
    </Root>
  );
}
