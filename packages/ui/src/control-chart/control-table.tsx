import { useFormat } from '../i18n/index.ts';
import { UnknownValue } from '../internal/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import type { ControlEvent, ControlLimits, ControlPoint } from './control-chart.types.ts';
import { useControlWords, type PointWords } from './use-control-words.ts';

export interface ControlTableProps {
  title: string;
  points: readonly ControlPoint[];
  limits: readonly ControlLimits[];
  events: readonly ControlEvent[];
}

/** Width of a date and time on one line. */
const TIME = '11.5rem';

interface Change {
  id: string;
  at: string;
  what: string;
}

/** Table view of the chart: every point, latest first, and every change. */
export function ControlTable({ title, points, limits, events }: ControlTableProps) {
  const format = useFormat();
  const { words, pointWords } = useControlWords(title, limits);
  const rows = points
    .toReversed()
    .map((point) => ({ id: point.id, known: point.value !== null, ...pointWords(point) }));
  const columns: TableColumn<PointWords & { known: boolean }>[] = [
    { id: 'at', header: words.columnAt, rowHeader: true, width: TIME, render: ({ at }) => at },
    {
      id: 'value',
      header: words.columnValue,
      align: 'end',
      render: ({ known, value }) => (known ? value : <UnknownValue />),
    },
    {
      id: 'deviation',
      header: words.columnDeviation,
      align: 'end',
      render: ({ deviation }) => deviation ?? <UnknownValue />,
    },
    { id: 'status', header: words.columnStatus, render: ({ status }) => status },
    ...(rows.some(({ note }) => note !== null)
      ? [{ id: 'note', header: words.columnNote, render: ({ note }: PointWords) => note }]
      : []),
  ];
  const changes: Change[] = [
    ...events.map(({ at, label }) => ({ id: `${at}${label}`, at, what: label })),
    ...limits.map(({ from, centre, deviation }) => ({
      id: from,
      at: from,
      what: words.limitsChange({
        centre: format.number(centre, { maximumFractionDigits: 4 }),
        deviation: format.number(deviation, { maximumFractionDigits: 4 }),
      }),
    })),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {changes.length > 0 && (
        <Table
          caption={words.changes({ title })}
          captionVisible
          rows={changes}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'at',
              header: words.columnAt,
              rowHeader: true,
              width: TIME,
              render: ({ at }) => format.dateTime(at),
            },
            { id: 'what', header: words.columnChange, render: ({ what }) => what },
          ]}
        />
      )}
    </>
  );
}
