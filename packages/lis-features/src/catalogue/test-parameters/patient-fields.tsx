import { portalReleases } from '@alms/lis-domain/catalogue';
import { Checkbox } from '@alms/ui/checkbox';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { patientFieldsMessages } from './words/patient-fields/index.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Patient preparation, collection instructions and minimum repeat interval. */
export function PreparationFields({ form: { field, methods }, findings }: TestSectionProps) {
  const words = useMessages(patientFieldsMessages);
  const { hoursShort } = useMessages(testEditorMessages);
  const kind = methods.watch('kind');
  const isCollected = kind === 'single';
  return (
    <TestSectionCard section="preparation" findings={findings}>
      {kind !== 'calculated' && (
        <TextAreaField
          label={words.preparation}
          hint={words.preparationHint}
          optional
          {...field('patient_preparation')}
        />
      )}
      {isCollected && (
        <TextAreaField
          label={words.instructions}
          hint={words.instructionsHint}
          optional
          {...field('collection_instructions')}
        />
      )}
      {isCollected && (
        <Checkbox label={words.consent} hint={words.consentHint} {...field('consent_required')} />
      )}
      {kind !== 'panel' && (
        <Grid>
          <TextField
            label={words.repeat}
            hint={words.repeatHint}
            trailing={hoursShort}
            inputMode="numeric"
            optional
            {...field('min_repeat_hours')}
          />
        </Grid>
      )}
      {kind !== 'panel' && <OrderableForFields field={field} />}
    </TestSectionCard>
  );
}

const AGE_UNITS = ['d', 'wk', 'mo', 'a'] as const;

/** Sex and ages for which the test is ordered without a reason. */
function OrderableForFields({ field }: Pick<TestSectionProps['form'], 'field'>) {
  const words = useMessages(patientFieldsMessages);
  const test = useMessages(testEditorMessages);
  const units = AGE_UNITS.map((value) => ({ value, label: test[value] }));
  return (
    <>
      <Grid>
        <SelectField
          label={words.orderSex}
          hint={words.orderSexHint}
          options={(['any', 'female', 'male'] as const).map((value) => ({
            value,
            label: test[value],
          }))}
          {...field('orderable_for_sex')}
        />
      </Grid>
      <Grid columnWidth="10rem">
        <TextField
          label={words.orderAgeFrom}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...field('orderable_for_age_min')}
        />
        <SelectField
          label={test.ageFromUnit}
          options={units}
          {...field('orderable_for_age_min_unit')}
        />
        <TextField
          label={words.orderAgeUnder}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...field('orderable_for_age_max')}
        />
        <SelectField
          label={test.ageToUnit}
          options={units}
          {...field('orderable_for_age_max_unit')}
        />
      </Grid>
    </>
  );
}

/** Release of the result to the patient portal. */
export function ReleaseFields({ form: { field, methods }, findings }: TestSectionProps) {
  const words = useMessages(patientFieldsMessages);
  const { hoursShort } = useMessages(testEditorMessages);
  const [isVisible, release] = methods.watch(['portal_visible', 'portal_release']);
  return (
    <TestSectionCard section="release" findings={findings}>
      <Checkbox label={words.visible} hint={words.visibleHint} {...field('portal_visible')} />
      {isVisible && (
        <Grid>
          <SelectField
            label={words.release}
            options={portalReleases.map((value) => ({ value, label: words[value] }))}
            {...field('portal_release')}
          />
          {release === 'delay' && (
            <TextField
              label={words.delayHours}
              trailing={hoursShort}
              inputMode="numeric"
              {...field('portal_delay_hours')}
            />
          )}
        </Grid>
      )}
    </TestSectionCard>
  );
}
