import { portalReleases } from '@alms/lis-domain/catalogue';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { patientFieldsMessages } from './words/patient-fields/index.ts';
import type { TestSectionProps } from './test-editor-fields.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

/** Patient preparation, collection instructions, and the release to the patient portal. */
export function PatientFields({ form: { field, methods } }: TestSectionProps) {
  const words = useMessages(patientFieldsMessages);
  const { hoursShort } = useMessages(testEditorMessages);
  const [kind, isVisible, release] = methods.watch(['kind', 'portal_visible', 'portal_release']);
  const isCollected = kind === 'single';
  return (
    <Card heading={words.heading}>
      <Stack gap="s5">
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
          <>
            <Checkbox label={words.visible} hint={words.visibleHint} {...field('portal_visible')} />
            <Grid>
              {isVisible && (
                <SelectField
                  label={words.release}
                  options={portalReleases.map((value) => ({ value, label: words[value] }))}
                  {...field('portal_release')}
                />
              )}
              {isVisible && release === 'delay' && (
                <TextField
                  label={words.delayHours}
                  trailing={hoursShort}
                  inputMode="numeric"
                  autoComplete="off"
                  {...field('portal_delay_hours')}
                />
              )}
              <TextField
                label={words.repeat}
                hint={words.repeatHint}
                trailing={hoursShort}
                inputMode="numeric"
                autoComplete="off"
                optional
                {...field('min_repeat_hours')}
              />
            </Grid>
          </>
        )}
      </Stack>
    </Card>
  );
}
