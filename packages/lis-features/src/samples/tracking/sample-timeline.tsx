import type { Sample } from '@alms/lis-domain/samples';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { trackingMessages } from './tracking.messages.js';
import * as S from './tracking.styles.js';

const EVENTS = {
  expected: 'eventExpected',
  label_printed: 'eventLabelPrinted',
  not_collected: 'eventNotCollected',
  collected: 'eventCollected',
  handed_over: 'eventHandedOver',
  in_transit: 'eventInTransit',
  received: 'eventReceived',
  condition_noted: 'eventConditionNoted',
  rejected: 'eventRejected',
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

/** What happened to a specimen, oldest first: every hand it passed through, and when. */
export function SampleTimeline({ events }: Pick<Sample, 'events'>) {
  const words = useMessages(trackingMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  return (
    <S.Timeline aria-label={words.history}>
      {events.map(({ at, type, by, note, code, condition }) => (
        <li key={`${at} ${type}`} data-bad={type === 'rejected' || type === 'not_collected' || type === 'lost' || undefined}>
          <b>{knownEvent(type) ? words[EVENTS[type]] : type}</b>
          <small>{words.eventBy({ time: format.dateTime(at), name: by })}</small>
          {code && <small>{specimen.reason(code)}</small>}
          {condition !== undefined && <small>{condition === null ? words.conditionNone : specimen.arrival(condition)}</small>}
          {note !== '' && <small>{note}</small>}
        </li>
      ))}
    </S.Timeline>
  );
}
