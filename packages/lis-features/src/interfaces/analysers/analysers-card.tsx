import {
  delimitedProfile,
  type AnalyserConnection,
  type AnalyserOptions,
  type AnalyserState,
} from '@alms/lis-domain/interfaces/analysers';
import type { Instrument } from '@alms/lis-domain/results';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { DataTable, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, MoreGlyph, PlusGlyph } from '@alms/ui/icon';
import { Menu } from '@alms/ui/menu';
import { idle, type Resource, type Submission } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState, type ReactNode } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import type { AnalyserLog, LogDialogProps } from './log-dialog.tsx';
import { useEventText } from './use-event-text.ts';
import type { ConnectionDialogProps } from './connection-dialog.tsx';
import { profileLabel } from './connection.form.ts';
import { analysersMessages } from './words/index.ts';

const ConnectionDialog = onDemand<ConnectionDialogProps>(
  async () => (await import('./connection-dialog.tsx')).ConnectionDialog,
  ({ edited }) => edited !== undefined,
);
const LogDialog = onDemand<LogDialogProps>(
  async () => (await import('./log-dialog.tsx')).LogDialog,
  ({ filter }) => filter !== undefined,
);

/** Actions on a connection. None rejects. */
export interface AnalyserActions extends Pick<ConnectionDialogProps, 'onSave' | 'onTry'> {
  onPause: (connection: AnalyserConnection) => Promise<Submission>;
  onResume: (connection: AnalyserConnection) => Promise<Submission>;
  onDelete: (connection: AnalyserConnection) => Promise<Submission>;
}

export interface AnalysersCardProps extends AnalyserActions {
  /** Connections to analysers, by name. */
  connections: Resource<readonly AnalyserConnection[]>;
  instruments: readonly Instrument[];
  options: Resource<AnalyserOptions>;
  log: AnalyserLog;
  onRetry?: () => void | Promise<void>;
}

const LOOKS: Record<AnalyserState, Pick<ChipProps, 'tone' | 'glyph'>> = {
  connected: { tone: 'positive', glyph: CheckGlyph },
  listening: { tone: 'positive' },
  starting: { tone: 'neutral' },
  paused: { tone: 'caution' },
  failed: { tone: 'critical' },
};

/** Connections to analysers with their state, what they received today, and what waits. */
export function AnalysersCard({
  connections,
  instruments,
  options,
  log,
  onRetry,
  onSave,
  onTry,
  ...actions
}: AnalysersCardProps) {
  const words = useMessages(analysersMessages);
  const [edited, setEdited] = useState<ConnectionDialogProps['edited']>();
  const [deleted, setDeleted] = useState<AnalyserConnection>();
  const [outcome, setOutcome] = useState<Submission>(idle);
  const { submissionText } = useFormWords(words, undefined);
  const isPermitted =
    options.status === 'ready' &&
    (options.data.ports !== null || options.data.hosts.length > 0 || options.data.folders !== null);
  const run = async (action: Promise<Submission>) => setOutcome(await action);
  const failure = submissionText(outcome);
  const profileName = (id: string) => {
    const profile =
      options.status === 'ready' ? options.data.profiles.find((each) => each.id === id) : undefined;
    if (id === delimitedProfile) return words.delimited;
    return profile ? profileLabel(profile) : id;
  };
  const columns = useColumns(profileName, (connection) => (
    <Menu
      align="end"
      renderTrigger={(attributes) => (
        <IconButton
          {...attributes}
          size="small"
          label={words.actionsFor({ name: connection.name })}
        >
          <Icon glyph={MoreGlyph} size="small" />
        </IconButton>
      )}
      items={[
        { id: 'edit', label: words.edit, onSelect: () => setEdited(connection) },
        {
          id: 'log',
          label: words.openLog,
          onSelect: () => log.onFilterChange({ connection_id: connection.id, kind: undefined }),
        },
        connection.state === 'paused'
          ? {
              id: 'resume',
              label: words.resume,
              onSelect: () => void run(actions.onResume(connection)),
            }
          : {
              id: 'pause',
              label: words.pause,
              onSelect: () => void run(actions.onPause(connection)),
            },
        {
          id: 'delete',
          label: words.delete,
          tone: 'critical' as const,
          onSelect: () => setDeleted(connection),
        },
      ]}
    />
  ));
  return (
    <Card
      data-component="analysers-card"
      heading={words.title}
      body="flush"
      headerActions={
        <>
          <Button
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => log.onFilterChange({ connection_id: undefined, kind: undefined })}
          >
            {words.openLog}
          </Button>
          {isPermitted && (
            <Button
              size="small"
              aria-haspopup="dialog"
              leading={<Icon glyph={PlusGlyph} size="small" />}
              onClick={() => setEdited('new')}
            >
              {words.add}
            </Button>
          )}
        </>
      }
    >
      <DataTable<AnalyserConnection>
        columns={columns}
        resource={connections}
        rowKey={({ id }) => id}
        caption={words.title}
        lines={2}
        headingLevel={3}
        onRowOpen={setEdited}
        filter={
          <Text tone={failure ? 'critical' : 'muted'} role={failure ? 'alert' : undefined}>
            {failure ??
              (isPermitted || options.status !== 'ready' ? words.body : words.notPermitted)}
          </Text>
        }
        empty={{
          'none-yet': {
            title: words.emptyTitle,
            body: isPermitted ? words.emptyBody : words.notPermitted,
          },
        }}
        {...(onRetry && { onRetry })}
      />
      {options.status === 'ready' && (
        <ConnectionDialog
          edited={edited}
          instruments={instruments}
          options={options.data}
          onSave={onSave}
          onTry={onTry}
          onClose={() => setEdited(undefined)}
        />
      )}
      <LogDialog {...log} connections={connections.status === 'ready' ? connections.data : []} />
      <DeleteDialog
        connection={deleted}
        onDelete={actions.onDelete}
        onClose={() => setDeleted(undefined)}
      />
    </Card>
  );
}

