import type { MessageContent, OutboundMessage } from '@alms/lis-domain/interfaces/connections';
import { Button } from '@alms/ui/button';
import { DescriptionList, type DescriptionItem } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import type { Resource } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useOutcome } from '../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import type { MessageActions } from './message-actions.ts';
import { MessageStateChip } from './message-state-chip.tsx';
import { MessageText } from './message-text.tsx';
import { ReasonForm } from './reason-form.tsx';
import { messagesMessages } from './words/messages/index.ts';

export interface MessageDialogProps extends MessageActions {
  message: OutboundMessage;
  content: Resource<MessageContent>;
  /** Whether the data is stale, which disables actions. */
  isStale: boolean;
  /** Requests the message content. */
  onRead: () => void;
  onClose: () => void;
}

/** One message with its status, its content on request, and the available actions. */
export function MessageDialog({
  message,
  content,
  isStale,
  onRead,
  onSend,
  onGiveUp,
  onClose,
}: MessageDialogProps) {
  const words = useMessages(messagesMessages);
  const format = useFormat();
  const [isGivingUp, setGivingUp] = useState(false);
  const { submission, run } = useOutcome(onClose);
  const {
    id,
    control_id,
    order_number,
    state,
    attempts,
    created_at,
    due_at,
    sent_at,
    failure,
    given_up,
  } = message;
  const detail = (item: string, term: string, text: string | null | undefined): DescriptionItem[] =>
    text ? [{ id: item, term, description: <bdi>{text}</bdi> }] : [];
  const items: DescriptionItem[] = [
    { id: 'state', term: words.state, description: <MessageStateChip state={state} /> },
    {
      id: 'order',
      term: words.order,
      description: (
        <Text as="span" code>
          <bdi>{order_number}</bdi>
        </Text>
      ),
    },
    {
      id: 'control',
      term: words.controlId,
      description: (
        <Text as="span" code>
          <bdi>{control_id}</bdi>
        </Text>
      ),
    },
    { id: 'made', term: words.made, description: format.dateTime(created_at) },
    { id: 'attempts', term: words.attempts, description: format.number(attempts) },
    ...detail('due', words.due, due_at && format.dateTime(due_at)),
    ...detail('sent', words.taken, sent_at && format.dateTime(sent_at)),
    ...detail(
      'given-up',
      words.given_up,
      given_up && words.byAt({ name: given_up.by, time: format.dateTime(given_up.at) }),
    ),
    ...detail('reason', words.reason, given_up?.reason),
    ...detail('failure', words.failure, failure),
  ];
  return (
    <Dialog open size="large" onClose={onClose} title={words.messageTitle({ order: order_number })}>
      <Stack gap="s4">
        <SubmissionAlert submission={submission} words={words} />
        <DescriptionList items={items} />
        <MessageText
          content={content}
          words={{ ...words, label: words.content, note: words.contentNote }}
          onRead={onRead}
        />
        {isGivingUp ? (
          <ReasonForm
            title={words.giveUpTitle}
            body={words.giveUpBody}
            hint={words.reasonHint}
            submit={words.giveUpNow}
            busy={submission.status === 'submitting'}
            onSubmit={(reason) => void run(() => onGiveUp({ id, reason }))}
            onCancel={() => setGivingUp(false)}
          />
        ) : (
          !isStale &&
          state !== 'sent' && (
            <Inline gap="s2">
              <Button
                variant="primary"
                busy={submission.status === 'submitting'}
                onClick={() => void run(() => onSend({ id }))}
              >
                {state === 'waiting' ? words.sendNow : words.sendAgain}
              </Button>
              {state !== 'given_up' && (
                <Button variant="quiet" tone="critical" onClick={() => setGivingUp(true)}>
                  {words.giveUp}
                </Button>
              )}
            </Inline>
          )
        )}
      </Stack>
    </Dialog>
  );
}
