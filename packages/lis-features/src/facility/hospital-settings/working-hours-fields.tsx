import {
  isOpenAt,
  MAX_HOLIDAYS,
  MAX_INTERVALS,
  nextOpening,
  weekdays,
  type Holiday,
  type HospitalSettings,
  type Weekday,
  type WorkingHours,
} from '@alms/lis-domain/facility';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { useNow } from '@alms/ui/clock';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { TimeField } from '@alms/ui/time-field';
import { VisuallyHidden } from '@alms/ui/visually-hidden';
import { useState } from 'react';
import { useHoursWords } from '../../shared/hours-words/index.ts';
import { useRows, type LisFormState } from '../../shared/lis-form/index.ts';
import type { HospitalFields, HospitalValues } from './hospital-settings.form.ts';
import { hospitalSettingsMessages } from './words/index.ts';
import * as S from './working-hours-fields.styles.ts';

type HospitalForm = LisFormState<HospitalFields, HospitalValues>;

export interface WorkingHoursFieldsProps {
  form: HospitalForm;
  /** The saved settings. They determine the open or closed status shown below the week. */
  settings: HospitalSettings;
}

/** Working hours by weekday, and holidays. */
export function WorkingHoursFields({ form, settings }: WorkingHoursFieldsProps) {
  const words = useMessages(hospitalSettingsMessages);
  const moment = useMoment(settings);
  const isKnown = form.methods.watch('hours_known');
  return (
    <>
      <Card heading={words.hours} footer={moment}>
        <Stack gap="s5">
          <Checkbox
            label={words.hoursKnown}
            hint={words.hoursKnownHint}
            {...form.field('hours_known')}
          />
          {isKnown && <Week form={form} />}
        </Stack>
      </Card>
      <Card heading={words.holidays}>
        <Holidays form={form} />
      </Card>
    </>
  );
}

/**
 * Returns the current status by the saved hours; nothing without hours. Makes a wrong time zone
 * obvious.
 */
function useMoment(settings: HospitalSettings): string | undefined {
  const words = useMessages(hospitalSettingsMessages);
  const format = useFormat();
  const now = new Date(useNow()).toISOString();
  const isOpen = isOpenAt(settings.timezone, settings, now);
  if (isOpen === undefined) return undefined;
  if (isOpen) return words.openNow;
  const next = nextOpening(settings.timezone, settings, now);
  return next === undefined
    ? words.closedForLong
    : words.closedNow({
        when: format.list([format.fullDate(format.dayOf(next)), format.time(next)]),
      });
}

const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

function Week({ form }: { form: HospitalForm }) {
  return (
    <S.Week>
      <CopyHours form={form} />
      {weekdays.map((weekday) => (
        <Day key={weekday} form={form} weekday={weekday} />
      ))}
    </S.Week>
  );
}

/** Copies the hours of one day to others, which can then be edited separately. */
function CopyHours({ form }: { form: HospitalForm }) {
  const words = useMessages(hospitalSettingsMessages);
  const { words: days } = useHoursWords();
  const [from, setFrom] = useState<Weekday>('mon');
  const [to, setTo] = useState<Weekday | 'workdays' | 'everyDay'>('workdays');
  const [copied, setCopied] = useState<{ count: number; day?: string }>({ count: 0 });
  const optionOf = (weekday: Weekday) => ({ value: weekday, label: days[weekday] });
  const copy = () => {
    const hours = form.methods.getValues(`working_hours.${from}`);
    const chosen = to === 'everyDay' ? weekdays : to === 'workdays' ? workdays : [to];
    for (const weekday of chosen.filter((each) => each !== from)) {
      form.methods.clearErrors(`working_hours.${weekday}`);
      form.methods.setValue(
        `working_hours.${weekday}`,
        hours.map((row, index) => ({ ...row, id: `${weekday}-copy-${copied.count}-${index}` })),
        { shouldDirty: true },
      );
    }
    form.methods.clearErrors('hours_known');
    setCopied({ count: copied.count + 1, day: days[from] });
  };
  const chooseFrom = (value: string) => {
    const day = weekdays.find((each) => each === value) ?? from;
    setFrom(day);
    if (to === day) setTo('everyDay');
  };
  return (
    <>
      <Text size="small" tone="muted">
        {words.hoursHint}
      </Text>
      <Inline gap="s3" align="end">
        <SelectField
          label={words.copyFrom}
          options={weekdays.map(optionOf)}
          value={from}
          onChange={(event) => chooseFrom(event.target.value)}
        />
        <SelectField
          label={words.copyTo}
          options={[
            { value: 'workdays', label: words.workdays },
            { value: 'everyDay', label: words.everyDay },
            ...weekdays.filter((each) => each !== from).map(optionOf),
          ]}
          value={to}
          onChange={(event) =>
            setTo(
              [...weekdays, 'workdays' as const].find((each) => each === event.target.value) ??
                'everyDay',
            )
          }
        />
        <Button onClick={copy}>{words.copyNow}</Button>
      </Inline>
      <VisuallyHidden role="status">
        {copied.day === undefined ? '' : words.copied({ day: copied.day })}
      </VisuallyHidden>
    </>
  );
}

