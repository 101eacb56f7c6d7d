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

/** What every chart takes, whatever it draws. */
export interface ChartFrameProps extends Omit<
  ComponentPropsWithRef<'figure'>,
  'title' | 'children'
> {
  /** What is drawn; names the figure, its table and what can be walked in it. */
  title: string;
  /** The title's place in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The title is only read aloud, where a card's heading already says it. @default false */
  titleHidden?: boolean;
  /** Of what, from where, in which unit; stands beside the title. */
  description?: ReactNode;
  /** Drawing or table, where the caller keeps it: one switch over several charts. Without `onViewChange` no switch is drawn. */
  view?: ChartView | undefined;
  /** The view at first, where the chart keeps it. @default 'chart' */
  defaultView?: ChartView;
  onViewChange?: (view: ChartView, details: { event: ChangeEvent<HTMLInputElement> }) => void;
  /** The data is on its way: the chart's shape is shown instead. @default false */
  loading?: boolean;
  /** What to say where there is nothing to draw, and what follows from it. When omitted, plain words. */
  emptyBody?: ReactNode;
}

export interface ChartProps extends ChartFrameProps {
  /** `empty`: no values at all. `too-few`: values, but not enough for this kind of drawing; the table still lists them. @default 'drawn' */
  content?: 'drawn' | 'empty' | 'too-few';
  /** The same data as a table. It is built only when it is shown. */
  table: ReactNode;
  /** What shapes, dashes and patterns stand for. When omitted or empty, no legend. */
  legend?: readonly LegendEntry[];
  /** Height of the drawing in pixels, which its skeleton keeps. @default 240 */
  height?: number;
  /** Stands under the drawing: what lies outside it, where figures come from. */
  note?: ReactNode;
  /** The drawing; usually a `Plot`. */
  children: ReactNode;
}

/**
 * The frame all charts share (a chart made of it names the root after itself): title, switch to the table twin, legend, and words where there is nothing to draw. For a chart of its own
 * kind put a `Plot` inside; for the usual kinds use `LineChart`, `BarChart` and their fellows.
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
