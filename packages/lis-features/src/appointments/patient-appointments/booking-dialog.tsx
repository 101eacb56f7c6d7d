import {
  appointmentTypes,
  DEFAULT_APPOINTMENT_MINUTES,
  type Appointment,
  type Preparation,
} from '@alms/lis-domain/appointments';
import { dayIn } from '@alms/lis-domain/calendar';
import { dayHours, nextOpening, type Opening } from '@alms/lis-domain/facility';
import { isCalendarDate } from '@alms/lis-domain/http';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { idle, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { TimeField } from '@alms/ui/time-field';
import { useMemo, useState } from 'react';
import { useAppointmentWords } from '../../shared/appointment-words/index.ts';
import { useHoursWords } from '../../shared/hours-words/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { bookingForm, type WantedAppointment } from './booking.form.ts';
import { patientAppointmentsMessages } from './words/index.ts';
import { PreparationList } from './preparation-list.tsx';

/** What staff choose from. */
const lengths = [5, 10, DEFAULT_APPOINTMENT_MINUTES, 20, 30, 45, 60, 90, 120] as const;

interface BookingFormProps {
  /** The appointment to move; it keeps its length. When omitted, a new one is booked. */
  replaced?: Appointment | undefined;
  /** How the patient prepares for what is to be collected. */
  preparation: readonly Preparation[];
  /** Whether this person says how long it takes. */
  asksLength: boolean;
  timeZone: string;
  /** When the facility is open. When omitted, nothing is said of it. */
  opening?: Opening | undefined;
  /** Said where the reader's clock shows another time. */
  zone: string | undefined;
  onBook: (wanted: WantedAppointment) => Promise<Submission>;
  onClose: () => void;
}

export interface BookingDialogProps extends BookingFormProps {
  open: boolean;
}

/** Books an appointment, or moves one, on the facility's clock. It closes once that is done. */
export function BookingDialog({ open, ...form }: BookingDialogProps) {
  const words = useMessages(patientAppointmentsMessages);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={form.replaced ? words.moveTitle : words.bookTitle}
    >
      <BookingForm {...form} />
    </Dialog>
  );
}

const MINUTE_MS = 60_000;

/** The server knows of hours that were changed a moment ago: that is said where the time is chosen. */
function saidByTime(outcome: Submission): Submission {
  return outcome.status === 'rejected' && outcome.formError === 'appointment_outside_hours'
    ? { status: 'rejected', fieldErrors: { time: outcome.formError }, formError: 'invalid' }
    : outcome;
}

/** The hours of the chosen day in words, and what is said beside it: of a closed day also when the facility opens next. Nothing while the day or the hours are not known. */
function useHoursOn({
  date,
  timeZone,
  opening,
}: Pick<BookingFormProps, 'timeZone' | 'opening'> & { date: string }): {
  hours: string;
  hint: string | undefined;
} {
  const words = useMessages(patientAppointmentsMessages);
  const format = useFormat();
  const { hours: inWords } = useHoursWords();
  const day = opening && isCalendarDate(date) ? dayHours(opening, date) : undefined;
  const hours = day && inWords(day);
  if (!opening || !day || hours === undefined) return { hours: '', hint: undefined };
  const next =
    day.kind === 'open' ? undefined : nextOpening(timeZone, opening, dayIn(timeZone, date).start);
  const hint =
    next === undefined
      ? words.hoursHint({ hours })
      : words.closedHint({
          hours,
          when: format.list([format.fullDate(format.dayOf(next)), format.time(next)]),
        });
  return { hours, hint };
}

/** Drawn anew each time the dialog opens, so that nothing is left over from another appointment. */
function BookingForm({
  replaced,
  preparation,
  asksLength,
  timeZone,
  opening,
  zone,
  onBook,
  onClose,
}: BookingFormProps) {
  const words = useMessages(patientAppointmentsMessages);
  const format = useFormat();
  const { words: appointmentWords, when } = useAppointmentWords();
  const today = useToday();
  const [submission, setSubmission] = useState<Submission>(idle);
  const [date, setDate] = useState(replaced ? format.dayOf(replaced.start) : '');
  const { hours, hint } = useHoursOn({ date, timeZone, opening });
  const usualMinutes = replaced
    ? (Date.parse(replaced.end) - Date.parse(replaced.start)) / MINUTE_MS
    : DEFAULT_APPOINTMENT_MINUTES;
  const schema = useMemo(
    () => bookingForm({ timeZone, opening, usualMinutes }),
    [timeZone, opening, usualMinutes],
  );
  const form = useLisForm(schema, {
    defaultValues: {
      type: replaced?.type ?? 'sample_collection',
      date,
      time: replaced ? format.time(replaced.start) : '',
      duration: asksLength && !replaced ? String(DEFAULT_APPOINTMENT_MINUTES) : '',
      reason: replaced?.reason ?? '',
    },
    words: {
      ...words,
      closedDay: words.closedThen({ hours }),
      outsideHours: words.outside({ hours }),
    },
    submission,
    onValuesChange: (fields) => setDate(fields.date),
    onSubmit: async (wanted) => {
      setSubmission({ status: 'submitting' });
      const outcome = await onBook({
        ...wanted,
        ...(replaced && { rescheduled_from_id: replaced.id }),
      });
      setSubmission(saidByTime(outcome));
      if (outcome.status === 'done') onClose();
    },
  });
  const dateField = form.field('date');
  const changeDate: typeof dateField.onChange = (event) => {
    // What was said of the time was said of the other day's hours.
    form.methods.clearErrors('time');
    return dateField.onChange(event);
  };
  return (
    <LisForm form={form}>
      {replaced && <Text>{words.replaces({ when: when(replaced) })}</Text>}
      <SelectField
        label={words.type}
        options={appointmentTypes.map((type) => ({ value: type, label: appointmentWords[type] }))}
        {...form.field('type')}
      />
      <Grid>
        <TextField
          label={words.date}
          type="date"
          min={today}
          hint={hint}
          {...dateField}
          onChange={changeDate}
        />
        <TimeField label={words.time} zone={zone} {...form.field('time')} />
      </Grid>
      {asksLength && !replaced && (
        <SelectField
          label={words.duration}
          options={lengths.map((count) => ({
            value: String(count),
            label: words.minutes({ count }),
          }))}
          {...form.field('duration')}
        />
      )}
      <TextField label={words.note} optional autoComplete="off" {...form.field('reason')} />
      <PreparationList preparation={preparation} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.close}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {replaced ? words.submitMove : words.submitBook}
        </Button>
      </FormActions>
    </LisForm>
  );
}
