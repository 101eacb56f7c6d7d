import type { CallAttempt, CallOutcome, CriticalCall } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { DueTime } from '../../shared/due-time/index.ts';
import { CallAttemptForm } from './call-attempt-form.tsx';
import { criticalCallsMessages } from './words/index.ts';
import * as S from './critical-calls.styles.ts';

export interface CriticalCallsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Critical results awaiting notification, earliest due first. */
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
 * next attempt.
 */
export function CriticalCallsDialog({
  open,
  onClose,
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
      <Stack gap="s5">
        <p>{words.intro}</p>
        <ResourceView
          resource={calls}
          label={words.title}
          skeleton={<Skeleton count={4} />}
          empty={{ 'none-yet': { title: words.noneTitle, body: words.noneBody } }}
          {...(onRetry && { onRetry })}
        >
          {(waiting) => (
            <S.Calls ref={list}>
              {waiting.map((call) => (
                <CallItem key={call.id} call={call}>
                  {recorded === call.id ? (
                    <CallAttemptForm
                      call={call}
                      recording={recording}
                      onCancel={leave}
                      onRecord={(attempt) =>
                        onRecord({ id: call.id, version: call.version, ...attempt })
                      }
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
                  )}
                </CallItem>
              ))}
            </S.Calls>
          )}
        </ResourceView>
        {onMore && (
          <Button variant="quiet" wide onClick={onMore}>
            {words.more}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

/** One critical result awaiting notification. */
function CallItem({ call, children }: { call: CriticalCall; children: ReactNode }) {
  const words = useMessages(criticalCallsMessages);
  const format = useFormat();
  const isOverdue = Date.parse(call.due_at) < useNow();
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
          <span data-part="wait">
            <DueTime dueAt={call.due_at} />
          </span>
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
            words.since({ time: format.dateTime(call.opened_at) }),
            call.state === 'escalated' && words.escalated,
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
      {attempts.map(({ id, at, by, outcome, recipient_name, recipient_role, note }) => (
        <li key={id}>
          {[
            words.attemptBy({ time: format.dateTime(at), name: by.name }),
            words[TRIED[outcome]]({
              who: [recipient_name, recipient_role].filter(Boolean).join(', '),
            }),
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
