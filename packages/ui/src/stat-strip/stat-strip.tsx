import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UnknownValue } from '../internal/index.ts';
import * as S from './stat-strip.styles.ts';

export interface StatStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `StatTile`s; two to five read well. */
  children: ReactNode;
}

/**
 * Related figures in one box, side by side, two by two where it is narrow. For figures that need a chart or a table
 * use a `Card` each.
 */
export function StatStrip({ children, ...rest }: StatStripProps) {
  return (
    <S.Root {...rest} data-component="stat-strip">
      <dl>{children}</dl>
    </S.Root>
  );
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The figure, already formatted. `null` when it is not known: drawn as a dash and read as "unknown", never as zero. */
  value: ReactNode;
  /** A few words after the figure: its share, its since. */
  note?: ReactNode;
  /** A `Chip` that judges the figure. */
  chip?: ReactNode;
  /** A `StatTrend`: how the figure has changed. When omitted, nothing is said of it. */
  trend?: ReactNode;
}

/** One figure of a `StatStrip`. */
export function StatTile({ label, value, note, chip, trend, ...rest }: StatTileProps) {
  return (
    <div {...rest} data-component="stat-tile">
      <dt>{label}</dt>
      <dd>
        <span data-part="value">{value === null ? <UnknownValue /> : value}</span>
        {note !== undefined && <span data-part="note">{note}</span>}
        {chip !== undefined && <span data-part="chip">{chip}</span>}
        {trend}
      </dd>
    </div>
  );
}
