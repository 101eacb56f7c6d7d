import { useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import type { Submission } from '@alms/ui/resource';
import type { InferOutput } from 'valibot';
import { useLisForm, type LisFormState } from '../../../shared/lis-form/index.ts';
import { catalogForm, type CatalogValues } from '../setup-wizard.form.ts';
import { setupWizardMessages } from '../words/index.ts';
import { StepFrame, type StepMoves } from '../step-frame.tsx';

export interface CatalogStepProps extends StepMoves<CatalogValues> {
  values: CatalogValues;
  submission: Submission;
  onSave: (data: InferOutput<typeof catalogForm>, draft: CatalogValues) => Promise<void>;
  onSkip: () => Promise<void>;
}

/** Selection of the initial tests. */
export function CatalogStep({ values, submission, onSave, onSkip, onBack }: CatalogStepProps) {
  const words = useMessages(setupWizardMessages);
  const form: LisFormState<CatalogValues, InferOutput<typeof catalogForm>> = useLisForm(
    catalogForm,
    {
      defaultValues: values,
      words,
      onSubmit: (data) => onSave(data, form.methods.getValues()),
      submission,
      failureKey: 'failed',
    },
  );
  const { field, methods } = form;
  return (
    <StepFrame
      step="test_catalog"
      context={words.catalogContext}
      form={form}
      onBack={onBack && (() => onBack(methods.getValues()))}
      onSkip={() => void onSkip()}
    >
      <RadioGroup
        label={words.starterPack}
        variant="cards"
        defaultValue={values.starter_pack}
        options={[
          { value: 'basic', label: words.packBasic, description: words.packBasicNote },
          { value: 'district', label: words.packDistrict, description: words.packDistrictNote },
          { value: 'hospital', label: words.packHospital, description: words.packHospitalNote },
          {
            value: 'hematology',
            label: words.packHematology,
            description: words.packHematologyNote,
          },
          { value: 'chemistry', label: words.packChemistry, description: words.packChemistryNote },
          { value: 'full', label: words.packFull, description: words.packFullNote },
          { value: 'none', label: words.packNone, description: words.packNoneNote },
        ]}
        {...field('starter_pack')}
      />
      {methods.watch('starter_pack') !== 'none' && (
        <RadioGroup
          label={words.unitSystem}
          defaultValue={values.unit_system}
          options={[
            { value: 'conventional', label: words.unitSystemConventional },
            { value: 'si', label: words.unitSystemSi },
          ]}
          {...field('unit_system')}
        />
      )}
    </StepFrame>
  );
}
