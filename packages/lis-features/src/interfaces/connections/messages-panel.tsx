import {
  messageStates,
  type MessageContent,
  type MessageState,
  type MessageSummary,
  type OutboundMessage,
} from '@alms/lis-domain/interfaces/connections';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import * as S from './connections.styles.ts';
import type { MessageActions } from './message-actions.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageStateChip } from './message-state-chip.tsx';
import { messagesMessages } from './words/messages/index.ts';

export interface MessagesPanelProps extends MessageActions {
  /** Messages of the selected status loaded so far, newest first. */
  messages: Resource<readonly OutboundMessage[]>;
  summary: Resource<MessageSummary>;
  /** Status filter; undefined shows all. */
  state: MessageState | undefined;
  onStateChange: (state: MessageState | undefined) => void;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Content of the opened message; `idle` until requested. */
  content: Resource<MessageContent>;
  /**
   * Requests a message’s content, which is recorded as access to its patient; null when the message
   * is closed.
   */
  onRead: (messageId: string | null) => void;
  onRetry?: () => void | Promise<void>;
}

/** Result messages to another system: queued, accepted, rejected with the reason, and cancelled. */
export function MessagesPanel({
  messages,
  summary,
  state,
  onStateChange,
  onMore,
  content,
  onRead,
  onRetry,
  onSend,
  onGiveUp,
}: MessagesPanelProps) {
  const words = useMessages(messagesMessages);
  const format = useFormat();
  const [openId, setOpenId] = useState<string>();
  const counts = summary.status === 'ready' ? summary.data.counts : undefined;
  const opened =
    messages.status === 'ready' ? messages.data.find(({ id }) => id === openId) : undefined;
  const close = () => {
    setOpenId(undefined);
    onRead(null);
  };
  const columns: DataTableColumn<OutboundMessage>[] = [
    {
      id: 'made',
      header: words.made,
      rowHeader: true,
      width: '12rem',
      render: ({ created_at }) => <span data-part="figures">{format.dateTime(created_at)}</span>,
    },
    {
      id: 'order',
      header: words.order,
      width: '13rem',
      render: ({ order_number, kind, results }) => (
        <CellText note={(kind === 'status' ? words.statuses : words.results)({ count: results })}>
          <Text as="span" code>
            <bdi>{order_number}</bdi>
          </Text>
        </CellText>
      ),
    },
    {
      id: 'state',
      header: words.state,
      width: '10rem',
      render: (message) => <MessageStateChip state={message.state} />,
    },
    { id: 'outcome', header: words.outcome, render: (message) => <Outcome message={message} /> },
  ];
  return (
    <Card heading={words.title} body="flush" data-component="messages-panel">
      <S.Note>
        <Text tone="muted">{words.context}</Text>
      </S.Note>
      {summary.status === 'ready' && !summary.data.has_peer && summary.data.counts.waiting > 0 && (
        <S.Note>
          <Alert tone="caution" title={words.noPeerTitle}>
            {words.noPeerBody}
          </Alert>
        </S.Note>
      )}
      <DataTable<OutboundMessage>
        columns={columns}
        resource={messages}
        rowKey={({ id }) => id}
        caption={words.messages}
        headingLevel={3}
        lines={2}
        onRowOpen={({ id }) => setOpenId(id)}
        filter={
          <S.Filter>
            <Segmented
              label={words.whichMessages}
              value={state ?? 'all'}
              onValueChange={(next) => onStateChange(messageStates.find((each) => each === next))}
              options={[
                { value: 'all', label: words.all },
                ...messageStates.map((each) => ({
                  value: each,
                  label: words[each],
                  count: counts?.[each],
                })),
              ]}
            />
          </S.Filter>
        }
        paging={moreRows({ onMore })}
        empty={{
          'none-yet': {
            title: words.emptyTitle,
            body:
              summary.status === 'ready' && summary.data.has_peer
                ? words.emptyBody
                : words.emptyNoPeer,
          },
          'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
        }}
        {...(onRetry && { onRetry })}
      />
      {opened && (
        <MessageDialog
          key={opened.id}
          message={opened}
          content={content}
          isStale={messages.status === 'ready' && messages.freshness === 'stale'}
          onRead={() => onRead(opened.id)}
          onSend={onSend}
          onGiveUp={onGiveUp}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** Describes the status of a message. */
function Outcome({
  message: { state, attempts, due_at, sent_at, failure, given_up },
}: {
  message: OutboundMessage;
}) {
  const words = useMessages(messagesMessages);
  const format = useFormat();
  return (
    <CellText
      note={
        <>
          {given_up && <bdi>{given_up.reason}</bdi>} {failure !== null && <bdi>{failure}</bdi>}
        </>
      }
    >
      {state === 'waiting' &&
        due_at !== null &&
        (attempts === 0
          ? words.notTried
          : words.nextTry({ count: attempts, time: format.dateTime(due_at) }))}
      {state === 'sent' && sent_at !== null && words.takenAt({ time: format.dateTime(sent_at) })}
      {given_up && words.givenUpBy({ name: given_up.by, time: format.dateTime(given_up.at) })}
    </CellText>
  );
}
