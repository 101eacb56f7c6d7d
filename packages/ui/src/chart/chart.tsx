import { useId, type ComponentPropsWithRef, type ChangeEvent, type ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { useMessages } from '../i18n/index.ts';
import { StateMessage, useControllable } from '../internal/index.ts';
import { Segmented } from '../segmented/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import { chartMessages } from './words/index.ts';
import * as S from './chart.styles.ts';

export type ChartView = 'chart' | 'table';

/** Props common to all charts. */
export interface ChartFrameProps extends Omit<
  ComponentPropsWithRef<'figure'>,
  'title' | 'children'
> {
  /** Title of the chart; also names the figure, its table and its navigable points. */
  title: string;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Hides the title visually, where a card's heading already shows it. @default false */
  titleHidden?: boolean;
  /** Scope, source or unit of the data, shown beside the title. */
  description?: ReactNode;
  /**
   * Controlled view, for one switch over several charts. Without `onViewChange` no switch is shown.
   */
  view?: ChartView | undefined;
  /** Initial view when uncontrolled. @default 'chart' */
  defaultView?: ChartView;
  onViewChange?: (view: ChartView, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** Whether the data is loading: a skeleton of the chart is shown instead. @default false */
  loading?: boolean;
  /** Text of the empty state. When omitted, a generic text is shown. */
  emptyBody?: ReactNode;
}

export interface ChartProps extends ChartFrameProps {
  /**
   * `empty`: no values. `too-few`: not enough values for this kind of drawing; the table still
   * lists them. @default 'drawn'
   */
  content?: 'drawn' | 'empty' | 'too-few';
  /** The same data as a table. Rendered only when shown. */
  table: ReactNode;
  /** Legend for shapes, dashes and patterns. When omitted or empty, no legend is shown. */
  legend?: readonly LegendEntry[];
  /** Height of the drawing and its skeleton, in pixels. @default 240 */
  height?: number;
  /** Note below the drawing, such as values outside the range or the data source. */
  note?: ReactNode;
  /** The drawing, usually a `Plot`. */
  children: ReactNode;
}

/**
 * The frame shared by all charts: title, switch between drawing and table, legend, and empty state.
 * A chart built on it names the root after itself. For a custom chart put a `Plot` inside; for the
 * usual kinds use `LineChart`, `BarChart` and similar components.
 */
export function Chart({
  title,
  headingLevel = 3,
  titleHidden = false,
  description,
  view,
  defaultView = 'chart',
  onViewChange,
  loading = false,
  emptyBody,
  content = 'drawn',
  table,
  legend = [],
  height = 240,
  note,
  children,
  ...rest
}: ChartProps) {
  const words = useMessages(chartMessages);
  const headingId = useId();
  const [shown, show] = useControllable(view, defaultView, onViewChange);
  const switchable =
    content !== 'empty' && !loading && (view === undefined || onViewChange !== undefined);

  const body = () => {
    if (loading) return <Skeleton shape="block" height={`${height}px`} />;
    if (content === 'empty')
      return (
        <StateMessage
          component="chart-empty"
          headingLevel={headingLevel === 2 ? 3 : 4}
          title={words.emptyTitle}
          body={emptyBody ?? words.emptyBody}
        />
      );
    if (shown === 'table') return table;
    if (content === 'too-few')
      return (
        <StateMessage
          component="chart-empty"
          headingLevel={headingLevel === 2 ? 3 : 4}
          title={words.fewTitle}
          body={emptyBody ?? words.fewBody}
        />
      );
    return (
      <>
        {children}
        {legend.length > 0 && <ChartLegend entries={legend} />}
        {note !== undefined && <p data-part="note">{note}</p>}
      </>
    );
  };

  return (
    <S.Root
      data-component="chart"
      aria-labelledby={headingId}
      aria-busy={loading || undefined}
      {...rest}
      data-view={shown}
    >
      <figcaption>
        <Heading level={headingLevel} id={headingId} data-hidden={titleHidden || undefined}>
          {title}
        </Heading>
        {description !== undefined && <span data-part="description">{description}</span>}
        {switchable && (
          <Segmented
            label={words.show({ title })}
            options={[
              { value: 'chart', label: words.chart },
              { value: 'table', label: words.table },
            ]}
            value={shown}
            onValueChange={show}
            data-part="view"
          />
        )}
      </figcaption>
      {body()}
    </S.Root>
  );
}
