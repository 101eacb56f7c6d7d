import { dateFormats } from '@alms/lis-domain/facility';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Switch } from '@alms/ui/switch';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import type { FieldBinding } from '../../shared/lis-form/index.ts';
import { SubdomainField, type SubdomainFieldProps } from '../../shared/subdomain-field/index.ts';
import { useTimeZoneOptions } from '../../shared/time-zones/index.ts';
import type { FacilityField } from './registration.form.ts';
import { registrationWizardMessages } from './words/index.ts';

export interface FacilityFieldsProps {
  field: (name: FacilityField) => FieldBinding;
  subdomain: Pick<SubdomainFieldProps, 'check' | 'baseDomain' | 'onSubdomainChange'>;
  /** Full web address of the facility; undefined while the subdomain is invalid. */
  address: string | undefined;
  /** The selected time zone. */
  timezone: string;
  /** Called with the name while it is typed, before the form value changes. */
  onNameChange: (name: string) => void;
}

const NO_OTHER_ZONES: readonly string[] = [];

/** Facility details: name, web address, contact details and regional settings. */
export function FacilityFields({
  field,
  subdomain,
  address,
  timezone,
  onNameChange,
}: FacilityFieldsProps) {
  const words = useMessages(registrationWizardMessages);
  const zones = useTimeZoneOptions(NO_OTHER_ZONES, timezone);
  const name = field('facility_name');
  const subdomainBinding = field('subdomain');
  const refused = subdomainBinding.error !== undefined || subdomain.check === 'taken';
  return (
    <>
      <TextField
        label={words.facility_name}
        autoComplete="organization"
        {...name}
        onChange={(event) => {
          onNameChange(event.target.value);
          void name.onChange(event);
        }}
      />
      <Stack gap="s1">
        <SubdomainField label={words.subdomain} binding={subdomainBinding} {...subdomain} />
        {address !== undefined && !refused && (
          <Text tone="muted" size="medium">
            {words.futureAddress}{' '}
            <Text as="span" code>
              <bdi dir="ltr">{address}</bdi>
            </Text>
          </Text>
        )}
      </Stack>
      <Grid fill="stretch" gap="s5">
        <TextField
          label={words.contact_email}
          type="email"
          autoComplete="email"
          {...field('contact_email')}
        />
        <TextField
          label={words.contact_phone}
          type="tel"
          autoComplete="tel"
          {...field('contact_phone')}
        />
      </Grid>
      <TextAreaField label={words.address} autoComplete="street-address" {...field('address')} />
      <Grid fill="stretch" gap="s5">
        <SelectField label={words.timezone} options={zones} {...field('timezone')} />
        <SelectField
          label={words.date_format}
          options={dateFormats.map((format) => ({ value: format, label: format }))}
          {...field('date_format')}
        />
      </Grid>
      <Stack gap="s3">
        <Switch label={words.enable_online_booking} {...field('enable_online_booking')} />
        <Switch label={words.enable_patient_portal} {...field('enable_patient_portal')} />
        <Text tone="muted" size="medium">
          {words.preferencesHint}
        </Text>
      </Stack>
    </>
  );
}