function useColumns(
  profileName: (id: string) => string,
  menuOf: (connection: AnalyserConnection) => ReactNode,
): DataTableColumn<AnalyserConnection>[] {
  const words = useMessages(analysersMessages);
  const format = useFormat();
  const eventText = useEventText();
  return [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      width: '13rem',
      render: ({ name, instrument }) => (
        <CellText note={<bdi>{instrument.name}</bdi>}>
          <bdi>{name}</bdi>
        </CellText>
      ),
    },
    {
      id: 'state',
      header: words.state,
      width: '12rem',
      render: ({ state, fault, state_at }) => (
        <CellText
          note={
            fault
              ? words[fault]
              : state_at !== null && words.since({ time: format.dateTime(state_at) })
          }
        >
          <Chip {...LOOKS[state]}>{words[`state_${state}`]}</Chip>
        </CellText>
      ),
    },
    {
      id: 'connection',
      header: words.connection,
      width: '13rem',
      render: ({ port, peer, host, folder, profile }) => (
        <CellText note={<bdi>{profileName(profile)}</bdi>}>
          <bdi dir="ltr">
            {folder !== null
              ? words.folderAt({ folder })
              : host === null
                ? words.listensOn({ port: String(port), peer: peer ?? '' })
                : `${host}:${port}`}
          </bdi>
        </CellText>
      ),
    },
    {
      id: 'last',
      header: words.lastMessage,
      width: '13rem',
      render: ({ last_message_at, last_error }) => (
        <CellText
          note={
            last_error &&
            words.lastError({
              time: format.dateTime(last_error.at),
              event: [words[`event_${last_error.kind}`], eventText(last_error)]
                .filter(Boolean)
                .join('. '),
            })
          }
        >
          {last_message_at === null ? words.never : format.dateTime(last_message_at)}
        </CellText>
      ),
    },
    {
      id: 'today',
      header: words.today,
      render: ({ messages_today, results_today, errors_today, waiting }) => (
        <CellText
          note={[
            waiting > 0 && words.waitingCount({ count: waiting }),
            errors_today > 0 && words.errorCount({ count: errors_today }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {words.received({ messages: messages_today, results: results_today })}
        </CellText>
      ),
    },
    {
      id: 'automatic',
      header: words.acceptance,
      width: '8rem',
      render: ({ automatic }) => (automatic ? words.automaticOn : words.automaticOff),
    },
    {
      id: 'actions',
      header: words.actions,
      headerHidden: true,
      align: 'end',
      width: '4rem',
      render: menuOf,
    },
  ];
}

function DeleteDialog({
  connection,
  onDelete,
  onClose,
}: Pick<AnalyserActions, 'onDelete'> & {
  connection: AnalyserConnection | undefined;
  onClose: () => void;
}) {
  const words = useMessages(analysersMessages);
  const { submissionText } = useFormWords(words, undefined);
  const { submission, run, reset } = useOutcome(() => close());
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={connection !== undefined}
      onClose={close}
      title={connection && words.deleteTitle({ name: connection.name })}
      confirmLabel={words.deleteNow}
      busy={submission.status === 'submitting'}
      refusal={submissionText(submission)}
      onConfirm={async () => {
        if (connection) await run(() => onDelete(connection));
      }}
    >
      {words.deleteBody}
    </ConfirmDialog>
  );
}