/** One day as a row: whether it is open, and its intervals. */
function Day({ form, weekday }: { form: HospitalForm; weekday: Weekday }) {
  const words = useMessages(hospitalSettingsMessages);
  const { words: hoursWords } = useHoursWords();
  const { rows, onRowsChange, nextId } = useRows(form, `working_hours.${weekday}`);
  const [closed, setClosed] = useState<typeof rows>([]);
  const day = hoursWords[weekday];
  const isOpen = rows.length > 0;
  const newRow = () => ({ id: nextId(), from: '', to: '' });
  const clearErrors = () => {
    form.methods.clearErrors('hours_known');
    form.methods.clearErrors(`working_hours.${weekday}`);
  };
  // Reopening a day restores its entered intervals.
  const toggle = () => {
    clearErrors();
    if (isOpen) setClosed(form.methods.getValues(`working_hours.${weekday}`));
    const again = closed.length > 0 ? closed.map((row) => ({ ...row, id: nextId() })) : [newRow()];
    form.methods.setValue(`working_hours.${weekday}`, isOpen ? [] : again, { shouldDirty: true });
  };
  return (
    <S.Day>
      <Checkbox label={day} aria-label={words.openOn({ day })} checked={isOpen} onChange={toggle} />
      <FieldArray
        label={day}
        labelVisibility="hidden"
        {...(!isOpen && { hint: words.closedDay })}
        rowLabel={words.interval}
        addLabel={words.addInterval({ day })}
        error={form.field(`working_hours.${weekday}`).error}
        layout="inline"
        rows={rows}
        onRowsChange={(next, change) => {
          clearErrors();
          onRowsChange(next, change);
        }}
        newRow={newRow}
        max={MAX_INTERVALS}
        renderRow={(_, index) => (
          <>
            <TimeField
              label={words.from}
              labelVisibility="hidden"
              {...form.field(`working_hours.${weekday}.${index}.from`)}
            />
            <TimeField
              label={words.to}
              labelVisibility="hidden"
              {...form.field(`working_hours.${weekday}.${index}.to`)}
            />
          </>
        )}
      />
    </S.Day>
  );
}

function Holidays({ form }: { form: HospitalForm }) {
  const words = useMessages(hospitalSettingsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'holidays');
  return (
    <FieldArray
      label={words.holidays}
      labelVisibility="hidden"
      hint={words.holidaysHint}
      rowLabel={words.holiday}
      addLabel={words.addHoliday}
      error={form.field('holidays').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() => ({ id: nextId(), date: '', name: '', yearly: false })}
      max={MAX_HOLIDAYS}
      renderRow={(_, index) => (
        <Stack gap="s4">
          <Grid>
            <TextField
              label={words.holidayDate}
              type="date"
              {...form.field(`holidays.${index}.date`)}
            />
            <TextField label={words.holidayName} {...form.field(`holidays.${index}.name`)} />
          </Grid>
          <Checkbox label={words.yearly} {...form.field(`holidays.${index}.yearly`)} />
        </Stack>
      )}
    />
  );
}

/** Formats hours and holidays as text, for comparing two versions. */
export function useOpeningWords() {
  const words = useMessages(hospitalSettingsMessages);
  const format = useFormat();
  const { words: hoursWords, times } = useHoursWords();
  return {
    week: (hours: WorkingHours | null): string => {
      if (hours === null) return words.hoursUnknown;
      return weekdays
        .map((weekday) =>
          words.dayLine({
            day: hoursWords[weekday],
            hours: hours[weekday].length === 0 ? words.closedDay : times(hours[weekday]),
          }),
        )
        .join('\n');
    },
    days: (holidays: readonly Holiday[]): string => {
      const lines = holidays.map(({ date, name, yearly }) =>
        words[yearly ? 'holidayYearly' : 'holidayLine']({ date: format.longDate(date), name }),
      );
      return lines.length === 0 ? words.noHolidays : lines.join('\n');
    },
  };
}
