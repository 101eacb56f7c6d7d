import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { extent, linearScale, linePath, shapesPath } from '../chart/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { t } from '../theme/index.ts';
import { sparklineMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled.svg`
  display: inline-block;
  flex: none;
  inline-size: 72px;
  block-size: 20px;
  vertical-align: middle;
  overflow: visible;
  rect {
    fill: ${t.color.sunken};
  }
  path {
    fill: none;
    stroke: ${t.color.textMuted};
    stroke-width: 1.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  path[data-part='last'] {
    fill: ${t.color.text};
    stroke: ${t.color.surface};
    stroke-width: 1;
    paint-order: stroke;
  }
  @media (forced-colors: active) {
    path {
      stroke: CanvasText;
    }
    path[data-part='last'] {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

const [WIDTH, HEIGHT, MARGIN] = [72, 20, 3];

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /**
   * Name of the series: "Parcels, last seven days". Screen readers also get the first, last, lowest
   * and highest value.
   */
  label: string;
  /**
   * Evenly spaced values in order. Null where a value is unknown: the line is interrupted there.
   */
  values: readonly (number | null)[];
  /**
   * Range drawn as a band behind the line; null: no limit on that side. The scale includes its
   * limits.
   */
  band?: { low: number | null; high: number | null } | undefined;
}

/**
 * A word-sized trend line: beside a number or in a cell. It has no axis and no comparison; where
 * values must be read use `LineChart`. It runs from left to right in every language, as all charts
 * do.
 */
export function Sparkline({ label, values, band, ...rest }: SparklineProps) {
  const words = useMessages(sparklineMessages);
  const format = useFormat();
  const known = values.filter((value) => value !== null);
  const range = extent(known);
  const [first, last] = [known[0], known.at(-1)];
  if (!range || first === undefined || last === undefined) {
    return (
      <Root
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        {...rest}
        role="img"
        aria-label={words.unknown({ label })}
        data-component="sparkline"
      />
    );
  }
  const x = linearScale([0, values.length - 1], [MARGIN, WIDTH - MARGIN]);
  const limits = [band?.low, band?.high].filter((limit) => typeof limit === 'number');
  const y = linearScale(extent([...known, ...limits]) ?? range, [HEIGHT - MARGIN, MARGIN]);
  const top = typeof band?.high === 'number' ? y(band.high) : 0;
  const bottom = typeof band?.low === 'number' ? y(band.low) : HEIGHT;
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 4 });
  const name = words.words({
    label,
    count: known.length,
    first: figure(first),
    last: figure(last),
    low: figure(range[0]),
    high: figure(range[1]),
  });
  return (
    <Root
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...rest}
      role="img"
      aria-label={name}
      data-component="sparkline"
    >
      {limits.length > 0 && (
        <rect data-part="band" y={top} width={WIDTH} height={Math.max(bottom - top, 1)} />
      )}
      <path
        d={linePath(
          values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) })),
        )}
      />
      <path
        data-part="last"
        d={shapesPath('disc', [{ x: x(values.lastIndexOf(last)), y: y(last) }])}
      />
    </Root>
  );
}
