import type { ResultStep, ResultStepKind } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

const EVENTS = {
  expected: 'eventExpected',
  label_printed: 'eventLabelPrinted',
  not_collected: 'eventNotCollected',
  collected: 'eventCollected',
  handed_over: 'eventHandedOver',
  in_transit: 'eventInTransit',
  received: 'eventReceived',
  receipt_undone: 'eventReceiptUndone',
  condition_noted: 'eventConditionNoted',
  rejected: 'eventRejected',
  tests_rejected: 'eventTestsRejected',
  aliquoted: 'eventAliquoted',
  loaded: 'eventLoaded',
  taken_from: 'eventTakenFrom',
  stored: 'eventStored',
  moved: 'eventMoved',
  retrieved: 'eventRetrieved',
  referred: 'eventReferred',
  returned: 'eventReturned',
  disposed: 'eventDisposed',
  lost: 'eventLost',
  cancelled: 'eventCancelled',
} as const;

const knownEvent = (type: string): type is keyof typeof EVENTS => Object.hasOwn(EVENTS, type);

const badEvents = new Set(['rejected', 'tests_rejected', 'not_collected', 'lost']);

const STEPS = {
  entered: 'stepEntered',
  held: 'stepHeld',
  accepted: 'stepAccepted',
  verified: 'stepVerified',
  verified_by_rule: 'stepVerifiedByRule',
  released: 'stepReleased',
  not_calculated: 'stepNotCalculated',
  retest: 'stepRetest',
  amended: 'stepAmended',
  entered_in_error: 'stepEnteredInError',
  notified: 'stepNotified',
  reported: 'stepReported',
  shown: 'stepShown',
  read: 'stepRead',
  opened: 'stepOpened',
} as const satisfies Record<ResultStepKind, string>;

export interface SampleTimelineProps extends Pick<Sample, 'events'> {
  /** History of the specimen’s results. */
  steps: Resource<readonly ResultStep[]>;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/**
 * Chain of custody of a specimen and the history of its results, oldest first, until the patient
 * opened them.
 */
export function SampleTimeline({ events, steps, onRetry }: SampleTimelineProps) {
  const words = useMessages(sampleTrackingMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const lines = [
    ...events.map(({ at, type, by, note, code, condition, laboratory }) => ({
      at,
      by,
      name: knownEvent(type) ? words[EVENTS[type]] : type,
      isBad: badEvents.has(type),
      details: [
        code && specimen.reason(code),
        condition !== undefined &&
          (condition === null ? words.conditionNone : specimen.arrival(condition)),
        note,
        laboratory,
      ],
    })),
    ...(steps.status === 'ready' ? steps.data : []).map(({ at, kind, by, tests }) => ({
      at,
      by,
      name: words[STEPS[kind]],
      isBad: kind === 'amended' || kind === 'entered_in_error',
      details: [format.list(tests)],
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <>
      <S.Timeline aria-label={words.history} aria-busy={steps.status === 'loading'}>
        {lines.map(({ at, by, name, isBad, details }) => (
          <li key={[at, name, by, ...details].join(' ')} data-bad={isBad || undefined}>
            <b>{name}</b>
            <small>
              {by === null
                ? format.dateTime(at)
                : words.eventBy({ time: format.dateTime(at), name: by })}
            </small>
            {details.filter(Boolean).map((detail) => (
              <small key={String(detail)}>{detail}</small>
            ))}
          </li>
        ))}
      </S.Timeline>
      {steps.status === 'loading' && <Skeleton count={2} />}
      {steps.status === 'error' && (
        <Alert
          tone="caution"
          title={words.stepsFailed}
          actions={onRetry && <Button onClick={() => void onRetry()}>{words.stepsRetry}</Button>}
        />
      )}
    </>
  );
}
