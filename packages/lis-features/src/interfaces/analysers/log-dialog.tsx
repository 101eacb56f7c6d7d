import {
  analyserErrorKinds,
  analyserEventFilters,
  type AnalyserConnection,
  type AnalyserEvent,
  type AnalyserEventFilter,
} from '@alms/lis-domain/interfaces/analysers';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { useEventText } from './use-event-text.ts';
import { analysersMessages } from './words/index.ts';

/** Filter of the log; undefined matches all. */
export interface AnalyserLogFilter {
  connection_id: string | undefined;
  kind: AnalyserEventFilter | undefined;
}

export interface AnalyserLog {
  /** Filter of the opened log; undefined while it is closed. */
  filter: AnalyserLogFilter | undefined;
  onFilterChange: (filter: AnalyserLogFilter | undefined) => void;
  /** Events loaded so far that match the filter, newest first. */
  events: Resource<readonly AnalyserEvent[]>;
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
}

export interface LogDialogProps extends AnalyserLog {
  connections: readonly Pick<AnalyserConnection, 'id' | 'name'>[];
}

/** Log of the connections: what happened when, filtered by connection and kind of event. */
export function LogDialog({
  connections,
  filter,
  onFilterChange,
  events,
  onMore,
  onRetry,
}: LogDialogProps) {
  const words = useMessages(analysersMessages);
  const columns = useColumns();
  return (
    <Dialog
      open={filter !== undefined}
      size="large"
      onClose={() => onFilterChange(undefined)}
      title={words.log}
    >
      {filter && (
        <DataTable<AnalyserEvent>
          columns={columns}
          resource={events}
          rowKey={({ position }) => String(position)}
          caption={words.log}
          headingLevel={3}
          filter={
            <>
              <SelectField
                label={words.name}
                value={filter.connection_id ?? ''}
                onChange={({ target }) =>
                  onFilterChange({ ...filter, connection_id: target.value || undefined })
                }
                options={[
                  { value: '', label: words.allConnections },
                  ...connections.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
              <SelectField
                label={words.event}
                value={filter.kind ?? ''}
                onChange={({ target }) =>
                  onFilterChange({
                    ...filter,
                    kind: analyserEventFilters.find((kind) => kind === target.value),
                  })
                }
                options={[
                  { value: '', label: words.allEvents },
                  ...analyserEventFilters.map((kind) => ({
                    value: kind,
                    label: words[`event_${kind}`],
                  })),
                ]}
              />
            </>
          }
          paging={moreRows({ onMore })}
          empty={{
            'none-yet': { title: words.logEmptyTitle, body: words.logEmptyBody },
            'no-match': { title: words.logNoMatchTitle, body: words.logNoMatchBody },
          }}
          {...(onRetry && { onRetry })}
        />
      )}
    </Dialog>
  );
}

function useColumns(): DataTableColumn<AnalyserEvent>[] {
  const words = useMessages(analysersMessages);
  const format = useFormat();
  const eventText = useEventText();
  return [
    {
      id: 'at',
      header: words.time,
      rowHeader: true,
      width: '11rem',
      render: ({ at }) => <span data-part="figures">{format.dateTime(at)}</span>,
    },
    {
      id: 'connection',
      header: words.name,
      width: '13rem',
      render: ({ connection }) => <bdi>{connection.name}</bdi>,
    },
    {
      id: 'event',
      header: words.event,
      width: '12rem',
      render: ({ kind }) => (
        <Chip {...(isError(kind) && { tone: 'critical' })}>{words[`event_${kind}`]}</Chip>
      ),
    },
    { id: 'details', header: words.details, render: (event) => <bdi>{eventText(event)}</bdi> },
  ];
}

const isError = (kind: AnalyserEvent['kind']): boolean =>
  (analyserErrorKinds as readonly string[]).includes(kind);
