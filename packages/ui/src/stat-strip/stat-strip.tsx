import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UnknownValue } from '../internal/index.ts';
import * as S from './stat-strip.styles.ts';

export interface StatStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Two to five `StatTile`s, or a multiple of `columns`. */
  children: ReactNode;
  /**
   * Tiles per row, with smaller figures, for a strip in a column of the page. When omitted, all
   * tiles are in one row.
   */
  columns?: 4;
}

/**
 * Related figures in one box, side by side or in a 2 × 2 grid on narrow screens. For figures with a
 * chart or table use one `Card` each.
 */
export function StatStrip({ children, columns, ...rest }: StatStripProps) {
  return (
    <S.Root {...rest} data-component="stat-strip" data-columns={columns}>
      <dl>{children}</dl>
    </S.Root>
  );
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the figure. */
  label: ReactNode;
  /**
   * The formatted figure. `null` when unknown: shown as a dash and read as "unknown", never as
   * zero.
   */
  value: ReactNode;
  /** Short text after the figure: its share or its reference date. */
  note?: ReactNode;
  /** A `Chip` that evaluates the figure. */
  chip?: ReactNode;
  /** A `StatTrend` with the change of the figure. Omit for none. */
  trend?: ReactNode;
  /** Last line: the period or the source of the figure. */
  caption?: ReactNode;
}

/** A figure of a `StatStrip`. */
export function StatTile({ label, value, note, chip, trend, caption, ...rest }: StatTileProps) {
  return (
    <div {...rest} data-component="stat-tile">
      <dt>{label}</dt>
      <dd>
        <span data-part="value">{value === null ? <UnknownValue /> : value}</span>
        {note !== undefined && <span data-part="note">{note}</span>}
        {chip !== undefined && <span data-part="chip">{chip}</span>}
        {trend}
        {caption !== undefined && <span data-part="caption">{caption}</span>}
      </dd>
    </div>
  );
}
