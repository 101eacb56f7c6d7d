import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { IncomingContent, IncomingMessage } from '@alms/lis-domain/interfaces/connections';
import { Button } from '@alms/ui/button';
import { DescriptionList, type DescriptionItem } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import type { Resource, Submission } from '@alms/ui/resource';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useOutcome } from '../../shared/outcome/index.ts';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { IncomingStateChip } from './incoming-state-chip.tsx';
import { PatientCheckTable } from './patient-check.tsx';
import { MessageText } from './message-text.tsx';
import { ReasonForm } from './reason-form.tsx';
import { incomingMessages } from './words/incoming/index.ts';
import { messagesMessages } from './words/messages/index.ts';

/** Actions on an incoming message. Neither rejects. */
export interface IncomingActions {
  /** Known refusals: `refused_again`, `connection_inactive`, `conflict`. */
  onProcess: (message: { id: string }) => Promise<Submission>;
  onDismiss: (message: { id: string; reason: string }) => Promise<Submission>;
  /**
   * Takes the patient of a message although it contradicts the records. Known refusals as for
   * `onProcess`.
   */
  onConfirm: (message: { id: string; reason: string }) => Promise<Submission>;
}

/** Links to what an accepted message made; omitted without access. */
export interface IncomingLinks {
  orderHref?: ((orderId: OrderId) => string) | undefined;
  importHref?: ((batchId: string) => string) | undefined;
  patientHref?: ((patientId: PatientId) => string) | undefined;
}

export interface IncomingDialogProps extends IncomingActions, IncomingLinks {
  message: IncomingMessage;
  content: Resource<IncomingContent>;
  /** Whether the data is stale, which disables actions. */
  isStale: boolean;
  /** Requests the message text. */
  onRead: () => void;
  onClose: () => void;
}

/** One incoming message with its answer, its text on request, and the available actions. */
export function IncomingDialog({
  message,
  content,
  isStale,
  onRead,
  onProcess,
  onDismiss,
  onConfirm,
  orderHref,
  importHref,
  patientHref,
  onClose,
}: IncomingDialogProps) {
  const words = useMessages(incomingMessages);
  const common = useMessages(messagesMessages);
  const format = useFormat();
  const [asked, setAsked] = useState<'dismiss' | 'confirm'>();
  const { submission, run } = useOutcome(onClose);
  const { id, connection, control_id, state, receipts, dismissed, has_text } = message;
  const { order_id, order_number, batch_id, patient } = message;
  // A decision needs both sides, which are read with the text.
  const isOfPatient = state !== 'accepted' && message.message_type.startsWith('ADT^');
  const isConfirmable =
    isOfPatient &&
    content.status === 'ready' &&
    (content.data.patient_check?.records.length ?? 0) > 0;
  const detail = (item: string, term: string, text: string | null | undefined): DescriptionItem[] =>
    text ? [{ id: item, term, description: <bdi>{text}</bdi> }] : [];
  const made = (
    item: string,
    { term, text, href }: { term: string; text: string; href: string | undefined },
  ): DescriptionItem => ({
    id: item,
    term,
    description: href === undefined ? <bdi>{text}</bdi> : <Link href={href}>{text}</Link>,
  });
  const items: DescriptionItem[] = [
    { id: 'state', term: common.state, description: <IncomingStateChip state={state} /> },
    ...detail('answer', words.answer, message.answer),
    ...detail('error', words.errorCode, message.error_code),
    ...detail('location', words.location, message.location),
    ...detail('reason', common.reason, message.reason),
    ...(order_number === null || order_id === null
      ? []
      : [made('order', { term: common.order, text: order_number, href: orderHref?.(order_id) })]),
    ...(batch_id === null || state !== 'accepted'
      ? []
      : [
          made('batch', { term: common.outcome, text: words.staged, href: importHref?.(batch_id) }),
        ]),
    ...(patient === null
      ? []
      : [
          made('patient', {
            term: words.patient,
            text: patient.mrn,
            href: patientHref?.(patient.id),
          }),
        ]),
    ...detail(
      'connection',
      words.connection,
      connection.prefix === null ? connection.name : `${connection.name} (${connection.prefix})`,
    ),
    ...detail('sender', words.sender, senderOf(message)),
    ...detail('type', words.messageType, message.message_type),
    ...detail('control', common.controlId, control_id),
    ...detail(
      'received',
      words.received,
      [
        format.dateTime(message.received_at),
        receipts > 1 &&
          words.receipts({ count: receipts, time: format.dateTime(message.last_received_at) }),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    ...detail(
      'dismissed',
      words.dismissed,
      dismissed && common.byAt({ name: dismissed.by, time: format.dateTime(dismissed.at) }),
    ),
    ...detail('dismiss-reason', common.reason, dismissed?.reason),
  ];
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={control_id === '' ? words.untitled : words.messageTitle({ id: control_id })}
    >
      <Stack gap="s4">
        <SubmissionAlert submission={submission} words={{ ...common, ...words }} />
        <DescriptionList items={items} />
        {content.status === 'ready' && content.data.patient_check !== null && (
          <PatientCheckTable check={content.data.patient_check} patientHref={patientHref} />
        )}
        {has_text ? (
          <MessageText
            content={content}
            words={{
              ...words,
              show: isOfPatient ? words.showBoth : words.show,
              label: words.text,
              note: words.textNote,
            }}
            onRead={onRead}
          />
        ) : (
          <Text tone="muted">{words.noText}</Text>
        )}
        {asked === 'confirm' && (
          <ReasonForm
            title={words.confirmTitle}
            body={words.confirmBody}
            hint={words.confirmHint}
            submit={words.confirmNow}
            endsMessage={false}
            busy={submission.status === 'submitting'}
            onSubmit={(reason) => void run(() => onConfirm({ id, reason }))}
            onCancel={() => setAsked(undefined)}
          />
        )}
        {asked === 'dismiss' && (
          <ReasonForm
            title={words.dismissTitle}
            body={words.dismissBody}
            hint={words.dismissHint}
            submit={words.dismissNow}
            busy={submission.status === 'submitting'}
            onSubmit={(reason) => void run(() => onDismiss({ id, reason }))}
            onCancel={() => setAsked(undefined)}
          />
        )}
        {asked === undefined && !isStale && (state === 'refused' || state === 'dismissed') && (
          <Inline gap="s2">
            {has_text && (
              <Button
                variant="primary"
                busy={submission.status === 'submitting'}
                onClick={() => void run(() => onProcess({ id }))}
              >
                {words.retry}
              </Button>
            )}
            {isConfirmable && <Button onClick={() => setAsked('confirm')}>{words.confirm}</Button>}
            {state === 'refused' && (
              <Button variant="quiet" tone="critical" onClick={() => setAsked('dismiss')}>
                {words.dismiss}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}

/** Sending application and facility, as far as they are stated. */
export const senderOf = ({ sender }: Pick<IncomingMessage, 'sender'>): string =>
  sender.split('|').filter(Boolean).join(' · ');
