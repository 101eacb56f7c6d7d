import {
  incomingStates,
  type IncomingContent,
  type IncomingCounts,
  type IncomingMessage,
  type IncomingState,
} from '@alms/lis-domain/interfaces/connections';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Segmented } from '@alms/ui/segmented';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import * as S from './connections.styles.ts';
import {
  IncomingDialog,
  senderOf,
  type IncomingActions,
  type IncomingLinks,
} from './incoming-dialog.tsx';
import { IncomingStateChip } from './incoming-state-chip.tsx';
import { incomingMessages } from './words/incoming/index.ts';
import { messagesMessages } from './words/messages/index.ts';

/** Filter of the messages; undefined and an empty string match all. */
export interface IncomingFilter {
  state: IncomingState | undefined;
  query: string;
}

export interface IncomingPanelProps extends IncomingActions, IncomingLinks {
  /** Messages that match the filter loaded so far, newest first. */
  messages: Resource<readonly IncomingMessage[]>;
  counts: Resource<IncomingCounts>;
  filter: IncomingFilter;
  onFilterChange: (filter: IncomingFilter) => void;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Text of the opened message; `idle` until requested. */
  content: Resource<IncomingContent>;
  /** Requests a message’s text, which is audited; null when the message is closed. */
  onRead: (messageId: string | null) => void;
  onRetry?: () => void | Promise<void>;
}

/** Messages from other systems and analysers: accepted, or rejected with the reason. */
export function IncomingPanel({
  messages,
  counts,
  filter,
  onFilterChange,
  onMore,
  content,
  onRead,
  onRetry,
  onProcess,
  onDismiss,
  onConfirm,
  orderHref,
  importHref,
  patientHref,
}: IncomingPanelProps) {
  const words = useMessages(incomingMessages);
  const common = useMessages(messagesMessages);
  const format = useFormat();
  const [openId, setOpenId] = useState<string>();
  const opened =
    messages.status === 'ready' ? messages.data.find(({ id }) => id === openId) : undefined;
  const close = () => {
    setOpenId(undefined);
    onRead(null);
  };
  const columns: DataTableColumn<IncomingMessage>[] = [
    {
      id: 'received',
      header: words.received,
      rowHeader: true,
      width: '12rem',
      render: ({ received_at }) => <span data-part="figures">{format.dateTime(received_at)}</span>,
    },
    {
      id: 'sender',
      header: words.connection,
      width: '13rem',
      render: (message) => (
        <CellText note={<bdi>{senderOf(message)}</bdi>}>
          <bdi>{message.connection.name}</bdi>
        </CellText>
      ),
    },
    {
      id: 'control',
      header: common.controlId,
      width: '11rem',
      render: ({ control_id, message_type }) => (
        <CellText note={<bdi>{message_type}</bdi>}>
          <Text as="span" code>
            <bdi>{control_id}</bdi>
          </Text>
        </CellText>
      ),
    },
    {
      id: 'state',
      header: common.state,
      width: '9rem',
      render: ({ state }) => <IncomingStateChip state={state} />,
    },
    { id: 'outcome', header: common.outcome, render: (message) => <Outcome message={message} /> },
  ];
  return (
    <Card heading={words.title} body="flush" data-component="incoming-panel">
      <S.Note>
        <Text tone="muted">{words.context}</Text>
      </S.Note>
      <DataTable<IncomingMessage>
        columns={columns}
        resource={messages}
        rowKey={({ id }) => id}
        caption={words.title}
        headingLevel={3}
        lines={2}
        onRowOpen={({ id }) => setOpenId(id)}
        filter={
          <>
            <SearchField
              label={words.search}
              placeholder={words.searchPlaceholder}
              maxLength={100}
              value={filter.query}
              onChange={(event) => onFilterChange({ ...filter, query: event.target.value })}
            />
            <S.Filter>
              <Segmented
                label={common.whichMessages}
                value={filter.state ?? 'all'}
                onValueChange={(next) =>
                  onFilterChange({
                    ...filter,
                    state: incomingStates.find((each) => each === next),
                  })
                }
                options={[
                  { value: 'all', label: common.all },
                  ...incomingStates.map((each) => ({
                    value: each,
                    label: words[each],
                    count: counts.status === 'ready' ? counts.data[each] : undefined,
                  })),
                ]}
              />
            </S.Filter>
          </>
        }
        paging={moreRows({ onMore })}
        empty={{
          'none-yet': { title: words.emptyTitle, body: words.emptyBody },
          'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
        }}
        {...(onRetry && { onRetry })}
      />
      {opened && (
        <IncomingDialog
          key={opened.id}
          message={opened}
          content={content}
          isStale={messages.status === 'ready' && messages.freshness === 'stale'}
          onRead={() => onRead(opened.id)}
          onProcess={onProcess}
          onDismiss={onDismiss}
          onConfirm={onConfirm}
          orderHref={orderHref}
          importHref={importHref}
          patientHref={patientHref}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** What a message made, or why it was rejected; with repeats. */
function Outcome({ message }: { message: IncomingMessage }) {
  const words = useMessages(incomingMessages);
  const format = useFormat();
  const { answer, location, reason, receipts, last_received_at, dismissed } = message;
  return (
    <CellText
      note={
        <>
          {dismissed && (
            <bdi>
              {words.dismissedBy({ name: dismissed.by, time: format.dateTime(dismissed.at) })}
            </bdi>
          )}{' '}
          {receipts > 1 &&
            words.receipts({ count: receipts, time: format.dateTime(last_received_at) })}
        </>
      }
    >
      {reason === null ? (
        <Made message={message} />
      ) : (
        <bdi>
          {[answer, location !== null && !reason.includes(location) && location, reason]
            .filter(Boolean)
            .join(' ')}
        </bdi>
      )}
    </CellText>
  );
}

function Made({
  message: { state, order_number, patient, batch_id },
}: {
  message: IncomingMessage;
}) {
  const words = useMessages(incomingMessages);
  if (order_number !== null) return words.orderPlaced({ order: order_number });
  if (patient !== null) return words.patientTaken({ mrn: patient.mrn });
  if (state === 'received') return words.awaitsProcessing;
  return batch_id === null ? words.withoutResults : words.staged;
}
