import type { HospitalSettings } from '@alms/lis-domain/facility';
import { colorField } from '@alms/lis-domain/http';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { Logo } from '@alms/ui/logo';
import { Split } from '@alms/ui/split';
import { Stack } from '@alms/ui/stack';
import { TextAreaField } from '@alms/ui/text-area-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { is } from 'valibot';
import { ColorField } from '../../shared/color-field/index.ts';
import { LisForm } from '../../shared/lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { ContrastReport } from './contrast-report.tsx';
import { LogoField, type LogoFieldProps } from './logo-field.tsx';
import type { MeasuredContrast } from './measure-contrast.ts';
import { brandingForm, type BrandingFields, type BrandingValues } from './tenant-settings.form.ts';
import { tenantSettingsMessages } from './words/index.ts';

export interface BrandingFormProps extends VersionedFormProps<
  BrandingFields,
  BrandingValues,
  HospitalSettings
> {
  settings: HospitalSettings;
  onUploadLogo: LogoFieldProps['onUpload'];
  /** Returns the URL of an uploaded logo. */
  logoHref: (hash: string) => string;
}

const valuesOf = ({
  primary_color,
  secondary_color,
  logo_hash,
  custom_login_message,
}: HospitalSettings): BrandingValues => ({
  primary_color,
  secondary_color,
  logo_hash,
  custom_login_message,
});

/** Renders a version’s logo, for comparing two versions. */
const showLogo =
  (name: string, logoHref: BrandingFormProps['logoHref'], none: string) =>
  ({ logo_hash }: BrandingValues) =>
    logo_hash === null ? none : <Logo name={name} src={logoHref(logo_hash)} size="large" />;

/** Colours, logo and login message of the facility, with a live preview. */
export function BrandingForm({ settings, onUploadLogo, logoHref, ...rest }: BrandingFormProps) {
  const words = useMessages(tenantSettingsMessages);
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(brandingForm, {
    record: settings,
    valuesOf,
    fieldsOf: (values) => values,
    words,
    failureKey: 'failed',
    ...rest,
  });
  const { field, methods } = form;
  const fields = useWatch({ control: methods.control }) as BrandingFields;
  const isSaved = rest.submission.status === 'done' && !isDirty;
  const { facility_name: name, subdomain } = settings;
  const logoOf = (hash: string | null) => (hash === null ? null : logoHref(hash));
  // An incomplete colour value does not change the preview.
  const finished = (typed: string, saved: string) =>
    is(colorField, typed.trim()) ? typed.trim().toLowerCase() : saved;
  const primary = finished(fields.primary_color, settings.primary_color);
  const [measured, setMeasured] = useState<MeasuredContrast>({ light: undefined, dark: undefined });

  return (
    <Stack gap="s5">
      <Split
        ratio="1:1"
        gap="s5"
        start={
          <Card heading={words.branding}>
            <LisForm form={form} label={words.branding}>
              {isSaved && (
                <Alert tone="positive" live="polite">
                  {words.saved}
                </Alert>
              )}
              <Grid fill="stretch" gap="s5">
                <ColorField
                  label={words.primaryColor}
                  typed={fields.primary_color}
                  binding={field('primary_color')}
                />
                <ColorField
                  label={words.secondaryColor}
                  typed={fields.secondary_color}
                  binding={field('secondary_color')}
                />
              </Grid>
              <LogoField
                name={name}
                src={logoOf(fields.logo_hash)}
                onUpload={onUploadLogo}
                onChoose={(hash) => methods.setValue('logo_hash', hash, { shouldDirty: true })}
              />
              <TextAreaField
                label={words.message}
                hint={words.messageHint}
                optional
                rows={4}
                {...field('custom_login_message')}
              />
              <FormActions {...(isDirty && { note: words.unsaved })}>
                <Button type="submit" variant="primary" size="large" busy={form.busy}>
                  {words.save}
                </Button>
              </FormActions>
            </LisForm>
          </Card>
        }
        end={
          <BrandingPreview
            primary={primary}
            name={name}
            subdomain={subdomain}
            logo={logoOf(fields.logo_hash)}
            message={fields.custom_login_message}
            onMeasure={setMeasured}
          />
        }
      />
      <ContrastReport
        primary={primary}
        secondary={finished(fields.secondary_color, settings.secondary_color)}
        measured={measured}
      />
      <EditConflictDialog
        conflict={conflict}
        fields={[
          { name: 'primary_color', label: words.primaryColor },
          { name: 'secondary_color', label: words.secondaryColor },
          { name: 'logo_hash', label: words.logo, show: showLogo(name, logoHref, words.noLogo) },
          { name: 'custom_login_message', label: words.message },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </Stack>
  );
}
