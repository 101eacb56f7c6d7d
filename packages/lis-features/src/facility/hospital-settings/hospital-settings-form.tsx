import { dateFormats, type HospitalSettings } from '@alms/lis-domain/facility';
import { languageNames, languages } from '@alms/lis-domain/language';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm } from '../../shared/lis-form/index.ts';
import { useTimeZoneOptions } from '../../shared/time-zones/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import {
  hospitalForm,
  holidayRows,
  weekFields,
  type HospitalFields,
  type HospitalValues,
} from './hospital-settings.form.ts';
import { hospitalSettingsMessages } from './words/index.ts';
import { useOpeningWords, WorkingHoursFields } from './working-hours-fields.tsx';

export interface HospitalSettingsFormProps extends VersionedFormProps<
  HospitalFields,
  HospitalValues,
  HospitalSettings
> {
  settings: HospitalSettings;
  /** Selectable time zones (IANA names). */
  timeZones: readonly string[];
}

const valuesOf = (settings: HospitalSettings): HospitalValues => {
  const {
    facility_name,
    email,
    phone,
    address,
    timezone,
    date_format,
    language,
    enable_online_booking,
    enable_patient_portal,
    laboratory_director,
    registration_number,
    accreditation,
    report_note,
    report_instruments,
    report_uncertainty,
    working_hours,
    holidays,
  } = settings;
  return {
    facility_name,
    email,
    phone,
    address,
    timezone,
    date_format,
    language,
    enable_online_booking,
    enable_patient_portal,
    laboratory_director,
    registration_number,
    accreditation,
    report_note,
    report_instruments,
    report_uncertainty,
    working_hours,
    holidays,
  };
};

const fieldsOf = ({
  language,
  working_hours,
  holidays,
  ...values
}: HospitalValues): HospitalFields => ({
  ...values,
  language: language ?? '',
  hours_known: working_hours !== null,
  working_hours: weekFields(working_hours),
  holidays: holidayRows(holidays),
});

/** Settings of the facility, saved together. */
export function HospitalSettingsForm({ settings, timeZones, ...rest }: HospitalSettingsFormProps) {
  const words = useMessages(hospitalSettingsMessages);
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(hospitalForm, {
    record: settings,
    valuesOf,
    fieldsOf,
    words,
    failureKey: 'failed',
    ...rest,
  });
  const { field } = form;
  const { week, days } = useOpeningWords();
  const zones = useTimeZoneOptions(timeZones, settings.timezone);
  const isSaved = rest.submission.status === 'done' && !isDirty;
  const onOff = (isOn: boolean) => (isOn ? words.on : words.off);

  return (
    <>
      <LisForm form={form} label={words.form}>
        {isSaved && (
          <Alert tone="positive" live="polite">
            {words.saved}
          </Alert>
        )}
        <Card heading={words.facility}>
          <Stack gap="s5">
            <TextField
              label={words.name}
              hint={words.nameHint}
              autoComplete="organization"
              {...field('facility_name')}
            />
            <TextAreaField
              label={words.address}
              optional
              autoComplete="street-address"
              {...field('address')}
            />
            <Grid fill="stretch" gap="s5">
              <TextField
                label={words.phone}
                optional
                type="tel"
                autoComplete="tel"
                {...field('phone')}
              />
              <TextField
                label={words.email}
                optional
                type="email"
                autoComplete="email"
                {...field('email')}
              />
            </Grid>
          </Stack>
        </Card>
        <Card heading={words.time}>
          <Grid fill="stretch" gap="s5">
            <SelectField
              label={words.timezone}
              hint={words.timezoneHint}
              options={zones}
              {...field('timezone')}
            />
            <SelectField
              label={words.dateFormat}
              options={dateFormats.map((format) => ({ value: format, label: format }))}
              {...field('date_format')}
            />
            <SelectField
              label={words.language}
              hint={words.languageHint}
              options={[
                { value: '', label: words.visitorsOwn },
                ...languages.map((language) => ({
                  value: language,
                  label: languageNames[language],
                })),
              ]}
              {...field('language')}
            />
          </Grid>
        </Card>
        <WorkingHoursFields form={form} settings={settings} />
        <Card heading={words.patients}>
          <Stack gap="s4">
            <Checkbox
              label={words.onlineBooking}
              hint={words.onlineBookingHint}
              {...field('enable_online_booking')}
            />
            <Checkbox
              label={words.portal}
              hint={words.portalHint}
              {...field('enable_patient_portal')}
            />
          </Stack>
        </Card>
        <Card heading={words.reports} footer={words.reportsHint}>
          <Stack gap="s5">
            <TextField
              label={words.director}
              hint={words.directorHint}
              optional
              {...field('laboratory_director')}
            />
            <Grid fill="stretch" gap="s5">
              <TextField
                label={words.registration}
                hint={words.registrationHint}
                optional
                {...field('registration_number')}
              />
              <TextField
                label={words.accreditation}
                hint={words.accreditationHint}
                optional
                {...field('accreditation')}
              />
            </Grid>
            <TextAreaField
              label={words.note}
              hint={words.noteHint}
              optional
              {...field('report_note')}
            />
            <Checkbox label={words.reportInstruments} {...field('report_instruments')} />
            <Checkbox label={words.reportUncertainty} {...field('report_uncertainty')} />
          </Stack>
        </Card>
        <FormActions {...(isDirty && { note: words.unsaved })}>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {words.save}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          { name: 'facility_name', label: words.name },
          { name: 'address', label: words.address },
          { name: 'phone', label: words.phone },
          { name: 'email', label: words.email },
          { name: 'timezone', label: words.timezone },
          { name: 'date_format', label: words.dateFormat },
          {
            name: 'language',
            label: words.language,
            show: ({ language }) =>
              language === null ? words.visitorsOwn : languageNames[language],
          },
          {
            name: 'working_hours',
            label: words.hours,
            show: ({ working_hours }) => week(working_hours),
          },
          { name: 'holidays', label: words.holidays, show: ({ holidays }) => days(holidays) },
          {
            name: 'enable_online_booking',
            label: words.onlineBooking,
            show: ({ enable_online_booking: isOn }) => onOff(isOn),
          },
          { name: 'laboratory_director', label: words.director },
          { name: 'registration_number', label: words.registration },
          { name: 'accreditation', label: words.accreditation },
          { name: 'report_note', label: words.note },
          {
            name: 'report_instruments',
            label: words.reportInstruments,
            show: ({ report_instruments: isOn }) => onOff(isOn),
          },
          {
            name: 'report_uncertainty',
            label: words.reportUncertainty,
            show: ({ report_uncertainty: isOn }) => onOff(isOn),
          },
          {
            name: 'enable_patient_portal',
            label: words.portal,
            show: ({ enable_patient_portal: isOn }) => onOff(isOn),
          },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
