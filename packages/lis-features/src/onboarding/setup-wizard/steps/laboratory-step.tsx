import { dateFormats } from '@alms/lis-domain/facility';
import { suggestSubdomain } from '@alms/lis-domain/tenancy';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { ColorField } from '../../../shared/color-field/index.ts';
import { useLisForm, type LisFormState } from '../../../shared/lis-form/index.ts';
import {
  SubdomainField,
  useSubdomainWords,
  type SubdomainFieldProps,
} from '../../../shared/subdomain-field/index.ts';
import { useTimeZoneOptions } from '../../../shared/time-zones/index.ts';
import { laboratoryForm, type LaboratoryValues } from '../setup-wizard.form.ts';
import { setupWizardMessages } from '../words/index.ts';
import { StepFrame, type StepMoves } from '../step-frame.tsx';

export interface LaboratoryStepProps
  extends
    StepMoves<LaboratoryValues>,
    Pick<SubdomainFieldProps, 'check' | 'baseDomain' | 'onSubdomainChange'> {
  values: LaboratoryValues;
  submission: Submission;
  onSave: (data: InferOutput<typeof laboratoryForm>, draft: LaboratoryValues) => Promise<void>;
  timeZones: readonly string[];
}

/** Facility name, web address, regional formats and colours. */
export function LaboratoryStep({
  values,
  submission,
  onSave,
  onBack,
  check,
  baseDomain,
  onSubdomainChange,
  timeZones,
}: LaboratoryStepProps) {
  const words = useMessages(setupWizardMessages);
  const subdomainWords = useSubdomainWords();
  const form: LisFormState<LaboratoryValues, InferOutput<typeof laboratoryForm>> = useLisForm(
    laboratoryForm,
    {
      defaultValues: values,
      words: { ...words, ...subdomainWords },
      onSubmit: (data) => onSave(data, form.methods.getValues()),
      submission,
      failureKey: 'failed',
    },
  );
  const { field, methods } = form;
  const name = field('laboratory_name');
  const [primaryColor, secondaryColor] = useWatch({
    control: methods.control,
    name: ['primary_color', 'secondary_color'],
  });
  const zoneOptions = useTimeZoneOptions(timeZones, values.timezone);

  const lastSuggestion = useRef('');
  /**
   * The subdomain follows the name while typing, until the user changes it. An update on blur would
   * undo a selection in the field.
   */
  const suggest = () => {
    const { laboratory_name: typed, subdomain } = methods.getValues();
    if (subdomain !== lastSuggestion.current) return;
    lastSuggestion.current = typed.trim() === '' ? '' : suggestSubdomain(typed);
    methods.setValue('subdomain', lastSuggestion.current);
    methods.clearErrors('subdomain');
    onSubdomainChange(lastSuggestion.current);
  };

  return (
    <StepFrame
      step="laboratory_setup"
      context={words.laboratoryContext}
      form={form}
      onBack={onBack && (() => onBack(methods.getValues()))}
    >
      <TextField
        label={words.laboratoryName}
        autoComplete="organization"
        {...name}
        onChange={(event) => {
          void name.onChange(event);
          suggest();
        }}
      />
      <SubdomainField
        label={words.subdomain}
        binding={field('subdomain')}
        check={check}
        baseDomain={baseDomain}
        onSubdomainChange={onSubdomainChange}
      />
      <TextAreaField
        label={words.address}
        optional
        autoComplete="street-address"
        {...field('address')}
      />
      <Grid fill="stretch" gap="s5">
        <TextField label={words.phone} optional type="tel" autoComplete="tel" {...field('phone')} />
        <TextField
          label={words.email}
          optional
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <SelectField label={words.timezone} options={zoneOptions} {...field('timezone')} />
        <SelectField
          label={words.dateFormat}
          options={dateFormats.map((format) => ({ value: format, label: format }))}
          {...field('date_format')}
        />
        <ColorField
          label={words.primaryColor}
          typed={primaryColor}
          binding={field('primary_color')}
        />
        <ColorField
          label={words.secondaryColor}
          optional
          typed={secondaryColor}
          binding={field('secondary_color')}
        />
      </Grid>
    </StepFrame>
  );
}
