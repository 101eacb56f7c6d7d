import type { Sample } from '@alms/lis-domain/samples';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { trackingMessages } from './tracking.messages.js';
import * as S from './tracking.styles.js';

const EVENTS = {
  expected: 'eventExpected',
  label_printed: 'eventLabelPrinted',
  collected: 'eventCollected',
  handed_over: 'eventHandedOver',
  in_transit: 'eventInTransit',
  received: 'eventReceived',
  rejected: 'eventRejected',
  aliquoted: 'eventAliquoted',
  loaded: 'eventLoaded',
  stored: 'eventStored',
  retrieved: 'eventRetrieved',
  referred: 'eventReferred',
  returned: 'eventReturned',
  disposed: 'eventDisposed',
  lost: 'eventLost',
} as const;

const knownEvent = (type: string): type is keyof typeof EVENTS => Object.hasOwn(EVENTS, type);

/** What happened to a specimen, oldest first: every hand it passed through, and when. */
export function SampleTimeline({ events }: Pick<Sample, 'events'>) {
  const words = useMessages(trackingMessages);
  const format = useFormat();
  return (
    <S.Timeline aria-label={words.history}>
      {events.map(({ at, type, by, note }) => (
        <li key={`${at} ${type}`} data-rejected={type === 'rejected' || undefined}>
          <b>{knownEvent(type) ? words[EVENTS[type]] : type}</b>
          <small>{words.eventBy({ time: format.dateTime(at), name: by })}</small>
          {note !== '' && <small>{note}</small>}
        </li>
      ))}
    </S.Timeline>
  );
}
