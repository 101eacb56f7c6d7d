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
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { TimeField } from '@alms/ui/time-field';
import { useMemo, useState } from 'react';
import { useOutcome } from '../../shared/outcome/index.ts';
import { useAppointmentWords } from '../../shared/appointment-words/index.ts';
import { useHoursWords } from '../../shared/hours-words/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import { bookingForm, type WantedAppointment } from './booking.form.ts';
import { patientAppointmentsMessages } from './words/index.ts';
import { PreparationList } from './preparation-list.tsx';

/** Durations offered to staff, in minutes. */
const lengths = [5, 10, DEFAULT_APPOINTMENT_MINUTES, 20, 30, 45, 60, 90, 120] as const;

interface BookingFormProps {
  /** The appointment to reschedule; its duration is kept. When omitted, a new one is booked. */
  replaced?: Appointment | undefined;
  /** Preparation instructions for the specimens to be collected. */
  preparation: readonly Preparation[];
  /** Whether the user chooses the duration. */
  asksLength: boolean;
  timeZone: string;
  /** Working hours of the facility. When omitted, they are not shown. */
  opening?: Opening | undefined;
  /** Name of the facility’s time zone, shown when the user’s device is in another one. */
  zone: string | undefined;
  onBook: (wanted: WantedAppointment) => Promise<Submission>;
  onClose: () => void;
}

export interface BookingDialogProps extends BookingFormProps {
  open: boolean;
}

/** Books or reschedules an appointment in facility time. Closes on success. */
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

/**
 * Moves a rejection for changed working hours to the time field. The server may know of newer hours
 * than the form.
 */
function withTimeError(outcome: Submission): Submission {
  return outcome.status === 'rejected' && outcome.formError === 'appointment_outside_hours'
    ? { status: 'rejected', fieldErrors: { time: outcome.formError }, formError: 'invalid' }
    : outcome;
}

/**
 * Returns the working hours of the chosen day, and for a closed day also the next opening. Returns
 * nothing while the day or the hours are unknown.
 */
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

/** Mounted each time the dialog opens, so that no values remain from another appointment. */
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
  const { submission, run } = useOutcome(onClose);
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
      await run(async () =>
        withTimeError(
          await onBook({
            ...wanted,
            ...(replaced && { rescheduled_from_id: replaced.id }),
          }),
        ),
      );
    },
  });
  const dateField = form.field('date');
  const changeDate: typeof dateField.onChange = (event) => {
    // The error on the time refers to the working hours of the previous date.
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
      <TextField label={words.note} optional {...form.field('reason')} />
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
