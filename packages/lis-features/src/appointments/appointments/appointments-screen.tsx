import { addDays } from '@alms/lis-domain/calendar';
import { Button, IconButton, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DateField } from '@alms/ui/date-field';
import { useMessages } from '@alms/ui/i18n';
import { ChevronEndGlyph, ChevronStartGlyph, Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { PageHeader } from '@alms/ui/page-header';
import { Stack } from '@alms/ui/stack';
import { AppointmentList, type AppointmentListProps } from '../../shared/appointment-list/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { appointmentsMessages } from './words/index.ts';

export interface AppointmentsScreenProps extends Omit<
  AppointmentListProps,
  'label' | 'empty' | 'headingLevel'
> {
  /** The day whose appointments are shown, `YYYY-MM-DD`. */
  day: string;
  onDayChange: (day: string) => void;
  /** Whether there are more appointments than these. @default false */
  hasMore?: boolean;
  /** Link to select the patient of a new appointment. When omitted, the user may not. */
  bookHref?: string | undefined;
}

/**
 * The appointments of any day, for reception: arrivals, rescheduling and booking. Arrivals are not
 * recorded in advance.
 */
export function AppointmentsScreen({
  day,
  onDayChange,
  hasMore = false,
  bookHref,
  onProgress,
  ...list
}: AppointmentsScreenProps) {
  const words = useMessages(appointmentsMessages);
  const today = useToday();
  return (
    <Stack gap="s5" data-screen="appointments">
      <PageHeader
        title={words.title}
        actions={
          bookHref !== undefined && (
            <LinkButton
              variant="primary"
              href={bookHref}
              leading={<Icon glyph={PlusGlyph} size="small" />}
            >
              {words.book}
            </LinkButton>
          )
        }
      />
      <Inline role="search" aria-label={words.day} gap="s2" align="start">
        <IconButton
          variant="secondary"
          label={words.previousDay}
          onClick={() => onDayChange(addDays(day, -1))}
        >
          <Icon glyph={ChevronStartGlyph} />
        </IconButton>
        <DateField
          key={day}
          dense
          label={words.day}
          labelVisibility="hidden"
          defaultValue={day}
          onValueChange={(value) => value !== '' && onDayChange(value)}
        />
        <IconButton
          variant="secondary"
          label={words.nextDay}
          onClick={() => onDayChange(addDays(day, 1))}
        >
          <Icon glyph={ChevronEndGlyph} />
        </IconButton>
        <Button disabled={day === today} onClick={() => onDayChange(today)}>
          {words.today}
        </Button>
      </Inline>
      <Card body="flush" aria-label={words.list} footer={hasMore ? words.more : undefined}>
        <AppointmentList
          {...list}
          onProgress={day <= today ? onProgress : undefined}
          label={words.list}
          headingLevel={2}
          empty={{ title: words.noneTitle, body: words.noneBody }}
        />
      </Card>
    </Stack>
  );
}
