import type { Appointment } from '@alms/lis-domain/appointments';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CalendarGlyph, Icon, PersonGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { useAppointmentWords } from '../../shared/appointment-words/index.ts';
import { DownloadButton, type DownloadButtonProps } from './download-button.tsx';
import type { ResultGroup } from './result-groups.ts';
import { patientResultsMessages } from './words/index.ts';
import * as S from './patient-results.styles.ts';

/** The patient’s next appointment. */
export type NextAppointment = Pick<Appointment, 'type' | 'start' | 'end'>;

export interface NextStepCardProps {
  group: ResultGroup;
  /** Empty when none is booked. */
  appointment: Resource<NextAppointment>;
  appointmentsHref: string;
  /** Downloads the report. When omitted, there is none. */
  onDownload: DownloadButtonProps['onDownload'] | undefined;
  busy: boolean;
}

/**
 * The next appointment, otherwise whom to ask about the results. States recorded facts only, never
 * advice.
 */
export function NextStepCard({
  group,
  appointment,
  appointmentsHref,
  onDownload,
  busy,
}: NextStepCardProps) {
  const words = useMessages(patientResultsMessages);
  const isBooked = appointment.status === 'ready';
  return (
    <Card aria-label={words.nextStep}>
      <S.NextStep>
        <Heading level={2}>{words.nextStep}</Heading>
        {appointment.status === 'loading' && <Skeleton width="14rem" height="24px" />}
        {isBooked && <Booked {...appointment.data} />}
        {!isBooked && appointment.status !== 'loading' && (
          <p data-part="step">
            <Icon glyph={PersonGlyph} />
            {words.questions({ doctor: group.orderedBy })}
          </p>
        )}
        <div data-part="buttons">
          {isBooked && (
            <LinkButton variant="primary" size="large" href={appointmentsHref}>
              {words.viewAppointment}
            </LinkButton>
          )}
          {onDownload && (
            <DownloadButton
              group={group}
              size="large"
              main={!isBooked}
              busy={busy}
              onDownload={onDownload}
            />
          )}
        </div>
      </S.NextStep>
    </Card>
  );
}

function Booked({ type, start }: NextAppointment) {
  const format = useFormat();
  const { words: typeWords } = useAppointmentWords();
  return (
    <p data-part="step">
      <Icon glyph={CalendarGlyph} />
      <span>
        <b>{format.list([format.fullDate(format.dayOf(start)), format.time(start)])}</b>
        <span data-part="type">{typeWords[type]}</span>
      </span>
    </p>
  );
}
