import type { CallAttempt, CallOutcome, CriticalCall } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Tabs } from '@alms/ui/tabs';
import { Text } from '@alms/ui/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { DueTime } from '../../shared/due-time/index.ts';
import { CallAttemptForm } from './call-attempt-form.tsx';
import { criticalCallsMessages } from './words/index.ts';
import * as S from './critical-calls.styles.ts';

/** Notifications that the dialog lists. */
export const callViews = ['open', 'closed'] as const;
export type CallView = (typeof callViews)[number];

export interface CriticalCallsDialogProps {
  open: boolean;
  onClose: () => void;
  view: CallView;
  onViewChange: (view: CallView) => void;
  /** Of the view: open notifications, earliest due first, or closed ones, newest first. */
  calls: Resource<readonly CriticalCall[]>;
  onRetry?: () => void | Promise<void>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Records an attempt against the loaded version. */
  onRecord: (attempt: { id: string; version: number } & CallAttempt) => void;
  /** State of the recording. */
  recording: Submission;
}

/**
 * Critical results awaiting notification: waiting time, previous attempts, and the form for the
 * next attempt. Closed notifications show who was notified, when, and the value read back.
 */
export function CriticalCallsDialog({
  open,
  onClose,
  view,
  onViewChange,
  calls,
  onRetry,
  onMore,
  onRecord,
  recording,
}: CriticalCallsDialogProps) {
  const words = useMessages(criticalCallsMessages);
  const [recorded, setRecorded] = useState<string>();
  /** Id of the last closed form. Focus returns to the button that opened it. */
  const [left, setLeft] = useState<string>();
  const leave = () => {
    setLeft(recorded);
    setRecorded(undefined);
  };
  const [lastRecording, setLastRecording] = useState(recording);
  if (lastRecording !== recording) {
    setLastRecording(recording);
    if (recording.status === 'done') leave();
  }
  const list = useRef<HTMLUListElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A confirmed notification leaves the list with its button. Focus moves to the next one, or to
    // the close button.
    if (left !== undefined && document.activeElement === document.body)
      (list.current?.querySelector('button') ?? close.current)?.focus();
  }, [left, calls]);
  const items = (shown: readonly CriticalCall[]) => (
    <S.Calls ref={list}>
      {shown.map((call) => (
        <CallItem key={call.id} call={call}>
          {view === 'open' &&
            (recorded === call.id ? (
              <CallAttemptForm
                call={call}
                recording={recording}
                onCancel={leave}
                onRecord={(attempt) => onRecord({ id: call.id, version: call.version, ...attempt })}
              />
            ) : (
              <div>
                <Button
                  variant="primary"
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had focus was removed
                  autoFocus={left === call.id}
                  aria-label={words.recordOf({ test: call.test_name })}
                  onClick={() => setRecorded(call.id)}
                >
                  {words.record}
                </Button>
              </div>
            ))}
        </CallItem>
      ))}
    </S.Calls>
  );
  const content = (
    <Stack gap="s5">
      {view === 'open' && <p>{words.intro}</p>}
      <ResourceView
        resource={calls}
        label={words[`view_${view}`]}
        skeleton={<Skeleton count={4} />}
        empty={{
          'none-yet':
            view === 'open'
              ? { title: words.noneTitle, body: words.noneBody }
              : { title: words.noneClosedTitle, body: words.noneClosedBody },
        }}
        {...(onRetry && { onRetry })}
      >
        {items}
      </ResourceView>
      {onMore && (
        <Button variant="quiet" wide onClick={onMore}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      size="large"
      actions={
        <Button ref={close} onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Tabs
        label={words.title}
        value={view}
        activation="manual"
        onValueChange={(value) => onViewChange(callViews.find((each) => each === value) ?? 'open')}
        tabs={callViews.map((id) => ({
          id,
          label: words[`view_${id}`],
          // Only the selected view has data.
          content: id === view ? content : null,
        }))}
      />
    </Dialog>
  );
}

/** One critical result notification. */
function CallItem({ call, children }: { call: CriticalCall; children: ReactNode }) {
  const words = useMessages(criticalCallsMessages);
  const format = useFormat();
  const now = useNow();
  const isOpen = call.closed_at === null;
  const isOverdue = isOpen && Date.parse(call.due_at) < now;
  return (
    <li data-overdue={isOverdue || undefined}>
      <div>
        <div data-part="line">
          <ClinicalFlag flag={call.flag} />
          <span data-part="figure">
            <bdi>
              {call.value_text} <span>{call.unit_display}</span>
            </bdi>
          </span>
          <Text as="strong" strong>
            {call.test_name}
          </Text>
          {isOpen && (
            <span data-part="wait">
              <DueTime dueAt={call.due_at} />
            </span>
          )}
        </div>
        <div data-part="line">
          <span>{call.patient.full_name}</span>
          <Text as="span" tone="muted" code>
            {call.patient.mrn}
          </Text>
          <Text as="span" tone="muted" code>
            {call.accession_number}
          </Text>
        </div>
        <Text size="small" tone="muted">
          {[
            words.orderedBy({ order: call.order_number, name: call.ordered_by }),
            call.ward && [call.ward.name, call.ward.phone].filter(Boolean).join(' '),
            words.since({ time: format.dateTime(call.opened_at) }),
            call.state === 'escalated' && words.escalated,
            call.state === 'withdrawn' && words.withdrawn,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Attempts attempts={call.attempts} />
      {children}
    </li>
  );
}

const TRIED = {
  confirmed: 'triedConfirmed',
  reached_no_readback: 'triedNoReadBack',
  unable_to_reach: 'triedUnable',
} as const satisfies Record<CallOutcome, string>;

function Attempts({ attempts }: Pick<CriticalCall, 'attempts'>) {
  const words = useMessages(criticalCallsMessages);
  const format = useFormat();
  if (attempts.length === 0) return null;
  return (
    <ul data-part="attempts" aria-label={words.attempts}>
      {attempts.map(({ id, at, by, channel, outcome, read_back, note, ...recipient }) => (
        <li key={id}>
          {[
            words.attemptBy({ time: format.dateTime(at), name: by.name }),
            channel === 'in_app'
              ? words.acknowledged
              : words[TRIED[outcome]]({
                  who: [recipient.recipient_name, recipient.recipient_role]
                    .filter(Boolean)
                    .join(', '),
                }),
            read_back !== null && words.readBackShown({ value: read_back }),
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
